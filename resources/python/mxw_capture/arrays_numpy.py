# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The operations that figures need, on numpy arrays. Its twin is arrays_torch; both give the same numbers.

A prepared operand is a pair (array, format): the format says how to read the bits where numpy has no dtype of its own."""

import sys
from _thread import _local

from . import formats
from .pieces import pieces

_ORDERED = {"float64": "int64", "float32": "int32", "float16": "int16", "bfloat16": "int16"}
_tables = {}


class NumpyArrays:
    """Works in buffers that are kept: memory that is new each time costs more than the arithmetic."""

    limit = 1 << 18  # elements at a time

    def __init__(self, numpy):
        self.np = numpy
        self.has_fast_at = tuple(int(part) for part in numpy.__version__.split(".")[:2]) >= (1, 25)
        self.local = _local()

    def _buffer(self, slot, count, kind):
        buffers = self.local.__dict__
        found = buffers.get(slot)
        if found is None or found.size < count or found.dtype != kind:
            found = buffers[slot] = self.np.empty(count, dtype=kind)
        return found[:count]

    # -- operands

    def pieces(self, first, second):
        (first_array, _), (second_array, _) = first, second
        return pieces(first_array, second_array, lambda x: x.size, self.limit, lambda x: x.flags.c_contiguous)

    def wide(self, raw, name, slot):
        """float64 of a flat piece; may be the piece itself, so nobody writes into it."""
        np = self.np
        if raw.dtype == np.float64:
            return raw
        if name == "float16":
            return self._table(name)[raw.view(np.uint16)]
        if formats.is_eight_bits(name):
            return self._table(name)[raw.view(np.uint8)]
        wide = self._buffer(slot, raw.size, np.float64)
        if name == "bfloat16":
            bits = self._buffer("bits", raw.size, np.uint32)
            np.copyto(bits, raw.view(np.uint16))
            np.left_shift(bits, 16, out=bits)
            raw = bits.view(np.float32)
        np.copyto(wide, raw)
        return wide

    def ordered(self, raw, name, places, slot):
        """Bits as signed numbers in the order of the values; neighbours differ by one."""
        np = self.np
        if places is not None:
            raw = raw[places]
        result = self._buffer(slot, raw.size, np.int64)
        if name == formats.EXPONENT_ONLY:
            np.copyto(result, raw.view(np.uint8))
            return result
        kind = np.dtype(_ORDERED.get(name, "int8"))
        bits = np.ascontiguousarray(raw).view(kind)
        signs = self._buffer(slot + " signs", raw.size, kind)
        np.right_shift(bits, kind.itemsize * 8 - 1, out=signs)  # -1 where negative
        flipped = np.bitwise_and(signs, np.iinfo(kind).max, out=self._buffer(slot + " flipped", raw.size, kind))
        np.bitwise_xor(bits, flipped, out=flipped)
        np.subtract(flipped, signs, out=flipped)
        np.copyto(result, flipped)
        return result

    def distance(self, first, second, fits):
        """int64 whose bits are the unsigned distance. `fits`: it is known to be no more than int64 holds."""
        np = self.np
        if fits:
            np.subtract(first, second, out=first)
            return np.absolute(first, out=first)
        with_sign = first - second
        return np.where(first >= second, with_sign, -with_sign)

    def _table(self, name):
        np = self.np
        if name not in _tables:
            if name == "float16":
                _tables[name] = np.arange(65536, dtype=np.uint16).view(np.float16).astype(np.float64)
            else:
                _tables[name] = np.array(formats.values(name), dtype=np.float64)
        return _tables[name]

    # -- arithmetic into buffers

    def gap(self, x, y):
        result = self._buffer("gap", x.size, self.np.float64)
        self.np.subtract(x, y, out=result)
        return self.np.absolute(result, out=result)

    def magnitude(self, x):
        return self.np.absolute(x, out=self._buffer("magnitude", x.size, self.np.float64))

    def quotient(self, x, y, slot):
        return self.np.divide(x, y, out=self._buffer(slot, x.size, self.np.float64))

    def allowance(self, x, rtol, atol):
        result = self.np.multiply(x, rtol, out=self._buffer("allowance", x.size, self.np.float64))
        return self.np.add(result, atol, out=result)

    def small(self, x, most):
        return self.np.minimum(x, most, out=self._buffer("small", x.size, self.np.int64))

    # -- what arrays and tensors do not share

    def pick(self, x, places):
        return x[places]

    def kept(self, x):
        """Not a buffer."""
        return x.copy()

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
        product = self.np.multiply(x, y, out=self._buffer("product", x.size, self.np.float64))
        return float(product.sum())

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

    def tops(self, x, slot):
        """The sixteen bits on top of non-negative float64."""
        np = self.np
        result = self._buffer(slot, x.size, np.uint16)
        if sys.byteorder == "little" and x.flags.c_contiguous:
            np.copyto(result, x.view(np.uint16)[3::4])
        else:
            np.copyto(result, np.ascontiguousarray(x).view(np.uint64) >> np.uint64(48), casting="unsafe")
        return result

    def keys(self, bits, shift, slot):
        """bits >> shift, where that has sixteen bits at most."""
        result = self._buffer(slot, bits.size, self.np.uint16)
        return self.np.right_shift(bits.view(self.np.uint64), self.np.uint64(shift), out=result, casting="unsafe")

    def exponents(self, x, slot):
        """The eleven exponent bits of non-negative float64, as indexes."""
        result = self._buffer(slot, x.size, self.np.int64)
        self.np.copyto(result, self.tops(x, "exponents"))
        return self.np.right_shift(result, 4, out=result)

    def counts(self, keys, length):
        np = self.np
        if keys.dtype != np.int64:
            wide = self._buffer("keys", keys.size, np.int64)
            np.copyto(wide, keys)
            keys = wide
        return np.bincount(keys, minlength=length)

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
        """(bin of the rank-th counted element, how many lie in the bins before it, how many in it)"""
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
        values = self.np.sort(values) if len(values) < 1024 else self.np.partition(values, places)
        return [values[rank - 1].item() for rank in ranks]

    def listed(self, x):
        return x.tolist()
