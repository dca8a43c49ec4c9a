# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts by power of two."""

LOWEST, HIGHEST = -128, 127
BINS = 2048  # exponent bits of float64
BIAS = 1023


def trimmed(counted):
    """(lowest, counts, maxima) from (exponent bits, count, maximum): exponents are held, empty ends left out."""
    held = {}
    greatest = {}
    for bits, count, maximum in counted:
        exponent = max(LOWEST, min(HIGHEST, bits - BIAS))
        held[exponent] = held.get(exponent, 0) + count
        greatest[exponent] = max(greatest.get(exponent, 0.0), maximum)
    if not held:
        return 0, [], []
    span = range(min(held), max(held) + 1)
    return span[0], [held.get(one, 0) for one in span], [greatest.get(one, 0.0) for one in span]
