# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A quicker way for two operands of one format of 16 or 8 bits without special values, on numpy arrays.

Such formats have few values: those of the second operand are counted by their bits, which says all about elements that are
equal; only those that differ are computed with one by one."""

import math

from . import formats
from .chunk import Chunk
from .exponents import BINS

_NAMES = ("float16", "bfloat16")
_FEW = 1 << 12  # elements for which counting all patterns does not pay
_facts = {}


def is_narrow(rules):
    """Where the sign bit alone is a NaN, patterns without sign say too little."""
    name = rules.first_format
    signed = name in _NAMES or (formats.is_eight_bits(name) and not name.endswith(("fnuz", "fnu")))
    return signed and name == rules.second_format


class Facts:
    """What the patterns without sign of a format mean."""

    def __init__(self, arrays, name):
        np = arrays.np
        self.bits = 16 if name in _NAMES else 8
        self.unsigned = np.uint16 if self.bits == 16 else np.uint8
        patterns = np.arange(1 << (self.bits - 1), dtype=np.int64).astype(self.unsigned)
        wide = arrays.wide(patterns.view(np.float16) if name == "float16" else patterns, name, "facts")
        finite = np.isfinite(wide)
        self.first_special = int(finite.sum())  # they stand behind all others
        self.values = wide[: self.first_special].copy()
        self.squares = self.values * self.values
        keys = arrays.exponents(self.values, "facts exponents").copy()
        self.starts = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
        self.exponents = keys[self.starts]


def facts(arrays, name):
    if name not in _facts:
        _facts[name] = Facts(arrays, name)
    return _facts[name]


class NarrowChunk(Chunk):
    """None of its elements is special; see make()."""

    def _measure(self):
        arrays, rules = self.arrays, self.rules
        self.facts = facts(arrays, rules.first_format)
        np, kind = arrays.np, self.facts.unsigned
        first, second = (raw.view(kind) for raw in self.raw)
        self.size = len(first)
        self.different = np.flatnonzero(first != second)
        self.histogram = self._counted(second)
        if self.histogram[self.facts.first_special :].any() or not self._compare():
            raise _Special

    def _counted(self, patterns):
        arrays, np = self.arrays, self.arrays.np
        keys = arrays._buffer("patterns", len(patterns), np.int64)
        np.bitwise_and(patterns, self.facts.unsigned((1 << (self.facts.bits - 1)) - 1), out=keys, casting="unsafe")
        return np.bincount(keys, minlength=1 << (self.facts.bits - 1))

    def _compare(self):
        arrays = self.arrays
        self.a, b = self._widened()
        difference = arrays.gap(self.a, b)
        total = arrays.sum(difference)
        if not math.isfinite(total):
            return False
        if arrays.count(difference == 0):  # zeros of two signs
            differs = arrays.places(difference != 0)
            self.different = self.different[differs]
            self.a, b, difference = self.a[differs], b[differs], difference[differs]
        self.all_differ = len(self.different) == self.size
        self.d, self.signed_b = difference, b
        self.b = arrays.magnitude(b)
        self._divide()
        return True

    def _widened(self):
        name = self.rules.first_format
        sides = zip(self.raw, ("first", "second"))
        return [self.arrays.wide(raw[self.different], name, slot) for raw, slot in sides]

    def value(self, side, place):
        raw = self.raw[side][place : place + 1]
        return float(self.arrays.wide(raw.copy(), self.rules.first_format, "one value")[0])

    def magnitudes(self):
        np, known = self.arrays.np, self.facts
        counts = np.zeros(BINS, dtype=np.int64)
        finite = self.histogram[: known.first_special]
        counts[known.exponents] = np.add.reduceat(finite, known.starts)
        zeros = int(self.histogram[0])
        counts[0] -= zeros
        return counts, zeros, self.b, self.d

    def products(self):
        arrays, known = self.arrays, self.facts
        patterns = self.raw[1].view(known.unsigned)[self.different]
        equal = (self.histogram - self._counted(patterns))[: known.first_special]
        common = float((known.squares * equal).sum())
        a, b = self.a, self.signed_b
        return self.size, tuple(common + arrays.dot(x, y) for x, y in ((a, b), (a, a), (b, b)))


class _Special(Exception):
    pass


def make(arrays, offset, first, second, rules):
    """The chunk of two pieces, by the quicker way where that is one."""
    if rules.is_narrow and hasattr(arrays, "np") and len(first) > _FEW:
        try:
            return NarrowChunk(arrays, offset, first, second, rules)
        except _Special:
            pass
    return Chunk(arrays, offset, first, second, rules)
