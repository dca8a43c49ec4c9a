# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Sorting on MACA does not keep the order of equal probabilities, so
#       that two processes could cut different tails. Break ties by index.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the device sort is stable.
# -----------------------------------------------------------------------------

import random

from vllm_metax.patch.utils import patch


@patch("vllm.v1.sample.topk_topp_sampler")
def apply_top_k_top_p(probs: list[float], k: int, p: float) -> list[float]:
    """Zero everything outside the k best and outside the mass p."""
    # MetaX Modification: ties are broken by index
    order = sorted(range(len(probs)), key=lambda index: (-probs[index], index))
    kept = [0.0] * len(probs)
    mass = 0.0
    for rank, index in enumerate(order):
        if (k > 0 and rank >= k) or mass >= p:
            break
        kept[index] = probs[index]
        mass += probs[index]
    return kept


@patch("vllm.v1.sample.topk_topp_sampler", "random_sample")
def random_sample(probs: list[float], generator: random.Random) -> int:
    """Draw one index with the given weights."""
    threshold = generator.random() * sum(probs)
    for index, weight in enumerate(probs):
        threshold -= weight
        # MetaX Modification: an index of weight zero is never drawn
        if threshold < 0 and weight > 0:
            return index
    return max(range(len(probs)), key=probs.__getitem__)
