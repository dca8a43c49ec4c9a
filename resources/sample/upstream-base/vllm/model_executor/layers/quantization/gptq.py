# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.layers.quantization.base_config import (
    QuantizationConfig,
    QuantizeMethodBase,
)


class GPTQConfig(QuantizationConfig):
    bits = 4

    def __init__(self, group_size: int) -> None:
        self.group_size = group_size

    def get_quant_method(self, layer: Any, prefix: str) -> QuantizeMethodBase | None:
        return GPTQLinearMethod(self)


class GPTQLinearMethod(QuantizeMethodBase):
    def __init__(self, quant_config: GPTQConfig) -> None:
        self.quant_config = quant_config

    def process_weights_after_loading(self, layer: Any) -> None:
        layer.scale = 1.0 / self.quant_config.group_size

    def apply(self, layer: Any, x: list[float]) -> list[float]:
        return [value * layer.weight * layer.scale for value in x]
