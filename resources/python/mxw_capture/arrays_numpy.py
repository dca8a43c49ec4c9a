# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The operations that figures need, on numpy arrays. Its twin is arrays_torch; both give the same numbers.

A prepared operand is a pair (array, format): the format says how to read the bits where numpy has no dtype of its own."""

import sys

from . import formats
from .pieces import pieces

_ORDERED = {"float64": "int64", "float32": "int32", "float16": "int16", "bfloat16": "int16"}
_tables = {}


class NumpyArrays:
    limit = 1 << 20  # elements at a time

    def __init__(self, numpy):
        self.np = numpy
        self.has_fast_at = tuple(int(part) for part in numpy.__version__.split(".")[:2]) >= (1, 25)

    # -- operands

    def pieces(self, first, second):
        (first_array, _), (second_array, _) = first, second
        return pieces(first_array, second_array, lambda x: x.size, self.limit, lambda x: x.flags.c_contiguous)

    def wide(self, raw, name):
        """float64 of a flat piece; may be the piece itself, so nobody writes into it."""
        np = self.np
        if name == "bfloat16":
            bits = raw.view(np.uint16).astype(np.uint32)
            bits <<= 16
            return bits.view(np.float32).astype(np.float64)
        if name == "float16":
            return self._table(name).take(raw.view(np.uint16))
        if formats.is_eight_bits(name):
            return self._table(name).take(raw.view(np.uint8))
        return raw.astype(np.float64, copy=False)

    def ordered(self, raw, name, places):
        """Bits as signed numbers in the order of the values; neighbours differ by one."""
        np = self.np
        if places is not None:
            raw = raw.take(places)
        if name == formats.EXPONENT_ONLY:
            return raw.view(np.uint8).astype(np.int64)
        kind = np.dtype(_ORDERED.get(name, "int8"))
        bits = np.ascontiguousarray(raw).view(kind).astype(np.int64)
        lowest = np.int64(-(1 << (kind.itemsize * 8 - 1)))
        return np.where(bits < 0, lowest - bits, bits)

    def distance(self, first, second):
        """int64 whose bits are the unsigned distance."""
        with_sign = first - second
        return self.np.where(first >= second, with_sign, -with_sign)

    def _table(self, name):
        np = self.np
        if name not in _tables:
            if name == "float16":
                _tables[name] = np.arange(65536, dtype=np.uint16).view(np.float16).astype(np.float64)
            else:
                _tables[name] = np.array(formats.values(name), dtype=np.float64)
        return _tables[name]

    # -- arithmetic that arrays and tensors do not share

    def finite(self, x):
        return self.np.isfinite(x)

    def is_nan(self, x):
        return self.np.isnan(x)

    def is_inf(self, x):
        return self.np.isinf(x)

    def places(self, mask):
        return self.np.flatnonzero(mask)

    def count(self, mask):
        return int(self.np.count_nonzero(mask))

    def sum(self, x):
        return float(x.sum())

    def dot(self, x, y):
        return float(self.np.einsum("i,i->", x, y))

    def max(self, x):
        return x.max().item()

    def first_max(self, x):
        place = int(x.argmax())
        return place, x[place].item()

    def put(self, x, mask, value):
        x[mask] = value

    def zeros(self, count):
        return self.np.zeros(count, dtype=self.np.float64)

    def flags(self, count, value):
        return self.np.full(count, value, dtype=bool)

    def bits(self, x):
        return x.view(self.np.int64)

    def exponents(self, x):
        """The eleven exponent bits of non-negative float64."""
        return self._top(x) >> 4

    def top(self, x):
        """The sixteen bits on top of non-negative float64."""
        return self._top(x)

    def _top(self, x):
        np = self.np
        if sys.byteorder == "little" and x.flags.c_contiguous:
            return x.view(np.uint16)[3::4].astype(np.int64)
        return x.view(np.int64) >> 48

    def counts(self, keys, length):
        return self.np.bincount(keys, minlength=length)

    def group_max(self, keys, values, length):
        """Greatest non-negative value of each key; 0 where there is none."""
        np = self.np
        result = np.zeros(length, dtype=np.float64)
        if self.has_fast_at:
            np.maximum.at(result, keys, values)
        elif keys.size:
            order = np.argsort(keys, kind="stable")
            keys = keys[order]
            starts = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
            result[keys[starts]] = np.maximum.reduceat(values[order], starts)
        return result

    def find(self, histogram, rank):
        """(bin of the rank-th counted element, how many lie in the bins before it, how many in it)."""
        sums = histogram.cumsum()
        place = int(self.np.searchsorted(sums, rank))
        inside = int(histogram[place])
        return place, int(sums[place]) - inside, inside

    def join(self, parts):
        return parts[0] if len(parts) == 1 else self.np.concatenate(parts)

    def kth(self, values, ranks):
        """The values at 1-based ranks; the bits are those of unsigned numbers."""
        values = values.view(self.np.uint64)
        places = sorted({rank - 1 for rank in ranks})
        values = self.np.sort(values) if len(values) < 4096 else self.np.partition(values, places)
        return [values[rank - 1].item() for rank in ranks]

    def listed(self, x):
        return x.tolist()
