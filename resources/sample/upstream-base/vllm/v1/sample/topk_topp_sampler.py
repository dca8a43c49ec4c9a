# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the tail of a distribution and draws from the rest."""

import random


def apply_top_k_top_p(probs: list[float], k: int, p: float) -> list[float]:
    """Zero everything outside the k best and outside the mass p."""
    order = sorted(range(len(probs)), key=lambda index: -probs[index])
    kept = [0.0] * len(probs)
    mass = 0.0
    for rank, index in enumerate(order):
        if (k > 0 and rank >= k) or mass >= p:
            break
        kept[index] = probs[index]
        mass += probs[index]
    return kept


def random_sample(probs: list[float], generator: random.Random) -> int:
    """Draw one index with the given weights."""
    threshold = generator.random() * sum(probs)
    for index, weight in enumerate(probs):
        threshold -= weight
        if threshold < 0:
            return index
    return len(probs) - 1
