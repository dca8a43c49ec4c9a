# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.fused_moe.config import FusedMoEQuantConfig


def grouped_topk(scores: list[float], groups: int, top_k: int) -> list[int]:
    """Indices of the best experts of the best group."""
    size = len(scores) // groups
    best = max(range(groups), key=lambda g: max(scores[g * size : (g + 1) * size]))
    members = range(best * size, (best + 1) * size)
    return sorted(members, key=lambda index: -scores[index])[:top_k]


class RoutedExperts:
    """A layer of experts of which each token uses a few."""

    def __init__(self, experts: int, top_k: int, config: FusedMoEQuantConfig) -> None:
        self.experts = experts
        self.top_k = top_k
        self.config = config

    def route(self, scores: list[float]) -> list[int]:
        return grouped_topk(scores, 1, self.top_k)


def FusedMoEFactory(experts: int, top_k: int, config: FusedMoEQuantConfig | None = None) -> RoutedExperts:
    """Build the layer that suits the configuration."""
    return RoutedExperts(experts, top_k, config or FusedMoEQuantConfig())
