# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Choosing experts by a heap saves the full sort, which is slow on MACA
#       for more than 128 experts.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine selects without sorting.
# -----------------------------------------------------------------------------

import heapq

from vllm_metax.patch.utils import patch


@patch("vllm.model_executor.layers.fused_moe.layer", "grouped_topk")
def grouped_topk(scores: list[float], groups: int, top_k: int) -> list[int]:
    """Indices of the best experts of the best group."""
    size = len(scores) // groups
    best = max(range(groups), key=lambda g: max(scores[g * size : (g + 1) * size]))
    members = range(best * size, (best + 1) * size)
    # MetaX Modification: no full sort
    return heapq.nlargest(top_k, members, key=scores.__getitem__)
