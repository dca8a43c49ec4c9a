# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.layers.quantization.base_config import (
    QuantizationConfig,
    QuantizeMethodBase,
)


class Fp8Config(QuantizationConfig):
    bits = 8

    def __init__(self, activation_scheme: str) -> None:
        self.activation_scheme = activation_scheme

    def get_quant_method(self, layer: Any, prefix: str) -> QuantizeMethodBase | None:
        return Fp8LinearMethod(self)


class Fp8LinearMethod(QuantizeMethodBase):
    def __init__(self, quant_config: Fp8Config) -> None:
        self.quant_config = quant_config

    def apply(self, layer: Any, x: list[float]) -> list[float]:
        return [value * layer.weight for value in x]
