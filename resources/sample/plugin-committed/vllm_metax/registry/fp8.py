# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scales of inputs are found at run time, whatever the checkpoint says."""

from typing import Any

from vllm.model_executor.layers.quantization import register_quantization_config
from vllm.model_executor.layers.quantization.base_config import QuantizeMethodBase
from vllm.model_executor.layers.quantization.fp8 import Fp8Config, Fp8LinearMethod

from vllm_metax import _custom_ops as ops


class MacaFp8LinearMethod(Fp8LinearMethod):
    def apply(self, layer: Any, x: list[float]) -> list[float]:
        return ops.scaled_mm_int8(x, layer.weight)


@register_quantization_config("fp8")
class MacaFp8Config(Fp8Config):
    def __init__(self, activation_scheme: str = "dynamic") -> None:
        super().__init__("dynamic")

    def get_quant_method(self, layer: Any, prefix: str) -> QuantizeMethodBase | None:
        return MacaFp8LinearMethod(self)
