# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of PROTOCOL.md once more, written straight from its tables, slow and with numpy only."""

import math
from fractions import Fraction

import numpy as np


def figures(a, b, rtol, atol, equal_nan, patterns=None):
    """`a`, `b`: float64 of one shape. `patterns`: for ULP, both operands as integers in the order of their values."""
    a, b = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    shape = a.shape
    flat_a, flat_b = [float(x) for x in a.reshape(-1)], [float(x) for x in b.reshape(-1)]
    tolerance = rtol is not None
    rows = [_element(x, y, rtol, atol, equal_nan, tolerance) for x, y in zip(flat_a, flat_b)]
    d = [row[0] for row in rows]
    r = [row[1] for row in rows]
    o = [row[2] for row in rows]
    mismatch = [not row[3] for row in rows]
    both = [math.isfinite(x) and math.isfinite(y) for x, y in zip(flat_a, flat_b)]
    result = {"count": len(d), "mismatches": sum(mismatch)}
    for name, values in (("absolute", d), ("relative", r), ("allowed", o)):
        result[name] = _spread(values) if tolerance or name != "allowed" else None
    for name, values in (("worst", d), ("worstRelative", r), ("worstAllowed", o)):
        result[name] = _worst(values, shape, flat_a, flat_b) if tolerance or name != "worstAllowed" else None
    result["histogram"] = _histogram(d)
    result["magnitude"] = _magnitude(d, flat_b)
    result["nan"] = [sum(map(math.isnan, flat_a)), sum(map(math.isnan, flat_b))]
    result["inf"] = [sum(map(math.isinf, flat_a)), sum(map(math.isinf, flat_b))]
    result["cosine"] = _cosine(flat_a, flat_b, both)
    result["ulp"] = None if patterns is None else _ulp(patterns, both)
    wrong = any(mismatch)
    result["lines"] = _lines(mismatch, shape) if wrong and len(shape) > 1 else None
    result["map"] = _map(o if tolerance else d, shape) if wrong else None
    return result


def _element(a, b, rtol, atol, equal_nan, tolerance):
    if math.isnan(a) or math.isnan(b):
        same = math.isnan(a) and math.isnan(b) and equal_nan
        return (0.0, 0.0, 0.0, True) if same else (math.nan, math.nan, math.nan, False)
    if math.isinf(a) and a == b:
        return 0.0, 0.0, 0.0, True
    if math.isinf(a) or math.isinf(b):
        return math.inf, math.inf, math.inf, False
    with np.errstate(all="ignore"):
        d = abs(np.float64(a) - np.float64(b))
        if d == 0:
            return 0.0, 0.0, 0.0, True
        r = d / abs(np.float64(b))
        if not tolerance:
            return float(d), float(r), None, False
        allowed = np.float64(atol) + np.float64(rtol) * abs(np.float64(b))
        o = d / allowed
        return float(d), float(r), float(o), bool(d <= allowed and np.isfinite(d))


def _at(ordered, p):
    return ordered[math.ceil(p * len(ordered)) - 1] if ordered else None


def _spread(values):
    finite = sorted(x for x in values if math.isfinite(x))
    return {
        "max": finite[-1] if finite else None,
        "mean": _mean(finite),
        "p50": _at(finite, Fraction(1, 2)),
        "p99": _at(finite, Fraction(99, 100)),
        "p999": _at(finite, Fraction(999, 1000)),
        "zero": sum(x == 0 for x in values),
        "inf": sum(map(math.isinf, values)),
        "nan": sum(map(math.isnan, values)),
    }


def _mean(finite):
    if not finite:
        return None
    try:
        return math.fsum(finite) / len(finite)
    except OverflowError:
        return math.inf  # float64 cannot hold the sum


def _worst(values, shape, a, b):
    finite = [x for x in values if math.isfinite(x)]
    if not finite:
        return None
    place = values.index(max(finite))
    index = [int(x) for x in np.unravel_index(place, shape)] if shape else []
    return {"index": index, "first": a[place], "second": b[place]}


def _exponent(x):
    if not math.isfinite(x):
        return 127
    return max(-128, min(127, math.frexp(x)[1] - 1))


def _packed(counts):
    if not counts:
        return 0, []
    span = range(min(counts), max(counts) + 1)
    return span[0], [counts.get(one, 0) for one in span]


def _histogram(d):
    counts = {}
    for x in d:
        if math.isfinite(x) and x > 0:
            counts[_exponent(x)] = counts.get(_exponent(x), 0) + 1
    lowest, listed = _packed(counts)
    return {"lowest": lowest, "counts": listed}


def _magnitude(d, b):
    counts, greatest = {}, {}
    zeros, zero_maximum = 0, 0.0
    for x, y in zip(d, b):
        if not math.isfinite(x) or math.isnan(y):
            continue
        if y == 0:
            zeros += 1
            zero_maximum = max(zero_maximum, x)
            continue
        exponent = _exponent(abs(y))
        counts[exponent] = counts.get(exponent, 0) + 1
        greatest[exponent] = max(greatest.get(exponent, 0.0), x)
    lowest, listed = _packed(counts)
    maximum = [greatest.get(lowest + place, 0.0) for place in range(len(listed))]
    return {
        "lowest": lowest,
        "counts": listed,
        "maximum": maximum,
        "zeroCount": zeros,
        "zeroMaximum": zero_maximum,
    }


def _cosine(a, b, both):
    pairs = [(x, y) for x, y, use in zip(a, b, both) if use]
    with np.errstate(all="ignore"):
        x = np.array([one[0] for one in pairs])
        y = np.array([one[1] for one in pairs])
        xy, xx, yy = float((x * y).sum()), float((x * x).sum()), float((y * y).sum())
        if xx == 0 or yy == 0:
            return 1.0 if xx == yy else 0.0
        return float(np.float64(xy) / (np.sqrt(np.float64(xx)) * np.sqrt(np.float64(yy))))


def _ulp(patterns, both):
    first, second = ([int(x) for x in np.asarray(side).reshape(-1)] for side in patterns)
    distances = sorted(abs(x - y) for x, y, use in zip(first, second, both) if use)
    borders = ((0, 0), (1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 1 << 70))
    return {
        "max": distances[-1] if distances else 0,
        "p50": _at(distances, Fraction(1, 2)) or 0,
        "p99": _at(distances, Fraction(99, 100)) or 0,
        "p999": _at(distances, Fraction(999, 1000)) or 0,
        "counts": [sum(low <= x <= high for x in distances) for low, high in borders],
    }


def _lines(mismatch, shape):
    matrix = np.array(mismatch).reshape(-1, shape[-1])
    return {
        "rows": matrix.shape[0],
        "rowsTouched": int(matrix.any(1).sum()),
        "rowsWhole": int(matrix.all(1).sum()),
        "columns": matrix.shape[1],
        "columnsTouched": int(matrix.any(0).sum()),
        "columnsWhole": int(matrix.all(0).sum()),
    }


def _map(values, shape):
    matrix = np.array(values).reshape(-1, shape[-1] if shape else 1)
    rows, columns = matrix.shape
    down, across = min(64, rows), min(64, columns)
    cells = [[] for _ in range(down * across)]
    for i in range(rows):
        for j in range(columns):
            cells[i * down // rows * across + j * across // columns].append(float(matrix[i, j]))
    return {
        "rows": down,
        "columns": across,
        "values": [math.nan if any(map(math.isnan, cell)) else max(cell) for cell in cells],
    }
