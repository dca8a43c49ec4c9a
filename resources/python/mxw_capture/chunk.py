# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors of one piece of two operands. Only elements that differ are kept; the others have no error."""

import math

from . import exponents

MEASURES = ("absolute", "relative", "allowed")
_NO_SIGN = (1 << 63) - 1


class Part:
    """The finite values of one measure over the elements that differ."""

    def __init__(self, arrays, values):
        self.inf = self.nan = 0
        self.all = values
        self.values = values
        self.places = None
        self.max = None
        self.max_place = None
        if not len(values):
            return
        place, greatest = arrays.first_max(values)
        if not math.isfinite(greatest):
            self.nan = arrays.count(arrays.is_nan(values))
            self.inf = arrays.count(arrays.is_inf(values))
            self.places = arrays.places(arrays.finite(values))
            self.values = arrays.pick(values, self.places)
            if not len(self.values):
                return
            place, greatest = arrays.first_max(self.values)
            place = int(self.places[place])
        self.max = greatest
        self.max_place = place


class Chunk:
    def __init__(self, arrays, offset, raw_first, raw_second, rules):
        self.arrays = arrays
        self.offset = offset
        self.rules = rules
        self.raw = (raw_first, raw_second)
        self.nan = [0, 0]
        self.inf = [0, 0]
        self.both_finite = None  # a mask where some element is not
        self._keys = {}
        self._ulp = None
        self._measure()

    def _measure(self):
        arrays, rules = self.arrays, self.rules
        self.first = arrays.wide(self.raw[0], rules.first_format, "first")
        self.second = arrays.wide(self.raw[1], rules.second_format, "second")
        self.size = len(self.first)
        difference = arrays.gap(self.first, self.second)
        if not math.isfinite(arrays.sum(difference)):
            self._mind_special_values(difference)
        differs = difference != 0  # NaN does
        self.all_differ = arrays.count(differs) == self.size
        self.different = None if self.all_differ else arrays.places(differs)
        self.magnitude = arrays.magnitude(self.second)
        self.difference = difference
        self.d = self.at_different(difference)
        self.b = self.at_different(self.magnitude)
        self._divide()

    def _divide(self):
        arrays, rules = self.arrays, self.rules
        self.parts = {"absolute": Part(arrays, self.d)}
        relative = self._held(arrays.quotient(self.d, self.b, "relative"))
        self.parts["relative"] = Part(arrays, relative)
        if rules.has_tolerance:
            allowance = arrays.allowance(self.b, rules.rtol, rules.atol)
            matches = self.d <= allowance
            if self.both_finite is not None or self.parts["absolute"].inf:
                matches &= arrays.finite(self.d)
            self.mismatches = ~matches
            self.mismatch_count = len(self.d) - arrays.count(matches)
            allowed = self._held(arrays.quotient(self.d, allowance, "allowed"))
            self.parts["allowed"] = Part(arrays, allowed)
        else:
            self.mismatches = None  # all that differ
            self.mismatch_count = len(self.d)

    def _mind_special_values(self, difference):
        arrays = self.arrays
        finite = [arrays.finite(self.first), arrays.finite(self.second)]
        both = finite[0] & finite[1]
        if arrays.count(both) == self.size:
            return
        nan = [arrays.is_nan(self.first), arrays.is_nan(self.second)]
        self.nan = [arrays.count(mask) for mask in nan]
        self.inf = [arrays.count(arrays.is_inf(self.first)), arrays.count(arrays.is_inf(self.second))]
        arrays.put(difference, (self.first == self.second) & ~both, 0.0)
        if self.rules.equal_nan:
            arrays.put(difference, nan[0] & nan[1], 0.0)
        self.both_finite = both

    def _held(self, quotients):
        """One infinity makes an infinite error, whatever it is divided by."""
        if self.both_finite is not None:
            one_infinite = self.arrays.is_inf(self.d) & ~self.at_different(self.both_finite)
            self.arrays.put(quotients, one_infinite, math.inf)
        return quotients

    def at_different(self, x):
        return x if self.all_differ else self.arrays.pick(x, self.different)

    # -- what all elements add up to

    def magnitudes(self):
        """(counts by exponent bits of |b| without zeros, zeros, |b| and d of the elements that differ), where d is finite."""
        arrays = self.arrays
        magnitude, b, d = self.magnitude, self.b, self.d
        if self.both_finite is not None or self.parts["absolute"].inf:
            known = arrays.finite(self.difference) & ~arrays.is_nan(magnitude)
            magnitude = arrays.pick(magnitude, arrays.places(known))
            places = arrays.places(self.at_different(known))
            b, d = arrays.pick(b, places), arrays.pick(d, places)
        counts = arrays.counts(arrays.exponents(magnitude, "exponents of b"), exponents.BINS)
        zeros = arrays.count(magnitude == 0) if int(counts[0]) else 0
        counts[0] -= zeros
        return counts, zeros, b, d

    def products(self):
        """(pairs that are both finite, the sums of ab, aa and bb over them)"""
        arrays = self.arrays
        first, second = self.first, self.second
        if self.both_finite is not None:
            places = arrays.places(self.both_finite)
            first, second = arrays.pick(first, places), arrays.pick(second, places)
        pairs = ((first, second), (first, first), (second, second))
        return len(first), tuple(arrays.dot(x, y) for x, y in pairs)

    # -- places

    def value(self, side, place):
        return float((self.first, self.second)[side][place])

    def place(self, position):
        """Place in the piece of an element that differs."""
        return position if self.all_differ else int(self.different[position])

    def places(self):
        """Places in the piece of the elements that differ."""
        if self.different is None:
            self.different = self.arrays.places(self.arrays.flags(self.size, True))
        return self.different

    def first_zero(self, part):
        """Place of the first element whose error is 0; none if there is no such element."""
        arrays = self.arrays
        if not len(part.all):
            return 0 if self.size else None
        zero = arrays.flags(self.size, True)
        zero[arrays.pick(self.places(), arrays.places(part.all != 0))] = False
        place = arrays.places(zero)[:1]
        return int(place[0]) if len(place) else None

    def mismatch_places(self):
        if self.mismatches is None:
            return self.places()
        return self.arrays.pick(self.places(), self.arrays.places(self.mismatches))

    # -- what selections ask for

    def bits(self, name):
        return self.ulp() if name == "ulp" else self.arrays.bits(self.parts[name].values)

    def keys(self, name, shift):
        """All bits above the last `shift`, where they are no more than sixteen."""
        key = (name, shift)
        if key not in self._keys:
            slot = name + " keys"
            if shift == 48 and name != "ulp":
                self._keys[key] = self.arrays.tops(self.parts[name].values, slot)
            else:
                self._keys[key] = self.arrays.keys(self.bits(name), shift, slot)
        return self._keys[key]

    def starting_with(self, name, prefix, shift, is_short):
        """Bits of the values whose bits above the last `shift` are `prefix`; `is_short`: no value has more than sixteen."""
        arrays = self.arrays
        bits = self.bits(name)
        if is_short:
            same = self.keys(name, shift) == prefix
        else:
            same = ((bits >> shift) & (_NO_SIGN >> (shift - 1))) == prefix
        return arrays.pick(bits, arrays.places(same))

    def ulp(self):
        """Distances of those elements that differ and are both finite."""
        if self._ulp is None:
            arrays, name = self.arrays, self.rules.first_format
            places = None if self.all_differ else self.different
            if self.both_finite is not None:
                places = arrays.places(self.both_finite & (self.difference != 0))
            first = arrays.ordered(self.raw[0], name, places, "first order")
            second = arrays.ordered(self.raw[1], name, places, "second order")
            self._ulp = arrays.distance(first, second, fits=name != "float64")
        return self._ulp
