# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Routes at most eight experts per token, the limit of the fused kernel."""

from vllm.model_executor.layers.fused_moe.layer import FusedMoE

KERNEL_LIMIT = 8


class MacaFusedMoE(FusedMoE):
    def route(self, scores: list[float]) -> list[int]:
        return super().route(scores)[:KERNEL_LIMIT]
