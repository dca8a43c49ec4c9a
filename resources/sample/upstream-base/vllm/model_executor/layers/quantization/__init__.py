# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Quantization methods by the name checkpoints use."""

from collections.abc import Callable

from vllm.model_executor.layers.quantization.base_config import QuantizationConfig
from vllm.model_executor.layers.quantization.fp8 import Fp8Config
from vllm.model_executor.layers.quantization.gptq import GPTQConfig


class AWQConfig(QuantizationConfig):
    bits = 4


QUANTIZATION_METHODS: dict[str, type[QuantizationConfig]] = {
    "awq": AWQConfig,
}


def register_quantization_config(quantization: str) -> Callable[[type], type]:
    """Add or replace a method from outside the engine."""

    def register(config_class: type) -> type:
        QUANTIZATION_METHODS[quantization] = config_class
        return config_class

    return register


def get_quantization_config(quantization: str) -> type[QuantizationConfig]:
    method_to_config: dict[str, type[QuantizationConfig]] = {
        "fp8": Fp8Config,
        "gptq": GPTQConfig,
    }
    method_to_config.update(QUANTIZATION_METHODS)
    return method_to_config[quantization]
