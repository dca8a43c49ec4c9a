# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moonbeam: latent attention, routed experts and a draft layer, small enough to read."""

from dataclasses import dataclass, field

from vllm.distributed import parallel_state
from vllm.model_executor.layers.fused_moe.layer import grouped_topk
from vllm.model_executor.layers.linear import RowParallelLinear
from vllm.model_executor.layers.quantization.base_config import QuantizationConfig


@dataclass
class MoonbeamConfig:
    """What the checkpoint's config.json says."""

    num_hidden_layers: int = 4
    num_nextn_predict_layers: int = 1
    n_routed_experts: int = 8
    n_group: int = 2
    num_experts_per_tok: int = 2
    routed_scaling_factor: float = 1.0
    rope_theta: float = 10000.0
    rope_local_theta: float = 1000.0
    layer_types: list[str] = field(default_factory=list)


class MoonbeamLatentCache:
    """Keeps the compressed keys and values of one layer."""

    dtype = "fp8_e4m3"
    maximum = 448.0

    def __init__(self) -> None:
        self.rows: list[tuple[float, list[float]]] = []

    def append(self, row: list[float]) -> None:
        scale = max(abs(value) for value in row) / self.maximum
        self.rows.append((scale, [value / scale for value in row]))

    def read(self, index: int) -> list[float]:
        scale, row = self.rows[index]
        return [value * scale for value in row]


class MoonbeamRouter:
    """Chooses the experts of a token, group by group."""

    def __init__(self, config: MoonbeamConfig) -> None:
        self.groups = config.n_group
        self.top_k = config.num_experts_per_tok

    def forward(self, scores: list[float]) -> list[int]:
        return grouped_topk(scores, self.groups, self.top_k)


class MoonbeamExperts:
    """The routed experts of one layer."""

    def __init__(self, config: MoonbeamConfig) -> None:
        self.router = MoonbeamRouter(config)
        self.weights = [1.0 / (1 + index) for index in range(config.n_routed_experts)]
        self.routed_scaling_factor = config.routed_scaling_factor

    def forward(self, x: list[float]) -> list[float]:
        chosen = self.router.forward([weight * x[0] for weight in self.weights])
        factor = sum(self.weights[index] for index in chosen)
        factor *= self.routed_scaling_factor
        return [value * factor for value in x]


class MoonbeamDecoderLayer:
    def __init__(
        self,
        config: MoonbeamConfig,
        layer_idx: int,
        quant_config: QuantizationConfig | None = None,
    ) -> None:
        self.layer_type = config.layer_types[layer_idx]
        local = self.layer_type == "sliding_attention"
        self.theta = config.rope_local_theta if local else config.rope_theta
        self.cache = MoonbeamLatentCache()
        self.projection = RowParallelLinear(0.5, quant_config, f"layers.{layer_idx}")
        self.experts = MoonbeamExperts(config)

    def forward(self, x: list[float]) -> list[float]:
        x = self.projection.forward(x)
        self.cache.append(x)
        return self.experts.forward(x)


class MoonbeamForCausalLM:
    def __init__(
        self, config: MoonbeamConfig, quant_config: QuantizationConfig | None = None
    ) -> None:
        self.config = config
        self.layers = [
            MoonbeamDecoderLayer(config, index, quant_config)
            for index in range(config.num_hidden_layers)
        ]

    def forward(self, x: list[float]) -> list[float]:
        for layer in self.layers:
            x = layer.forward(x)
        return x

    def longest_row(self) -> list[int]:
        """Rows in the cache, over all processes."""
        return parallel_state.all_reduce_max([len(layer.cache.rows) for layer in self.layers])
