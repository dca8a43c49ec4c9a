# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of PROTOCOL.md: how far two arrays are apart. What holds the arrays is hidden behind `arrays`."""

import math
import struct

from . import exponents, selection
from .chunk import MEASURES
from .layout import Lines, Map
from .narrow import is_narrow, make

_PLACES = (("p50", 1, 2), ("p99", 99, 100), ("p999", 999, 1000))
_WORST = {"absolute": "worst", "relative": "worstRelative", "allowed": "worstAllowed"}
_FLOATING = ("float64", "float32", "float16", "bfloat16")
_SMALL = 1 << 14  # below it sorting is quicker than counting
_TOPS = 1 << 15
_KEEP = None  # candidates of an order statistic that are sorted rather than counted once more


class Rules:
    def __init__(self, first_format, second_format, rtol, atol, equal_nan):
        self.first_format = first_format
        self.second_format = second_format
        self.has_tolerance = rtol is not None and atol is not None
        self.rtol = float(rtol) if self.has_tolerance else None
        self.atol = float(atol) if self.has_tolerance else None
        self.equal_nan = bool(equal_nan)
        self.is_narrow = is_narrow(self)
        self.has_ulp = first_format == second_format and (
            first_format in _FLOATING or first_format.startswith("float8_")
        )


class Total:
    """One measure over all pieces."""

    def __init__(self):
        self.finite = self.zero = self.inf = self.nan = self.positive = 0
        self.sum = 0.0
        self.max = None
        self.worst = None  # place, first, second
        self.tops = None

    def add(self, chunk, part):
        arrays = chunk.arrays
        equal = chunk.size - len(part.all)
        self.positive += len(part.values)
        self.finite += equal + len(part.values)
        self.inf += part.inf
        self.nan += part.nan
        self.zero += equal
        if len(part.values):
            self.sum += arrays.sum(part.values)
            self.zero += arrays.count(part.values == 0)  # a quotient that is too small for float64
        self._keep_worst(chunk, part)

    def _keep_worst(self, chunk, part):
        place, value = None, part.max
        if value:
            if self.max is None or value > self.max:
                place = chunk.place(part.max_place)
        elif self.max is None:
            place, value = chunk.first_zero(part), 0.0
        if place is not None:
            self.max = value
            self.worst = (chunk.offset + place, chunk.value(0, place), chunk.value(1, place))

    def ranks(self):
        """(name, rank among the positive ones); rank 0 stands for a zero."""
        if not self.finite:
            return []
        below = self.finite - self.positive
        places = ((name, -(-self.finite * over // under)) for name, over, under in _PLACES)
        return [(name, max(0, place - below)) for name, place in places]


class Figures:
    def __init__(self, arrays, first, second, shape, rules):
        self.arrays = arrays
        self.operands = (first, second)
        self.shape = shape
        self.rules = rules
        self.count = math.prod(shape)
        self.names = MEASURES if rules.has_tolerance else MEASURES[:2]
        self.totals = {name: Total() for name in self.names}
        self.nan = [0, 0]
        self.inf = [0, 0]
        self.finite_pairs = 0
        self.mismatches = 0
        self.products = [0.0, 0.0, 0.0]
        self.errors = None
        self.magnitudes = None
        self.maxima = None
        self.zero_count = 0
        self.zero_maximum = 0.0
        self.ulp_max = 0
        self.ulp_counts = [0] * 7
        self.ulp_positive = 0
        self.ulp_tops = None  # counts by distance, while those are small
        self.only = None  # the single piece, when there is one

    def compute(self):
        for chunk in self._pieces():
            self._add(chunk)
            if chunk.size == self.count:
                self.only = chunk
        return self._result()

    def _pieces(self):
        for offset, first, second in self.arrays.pieces(*self.operands):
            yield make(self.arrays, offset, first, second, self.rules)

    def _again(self):
        return iter([self.only]) if self.only is not None else self._pieces()

    # -- the first pass

    def _add(self, chunk):
        arrays = self.arrays
        for side in (0, 1):
            self.nan[side] += chunk.nan[side]
            self.inf[side] += chunk.inf[side]
        self.mismatches += chunk.mismatch_count
        for name in self.names:
            total, part = self.totals[name], chunk.parts[name]
            total.add(chunk, part)
            if self.count > _SMALL:
                total.tops = _sum(total.tops, arrays.counts(chunk.keys(name, 48), _TOPS))
        if self.count <= _SMALL:
            errors = arrays.exponents(chunk.parts["absolute"].values, "exponents of d")
            self.errors = _sum(self.errors, arrays.counts(errors, exponents.BINS))
        self._add_magnitude(chunk)
        self._add_products(chunk)
        if self.rules.has_ulp:
            self._add_ulp(chunk)

    def _add_magnitude(self, chunk):
        arrays = self.arrays
        counts, zeros, b, d = chunk.magnitudes()
        self.magnitudes = _sum(self.magnitudes, counts)
        if zeros:
            self.zero_count += zeros
            at_zero = arrays.pick(d, arrays.places(b == 0))
            if len(at_zero):
                self.zero_maximum = max(self.zero_maximum, arrays.max(at_zero))
                others = arrays.places(b != 0)
                b, d = arrays.pick(b, others), arrays.pick(d, others)
        maxima = arrays.group_max(arrays.exponents(b, "exponents of different b"), d, exponents.BINS)
        if self.maxima is not None:
            larger = self.maxima > maxima
            maxima[larger] = self.maxima[larger]
        self.maxima = maxima

    def _add_products(self, chunk):
        pairs, products = chunk.products()
        self.finite_pairs += pairs
        self.products = [total + one for total, one in zip(self.products, products)]

    def _add_ulp(self, chunk):
        arrays = self.arrays
        distances = chunk.ulp()
        self.ulp_positive += len(distances)
        if not len(distances):
            return
        greatest = arrays.max(distances)
        if self.rules.first_format == "float64":
            huge = arrays.places(distances < 0)
            if len(huge):
                greatest = arrays.max(arrays.pick(distances, huge)) + (1 << 64)
        self.ulp_max = max(self.ulp_max, greatest)
        if greatest < _TOPS and self.count > _SMALL:
            counts = arrays.counts(distances, _TOPS)
            self.ulp_tops = _sum(self.ulp_tops, counts)
            self._add_ulp_counts(arrays.listed(counts[:18]), len(distances))
            return
        small = arrays.small(distances, 17)
        if greatest >= 1 << 63:
            arrays.put(small, distances < 0, 17)
        self._add_ulp_counts(arrays.listed(arrays.counts(small, 18)), len(distances))

    def _add_ulp_counts(self, counts, count):
        """`counts` of 0, 1, 2, … 17; the last may stand for more."""
        for place, (low, high) in enumerate(((0, 0), (1, 1), (2, 2), (3, 4), (5, 8), (9, 16))):
            self.ulp_counts[place] += sum(counts[low : high + 1])
        self.ulp_counts[6] += count - sum(counts[:17])

    # -- further passes

    def _result(self):
        percentiles = self._percentiles()
        result = {"count": self.count, "mismatches": self.mismatches}
        for name in MEASURES:
            result[name] = self._spread(name, percentiles) if name in self.names else None
        for name in MEASURES:
            result[_WORST[name]] = self._worst(name) if name in self.names else None
        lowest, counts, _ = exponents.trimmed(self._counted(self._error_counts(), None))
        result["histogram"] = {"lowest": lowest, "counts": counts}
        lowest, counts, maxima = exponents.trimmed(self._counted(self.magnitudes, self.maxima))
        result["magnitude"] = {
            "lowest": lowest,
            "counts": counts,
            "maximum": maxima,
            "zeroCount": self.zero_count,
            "zeroMaximum": self.zero_maximum,
        }
        result["nan"], result["inf"] = self.nan, self.inf
        result["cosine"] = self._cosine()
        result["ulp"] = self._ulp(percentiles) if self.rules.has_ulp else None
        result["lines"], result["map"] = self._layout()
        return result

    def _counted(self, counts, maxima):
        if counts is None:
            return []
        arrays = self.arrays
        bins = arrays.places(counts)
        greatest = [0.0] * len(bins) if maxima is None else arrays.listed(arrays.pick(maxima, bins))
        return zip(arrays.listed(bins), arrays.listed(arrays.pick(counts, bins)), greatest)

    def _error_counts(self):
        tops = self.totals["absolute"].tops
        return self.errors if tops is None else tops.reshape(exponents.BINS, -1).sum(1)

    def _percentiles(self):
        keep = _KEEP or (1 << 16 if self.only is not None else self.arrays.limit)
        selections, asked = [], {}
        for name in self.names:
            total = self.totals[name]
            for place, rank in total.ranks():
                if rank == 0:
                    asked[(name, place)] = 0.0
                elif total.tops is None:
                    asked[(name, place)] = selection.Wanted(0, 63, rank, total.positive)
                else:
                    top, before, inside = self.arrays.find(total.tops, rank)
                    asked[(name, place)] = selection.Wanted(top, 48, rank - before, inside, known=16)
        for place, over, under in _PLACES if self.rules.has_ulp and self.finite_pairs else ():
            rank = -(-self.finite_pairs * over // under) - (self.finite_pairs - self.ulp_positive)
            bits = self.ulp_max.bit_length()
            if rank <= 0:
                asked[("ulp", place)] = 0
            elif self.ulp_tops is not None and self.ulp_max < _TOPS:
                asked[("ulp", place)] = self.arrays.find(self.ulp_tops, rank)[0]
            else:
                asked[("ulp", place)] = selection.Wanted(0, bits, rank, self.ulp_positive)
        for name in self.names + ("ulp",):
            wanted = [one for key, one in asked.items() if key[0] == name and isinstance(one, selection.Wanted)]
            if wanted:
                selections.append(selection.Selection(self.arrays, name, wanted, keep))
        selection.run(selections, self._again)
        return {key: one.prefix if isinstance(one, selection.Wanted) else one for key, one in asked.items()}

    def _spread(self, name, percentiles):
        total = self.totals[name]
        spread = {"max": total.max, "mean": total.sum / total.finite if total.finite else None}
        for place, _, _ in _PLACES:
            value = percentiles.get((name, place))
            spread[place] = _float_of(value) if isinstance(value, int) else value
        spread.update(zero=total.zero, inf=total.inf, nan=total.nan)
        return spread

    def _worst(self, name):
        worst = self.totals[name].worst
        if worst is None:
            return None
        place, first, second = worst
        index = []
        for size in reversed(self.shape):
            place, rest = divmod(place, size)
            index.insert(0, rest)
        return {"index": index, "first": first, "second": second}

    def _cosine(self):
        both, first, second = self.products
        if first == 0 or second == 0:
            return 1.0 if first == second else 0.0
        norm = math.sqrt(first) * math.sqrt(second) if math.isfinite(first) and math.isfinite(second) else math.inf
        return both / norm if math.isfinite(both) or math.isfinite(norm) else math.nan

    def _ulp(self, percentiles):
        counts = list(self.ulp_counts)
        counts[0] += self.finite_pairs - self.ulp_positive
        result = {"max": self.ulp_max}
        for place, _, _ in _PLACES:
            result[place] = percentiles.get(("ulp", place), 0)
        result["counts"] = counts
        return result

    def _layout(self):
        if not self.mismatches:
            return None, None
        columns = self.shape[-1] if self.shape else 1
        rows = self.count // columns
        lines = Lines(self.arrays, rows, columns) if len(self.shape) > 1 else None
        error_map = Map(self.arrays, rows, columns, self.names[-1] if self.rules.has_tolerance else "absolute")
        for chunk in self._again():
            if lines is not None:
                lines.feed(chunk)
            error_map.feed(chunk)
        return lines.result() if lines is not None else None, error_map.result()


def _sum(total, counts):
    return counts if total is None else total + counts


def _float_of(bits):
    return struct.unpack("<d", struct.pack("<Q", bits))[0]


def compute(arrays, first, second, shape, rules):
    """`first` and `second` are what the back end prepared: (array, format)."""
    return Figures(arrays, first, second, tuple(int(size) for size in shape), rules).compute()
