# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.quantization.base_config import (
    QuantizationConfig,
    QuantizeMethodBase,
)


class UnquantizedLinearMethod(QuantizeMethodBase):
    def apply(self, layer: "LinearBase", x: list[float]) -> list[float]:
        return [value * layer.weight for value in x]


class LinearBase:
    def __init__(
        self,
        weight: float,
        quant_config: QuantizationConfig | None = None,
        prefix: str = "",
    ) -> None:
        self.weight = weight
        self.quant_method: QuantizeMethodBase = UnquantizedLinearMethod()
        if quant_config is not None:
            method = quant_config.get_quant_method(self, prefix)
            if method is not None:
                self.quant_method = method


class RowParallelLinear(LinearBase):
    def forward(self, x: list[float]) -> list[float]:
        return self.quant_method.apply(self, x)
