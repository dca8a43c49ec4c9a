# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.linear import RowParallelLinear
from vllm.model_executor.layers.quantization.base_config import QuantizationConfig


class TinyForCausalLM:
    """One linear layer, enough to see a method of quantization at work."""

    def __init__(self, quant_config: QuantizationConfig | None = None) -> None:
        self.layers = [RowParallelLinear(0.5, quant_config, "layers.0")]

    def forward(self, x: list[float]) -> list[float]:
        for layer in self.layers:
            x = layer.forward(x)
        return x
