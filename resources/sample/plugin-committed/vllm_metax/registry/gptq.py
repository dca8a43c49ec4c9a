# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Weights of four bits through the kernel of mcoplib."""

from typing import Any

from vllm.model_executor.layers.quantization import register_quantization_config
from vllm.model_executor.layers.quantization.base_config import QuantizeMethodBase
from vllm.model_executor.layers.quantization.gptq import GPTQConfig, GPTQLinearMethod

from vllm_metax import _custom_ops as ops


class MacaGPTQLinearMethod(GPTQLinearMethod):
    def apply(self, layer: Any, x: list[float]) -> list[float]:
        return ops.gptq_gemm(x, layer.weight, layer.scale)


@register_quantization_config("gptq")
class MacaGPTQConfig(GPTQConfig):
    def get_quant_method(self, layer: Any, prefix: str) -> QuantizeMethodBase | None:
        return MacaGPTQLinearMethod(self)
