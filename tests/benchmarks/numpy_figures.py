#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The peer of bench_compare: the figures of resources/python/PROTOCOL.md for two float16 files by numpy, in pieces.

    numpy_figures.py make FILE FILE BYTES     writes two files that differ a little
    numpy_figures.py figures FILE FILE        prints the figures as JSON, and the peak memory to standard error

It is written for speed: pieces fit the cache, each value is computed once, percentiles come from a histogram of the
leading bits and one more pass over the bins that they lie in.
"""

import json
import math
import resource
import sys

import numpy

PIECE = 1 << 17
COLUMNS = 4096
RTOL, ATOL = 1e-3, 1e-5
SHIFT = numpy.uint64(44)
PLACES = (("p50", 500), ("p99", 990), ("p999", 999))


def make(first, second, size):
    random = numpy.random.default_rng(1)
    rows = size // 2 // COLUMNS
    a = numpy.lib.format.open_memmap(first, "w+", numpy.float16, (rows, COLUMNS))
    b = numpy.lib.format.open_memmap(second, "w+", numpy.float16, (rows, COLUMNS))
    base = random.standard_normal(1 << 22, dtype=numpy.float32)
    for start in range(0, rows, 256):
        count = min(256, rows - start) * COLUMNS
        offsets = random.integers(0, (1 << 22) - count, 2)
        x = base[offsets[0]:offsets[0] + count] * numpy.float32(1 + random.random() / 10)
        y = x * (1 + numpy.float32(1e-3) * base[offsets[1]:offsets[1] + count])
        a[start:start + 256] = x.reshape(-1, COLUMNS)
        b[start:start + 256] = y.reshape(-1, COLUMNS)


def pieces(file, shape, offset):
    """Pieces of a file; mapped files would count as memory of this process."""
    with open(file, "rb") as stream:
        stream.seek(offset)
        for start in range(0, math.prod(shape), PIECE):
            yield start, numpy.fromfile(stream, numpy.float16, PIECE)


def layout(file):
    with open(file, "rb") as stream:
        numpy.lib.format.read_magic(stream)
        shape, _, _ = numpy.lib.format.read_array_header_1_0(stream)
        return shape, stream.tell()


def errors(a, b):
    """d, r, o of finite or special values."""
    magnitude = numpy.abs(b)
    d = numpy.abs(a - b)
    d[a == b] = 0
    zero = d == 0
    infinite = numpy.isinf(d)
    r, limit = d / magnitude, ATOL + RTOL * magnitude
    o = d / limit
    for x in (r, o):
        x[zero] = 0
        x[infinite] = math.inf
    return d, r, o, ~(zero | ((d <= limit) & ~infinite)), magnitude


class Spread:
    def __init__(self):
        self.max, self.total, self.worst = -1.0, [], None
        self.zero = self.inf = self.nan = 0
        self.bins = numpy.zeros(1 << 20, numpy.int64)

    def add(self, x, start, a, b):
        finite = x[numpy.isfinite(x)]
        self.inf += int(numpy.isinf(x).sum())
        self.nan += int(numpy.isnan(x).sum())
        if not finite.size:
            return
        self.zero += finite.size - int(numpy.count_nonzero(finite))
        self.total.append(float(finite.sum()))
        top = float(finite.max())
        if top > self.max:
            place = int(numpy.argmax(x == top))
            self.max, self.worst = top, (start + place, float(a[place]), float(b[place]))
        keys = (finite.view(numpy.uint64) >> SHIFT).astype(numpy.int64)
        lowest = int(keys.min())
        counts = numpy.bincount(keys - lowest)
        self.bins[lowest:lowest + counts.size] += counts

    def wanted(self):
        ends = numpy.cumsum(self.bins)
        self.count = int(ends[-1])
        self.targets = []
        for name, thousandths in PLACES:
            place = -(-self.count * thousandths // 1000)
            bin_number = int(numpy.searchsorted(ends, place))
            below = int(ends[bin_number - 1]) if bin_number else 0
            self.targets.append((name, place - below, bin_number))
        self.kept = {number: [] for _, _, number in self.targets}

    def sift(self, x):
        keys = x.view(numpy.uint64) >> SHIFT
        for number, kept in self.kept.items():
            values, counts = numpy.unique(x[keys == number], return_counts=True)
            kept.append((values, counts))

    def percentiles(self):
        result = {}
        for name, place, number in self.targets:
            values = numpy.concatenate([item[0] for item in self.kept[number]])
            counts = numpy.concatenate([item[1] for item in self.kept[number]])
            order = numpy.argsort(values, kind="stable")
            result[name] = float(values[order][numpy.searchsorted(numpy.cumsum(counts[order]), place)])
        return result

    def result(self):
        return {"max": self.max, "mean": math.fsum(self.total) / self.count, **self.percentiles(), "zero": self.zero,
                "inf": self.inf, "nan": self.nan}


class Total:
    def __init__(self, shape):
        self.spreads = [Spread(), Spread(), Spread()]
        self.mismatches = 0
        self.nan, self.inf = [0, 0], [0, 0]
        self.products = ([], [], [])
        self.magnitude = numpy.zeros(2048, numpy.int64)
        self.maximum = numpy.zeros(2048)
        self.ulp = numpy.zeros(65536, numpy.int64)
        rows, columns = shape
        self.row_counts, self.column_counts = numpy.zeros(rows, numpy.int64), numpy.zeros(columns, numpy.int64)
        self.map = numpy.zeros((min(64, rows), min(64, columns)))
        self.shape = shape
        self.column_parts = numpy.arange(columns) * self.map.shape[1] // columns
        self.column_starts = numpy.searchsorted(self.column_parts, numpy.arange(self.map.shape[1]))

    def add(self, start, first, second):
        a, b = first.astype(numpy.float64), second.astype(numpy.float64)
        for side, x in enumerate((a, b)):
            self.nan[side] += int(numpy.isnan(x).sum())
            self.inf[side] += int(numpy.isinf(x).sum())
        d, r, o, wrong, magnitude = errors(a, b)
        for spread, x in zip(self.spreads, (d, r, o)):
            spread.add(x, start, a, b)
        self.mismatches += int(numpy.count_nonzero(wrong))
        finite = numpy.isfinite(a) & numpy.isfinite(b)
        if not finite.all():
            a, b, d_finite, magnitude = a[finite], b[finite], d[finite], magnitude[finite]
            first, second = first[finite], second[finite]
        else:
            d_finite = d
        for sums, (x, y) in zip(self.products, ((a, b), (a, a), (b, b))):
            sums.append(float(numpy.dot(x, y)))
        bins = (magnitude.view(numpy.uint64) >> numpy.uint64(52)).astype(numpy.int64)
        self.magnitude += numpy.bincount(bins, minlength=2048)
        order = numpy.argsort(bins, kind="stable")
        edges = numpy.flatnonzero(numpy.diff(bins[order], prepend=-1))
        self.maximum[bins[order][edges]] = numpy.maximum(self.maximum[bins[order][edges]],
                                                         numpy.maximum.reduceat(d_finite[order], edges))
        self.ulp += numpy.bincount(numpy.abs(ordinals(first) - ordinals(second)), minlength=65536)
        self.places(start, wrong, o)

    def places(self, start, wrong, o):
        rows, columns = self.shape
        first_row = start // columns
        wrong = wrong.reshape(-1, columns)
        self.row_counts[first_row:first_row + len(wrong)] = numpy.count_nonzero(wrong, 1)
        self.column_counts += numpy.count_nonzero(wrong, 0)
        parts = numpy.maximum.reduceat(o.reshape(-1, columns), self.column_starts, axis=1)
        down = (first_row + numpy.arange(len(wrong))) * self.map.shape[0] // rows
        numpy.maximum.at(self.map, down, parts)

    def sift(self, first, second):
        for spread, x in zip(self.spreads, errors(first.astype(numpy.float64), second.astype(numpy.float64))):
            spread.sift(x)

    def result(self):
        rows, columns = self.shape
        ab, aa, bb = (math.fsum(sums) for sums in self.products)
        names = ("absolute", "relative", "allowed")
        ends = numpy.cumsum(self.ulp)
        ulp = {name: int(numpy.searchsorted(ends, -(-int(ends[-1]) * part // 1000))) for name, part in PLACES}
        ulp["max"] = int(numpy.flatnonzero(self.ulp)[-1])
        ulp["counts"] = [int(self.ulp[low:high].sum())
                         for low, high in ((0, 1), (1, 2), (2, 3), (3, 5), (5, 9), (9, 17), (17, 65536))]
        exponents = self.spreads[0].bins.reshape(-1, 256).sum(1)
        exponents[0] -= self.spreads[0].zero
        return {
            "count": rows * columns, "mismatches": self.mismatches,
            **{name: spread.result() for name, spread in zip(names, self.spreads)},
            "worst": [spread.worst for spread in self.spreads],
            "histogram": exponents[exponents > 0].tolist(),
            "magnitude": self.magnitude[1:][self.magnitude[1:] > 0].tolist(), "zeroCount": int(self.magnitude[0]),
            "maximum": self.maximum[1:][self.magnitude[1:] > 0].tolist(),
            "nan": self.nan, "inf": self.inf, "cosine": ab / (math.sqrt(aa) * math.sqrt(bb)), "ulp": ulp,
            "lines": [int((self.row_counts > 0).sum()), int((self.row_counts == columns).sum()),
                      int((self.column_counts > 0).sum()), int((self.column_counts == rows).sum())],
            "map": self.map.reshape(-1).tolist(),
        }


def ordinals(x):
    codes = x.view(numpy.int16).astype(numpy.int32)
    return numpy.where(codes < 0, -(codes & 0x7fff), codes)


def figures(first, second):
    shape, offset = layout(first)
    total = Total(shape)
    with numpy.errstate(all="ignore"):
        for (start, a), (_, b) in zip(pieces(first, shape, offset), pieces(second, shape, layout(second)[1])):
            total.add(start, a, b)
        for spread in total.spreads:
            spread.wanted()
        for (_, a), (_, b) in zip(pieces(first, shape, offset), pieces(second, shape, layout(second)[1])):
            total.sift(a, b)
    print(json.dumps(total.result()))
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024, file=sys.stderr)


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        figures(sys.argv[2], sys.argv[3])
