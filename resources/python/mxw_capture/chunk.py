# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors of one piece of two operands. Only elements that differ are kept; the others have no error."""

import math

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
            self.values = values.take(self.places)
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
        self.first = arrays.wide(raw_first, rules.first_format)
        self.second = arrays.wide(raw_second, rules.second_format)
        self.size = len(self.first)
        self.nan = [0, 0]
        self.inf = [0, 0]
        self.both_finite = None  # a mask where some element is not
        self._keys = {}
        self._ulp = None
        self._measure()

    def _measure(self):
        arrays, rules = self.arrays, self.rules
        difference = abs(self.first - self.second)
        if not math.isfinite(arrays.sum(difference)):
            self._mind_special_values(difference)
        self.different = arrays.places(difference != 0)  # NaN is
        self.all_differ = len(self.different) == self.size
        self.magnitude = abs(self.second)
        self.difference = difference
        self.d = self.at_different(difference)
        self.b = self.at_different(self.magnitude)
        self.parts = {"absolute": Part(arrays, self.d), "relative": Part(arrays, self._held(self.d / self.b))}
        if rules.has_tolerance:
            allowed = self.b * rules.rtol + rules.atol
            self.parts["allowed"] = Part(arrays, self._held(self.d / allowed))
            matches = self.d <= allowed
            if self.both_finite is not None or self.parts["absolute"].inf:
                matches &= arrays.finite(self.d)
            self.mismatches = ~matches
            self.mismatch_count = len(self.d) - arrays.count(matches)
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
        return x if self.all_differ else x.take(self.different)

    # -- places

    def place(self, position):
        """Place in the piece of an element that differs."""
        return position if self.all_differ else int(self.different[position])

    def first_zero(self, part):
        """Place of the first element whose error is 0; none if there is no such element."""
        if not len(self.different):
            return 0 if self.size else None
        arrays = self.arrays
        zero = arrays.flags(self.size, True)
        zero[self.different.take(arrays.places(part.all != 0))] = False
        place = arrays.places(zero)[:1]
        return int(place[0]) if len(place) else None

    def mismatch_places(self):
        if self.mismatches is None:
            return self.different
        return self.different.take(self.arrays.places(self.mismatches))

    # -- what selections ask for

    def keys(self, name):
        if name not in self._keys:
            self._keys[name] = self.arrays.top(self.parts[name].values)
        return self._keys[name]

    def starting_with(self, name, prefix, shift):
        """Bits of the values whose bits above the last `shift` are `prefix`; of all when that is None."""
        arrays = self.arrays
        bits = self.ulp() if name == "ulp" else arrays.bits(self.parts[name].values)
        if prefix is None:
            return bits
        if shift == 48 and name != "ulp":
            same = self.keys(name) == prefix
        else:
            same = ((bits >> shift) & (_NO_SIGN >> (shift - 1))) == prefix
        return bits.take(arrays.places(same))

    def ulp(self):
        """Distances of those elements that differ and are both finite."""
        if self._ulp is None:
            arrays, name = self.arrays, self.rules.first_format
            places = None if self.all_differ else self.different
            if self.both_finite is not None:
                places = arrays.places(self.both_finite & (self.difference != 0))
            first, second = (arrays.ordered(raw, name, places) for raw in self.raw)
            self._ulp = arrays.distance(first, second)
        return self._ulp
