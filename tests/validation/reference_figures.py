#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes pairs of tensor files and the figures that resources/python/PROTOCOL.md defines for them, by numpy alone.

    reference_figures.py FOLDER [SEED]

FOLDER/cases.json is a list of {"name", "first", "second", "rtol", "atol", "equalNan", "figures"}. Nothing here is shared
with the program that is tested: whole arrays, exact sums, sorted values, Python's integers.
"""

import json
import math
import struct
import sys
from fractions import Fraction
from pathlib import Path

import numpy

FLOAT_BITS = {"float64": (11, 52), "float32": (8, 23), "float16": (5, 10), "bfloat16": (8, 7),
              "float8_e4m3fn": (4, 3), "float8_e5m2": (5, 2)}
SAFETENSORS = {"float64": "F64", "float32": "F32", "float16": "F16", "bfloat16": "BF16", "float8_e4m3fn": "F8_E4M3",
               "float8_e5m2": "F8_E5M2", "int8": "I8", "int16": "I16", "int32": "I32", "int64": "I64", "uint8": "U8",
               "uint16": "U16", "uint32": "U32", "uint64": "U64", "bool": "BOOL"}


# --- floats that numpy has no type for: arrays of their codes

def decode(codes, dtype):
    """Codes of a small float as float64."""
    exponent_bits, fraction_bits = FLOAT_BITS[dtype]
    table = []
    for code in range(2 ** (exponent_bits + fraction_bits)):
        exponent, fraction = code >> fraction_bits, code & (2 ** fraction_bits - 1)
        bias = 2 ** (exponent_bits - 1) - 1
        if dtype == "float8_e4m3fn" and code == 127:
            value = math.nan
        elif dtype != "float8_e4m3fn" and exponent == 2 ** exponent_bits - 1:
            value = math.nan if fraction else math.inf
        elif exponent == 0:
            value = math.ldexp(fraction, 1 - bias - fraction_bits)
        else:
            value = math.ldexp(fraction + 2 ** fraction_bits, exponent - bias - fraction_bits)
        table.append(value)
    table = numpy.array(table + [-value for value in table])
    return table[codes]


def is_codes(dtype):
    return dtype in ("bfloat16", "float8_e4m3fn", "float8_e5m2")


def to_float64(array, dtype):
    if is_codes(dtype):
        return decode(array, dtype)
    if dtype.startswith("complex"):
        part = numpy.float32 if dtype == "complex64" else numpy.float64
        return numpy.stack([array.real.astype(part), array.imag.astype(part)], -1).astype(numpy.float64)
    return array.astype(numpy.float64)


# --- figures

def errors(a, b, rtol, atol, equal_nan):
    """d, r, o, matches as the table of the page says, each case for itself."""
    with numpy.errstate(all="ignore"):
        both_finite = numpy.isfinite(a) & numpy.isfinite(b)
        same_infinity = numpy.isinf(a) & numpy.isinf(b) & (a == b)
        both_nan = numpy.isnan(a) & numpy.isnan(b)
        some_nan = (numpy.isnan(a) | numpy.isnan(b)) & ~both_nan
        d = numpy.full(a.shape, math.inf)
        d[both_finite] = numpy.abs(a - b)[both_finite]
        d[same_infinity] = 0
        d[some_nan] = math.nan
        d[both_nan] = 0 if equal_nan else math.nan
        r, o = d.copy(), d.copy()
        usual = both_finite & (d > 0)
        r[usual] = (d / numpy.abs(b))[usual]
        limit = (atol or 0) + (rtol or 0) * numpy.abs(b)
        o[usual] = (d / limit)[usual]
        matches = (both_finite & ((d == 0) | ((d <= limit) & numpy.isfinite(d)))) | same_infinity
        if equal_nan:
            matches |= both_nan
    return d, r, o, matches


def place(count, thousandths):
    return -(-count * thousandths // 1000)


def exact_sum(products):
    """What is too much for float64 is infinite, as the page has it for the norms."""
    if not numpy.isfinite(products).all():
        return float(products.sum())
    try:
        return math.fsum(products.tolist())
    except OverflowError:
        return math.inf


def exact_mean(values):
    try:
        return math.fsum(values) / len(values)
    except OverflowError:
        return float(sum(map(Fraction, values)) / len(values))


def spread(values):
    finite = numpy.sort(values[numpy.isfinite(values)]).tolist()
    result = {"max": None, "mean": None, "p50": None, "p99": None, "p999": None}
    if finite:
        result = {"max": finite[-1], "mean": exact_mean(finite)}
        for name, thousandths in (("p50", 500), ("p99", 990), ("p999", 999)):
            result[name] = finite[place(len(finite), thousandths) - 1]
    result.update(zero=int((values == 0).sum()), inf=int(numpy.isinf(values).sum()),
                  nan=int(numpy.isnan(values).sum()))
    return result


def worst(values, a, b):
    best = None
    for index, value in enumerate(values.reshape(-1).tolist()):
        if math.isfinite(value) and (best is None or value > values.flat[best]):
            best = index
    if best is None:
        return None
    where = numpy.unravel_index(best, values.shape) if values.ndim else ()
    return {"index": [int(i) for i in where], "first": float(a.flat[best]), "second": float(b.flat[best])}


def exponents(values):
    return numpy.where(numpy.isinf(values), 127, numpy.clip(numpy.frexp(values)[1] - 1, -128, 127))


def trimmed(counts):
    used = numpy.flatnonzero(counts)
    return (int(used[0]), int(used[-1]) + 1) if len(used) else (128, 128)


def histogram(d):
    chosen = d[numpy.isfinite(d) & (d > 0)]
    counts = numpy.bincount(exponents(chosen).astype(int) + 128, minlength=256)
    start, end = trimmed(counts)
    return {"lowest": start - 128, "counts": counts[start:end].tolist()}


def magnitude(d, b):
    chosen = numpy.isfinite(d) & ~numpy.isnan(b)
    zeros = d[chosen & (b == 0)]
    rest = chosen & (b != 0)
    bins = exponents(numpy.abs(b[rest])).astype(int) + 128
    counts = numpy.bincount(bins, minlength=256)
    maximum = numpy.zeros(256)
    numpy.maximum.at(maximum, bins, d[rest])
    start, end = trimmed(counts)
    return {"lowest": start - 128, "counts": counts[start:end].tolist(), "maximum": maximum[start:end].tolist(),
            "zeroCount": len(zeros), "zeroMaximum": float(zeros.max()) if len(zeros) else 0.0}


def cosine(a, b):
    finite = numpy.isfinite(a) & numpy.isfinite(b)
    a, b = a[finite], b[finite]
    with numpy.errstate(all="ignore"):
        sums = [exact_sum(x * y) for x, y in ((a, b), (a, a), (b, b))]
    if sums[1] == 0 or sums[2] == 0:
        return 1.0 if sums[1] == sums[2] else 0.0
    return sums[0] / (math.sqrt(sums[1]) * math.sqrt(sums[2]))


def ordinals(array, dtype):
    """Signed places of floats in the row of all floats."""
    exponent_bits, fraction_bits = FLOAT_BITS[dtype]
    bits = 1 + exponent_bits + fraction_bits
    codes = array if is_codes(dtype) else array.view(f"u{bits // 8}")
    for code in codes.reshape(-1).tolist():
        magnitude_bits = code & (2 ** (bits - 1) - 1)
        yield -magnitude_bits if code >> (bits - 1) else magnitude_bits


def ulp(first, second, a, b, dtype):
    finite = (numpy.isfinite(a) & numpy.isfinite(b)).reshape(-1).tolist()
    pairs = zip(finite, ordinals(first, dtype), ordinals(second, dtype))
    distances = sorted(abs(x - y) for use, x, y in pairs if use)
    counts = [sum(low <= value <= high for value in distances)
              for low, high in ((0, 0), (1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 2 ** 64))]
    result = {"max": 0, "p50": 0, "p99": 0, "p999": 0, "counts": counts}
    if distances:
        result["max"] = distances[-1]
        for name, thousandths in (("p50", 500), ("p99", 990), ("p999", 999)):
            result[name] = distances[place(len(distances), thousandths) - 1]
    return result


def lines(mismatch):
    wrong = mismatch.reshape(-1, mismatch.shape[-1])
    return {"rows": wrong.shape[0], "rowsTouched": int(wrong.any(1).sum()), "rowsWhole": int(wrong.all(1).sum()),
            "columns": wrong.shape[1], "columnsTouched": int(wrong.any(0).sum()),
            "columnsWhole": int(wrong.all(0).sum())}


def error_map(values):
    matrix = values.reshape(-1, values.shape[-1]) if values.ndim else values.reshape(1, 1)
    rows, columns = (min(64, size) for size in matrix.shape)
    result = numpy.full((rows, columns), -1.0)
    row_of = numpy.arange(matrix.shape[0]) * rows // matrix.shape[0]
    column_of = numpy.arange(matrix.shape[1]) * columns // matrix.shape[1]
    keys = numpy.where(numpy.isnan(matrix), math.nan, matrix)
    numpy.maximum.at(result, (row_of[:, None], column_of[None, :]), keys)  # NaN wins
    return {"rows": rows, "columns": columns, "values": result.reshape(-1).tolist()}


def figures(first, second, dtypes, rtol, atol, equal_nan):
    a, b = to_float64(first, dtypes[0]), to_float64(second, dtypes[1])
    if a.ndim != b.ndim:  # a real operand beside a complex one
        a, b = (numpy.stack([x, numpy.zeros_like(x)], -1) if x.ndim == first.ndim else x for x in (a, b))
    d, r, o, matches = errors(a, b, rtol, atol, equal_nan)
    tolerant = rtol is not None
    with numpy.errstate(all="ignore"):
        result = {
            "count": a.size, "mismatches": int((~matches).sum()),
            "absolute": spread(d), "relative": spread(r), "allowed": spread(o) if tolerant else None,
            "worst": worst(d, a, b), "worstRelative": worst(r, a, b),
            "worstAllowed": worst(o, a, b) if tolerant else None,
            "histogram": histogram(d), "magnitude": magnitude(d, b),
            "nan": [int(numpy.isnan(x).sum()) for x in (a, b)], "inf": [int(numpy.isinf(x).sum()) for x in (a, b)],
            "cosine": cosine(a, b), "ulp": None, "lines": None, "map": None,
        }
    if dtypes[0] == dtypes[1] and dtypes[0] in FLOAT_BITS:
        result["ulp"] = ulp(first, second, a, b, dtypes[0])
    if result["mismatches"]:
        result["lines"] = lines(~matches) if a.ndim >= 2 else None
        result["map"] = error_map(o if tolerant else d)
    return result


# --- data

def random_codes(random, shape, dtype):
    bits = 1 + sum(FLOAT_BITS[dtype])
    return random.integers(0, 2 ** bits, shape, dtype=f"u{bits // 8}")


def near_codes(random, codes):
    """Mostly the same, sometimes a few codes away."""
    step = random.integers(-3, 4, codes.shape) * (random.random(codes.shape) < 0.4)
    return (codes.astype(numpy.int64) + step).astype(codes.dtype)


def sprinkle(random, array):
    """Infinities, NaN, zeros of both signs and denormals at a few places."""
    values = [math.nan, math.inf, -math.inf, 0.0, -0.0]
    tiny = numpy.finfo(array.dtype).smallest_subnormal
    flat = array.reshape(-1)
    if not flat.size:
        return
    for index in random.integers(0, flat.size, max(1, flat.size // 12)):
        kind = int(random.integers(0, 7))
        flat[index] = values[kind] if kind < 5 else tiny * (kind - 4)


def float_pair(random, shape, dtype, special):
    scale = numpy.exp(random.normal(size=shape) * 3)
    if dtype == "float64" and special:
        scale = numpy.exp(random.uniform(-700, 709, shape))
    with numpy.errstate(all="ignore"):
        a = numpy.asarray(random.normal(size=shape) * scale).astype(dtype)
        noise = random.normal(size=shape) * 10.0 ** random.integers(-9, -1, shape)
        b = numpy.where(random.random(shape) < 0.3, a, a * (1 + noise)).astype(dtype).reshape(shape)
    if special:
        sprinkle(random, a)
        sprinkle(random, b)
        same = random.random(shape) < 0.05
        b = numpy.where(same, a, b).astype(dtype).reshape(shape)
    return a, b


def integer_pair(random, shape, dtype):
    info = numpy.iinfo(dtype)
    a = numpy.asarray(random.integers(info.min, info.max, shape, dtype=dtype, endpoint=True))
    flip = random.random(shape) < 0.3
    return a, numpy.where(flip, random.integers(info.min, info.max, shape, dtype=dtype, endpoint=True), a).astype(dtype)


def pair(random, shape, dtype, special):
    if dtype == "bool":
        a = numpy.asarray(random.random(shape) < 0.5)
        return a, numpy.asarray(a ^ (random.random(shape) < 0.2))
    if is_codes(dtype):
        a = random_codes(random, shape, dtype)
        return a, near_codes(random, a).reshape(shape)
    if dtype.startswith("complex"):
        part = "float32" if dtype == "complex64" else "float64"
        (ar, br), (ai, bi) = float_pair(random, shape, part, special), float_pair(random, shape, part, special)
        a, b = numpy.empty(shape, dtype), numpy.empty(shape, dtype)
        a.real, a.imag, b.real, b.imag = ar, ai, br, bi
        return a, b
    if dtype.startswith("float"):
        return float_pair(random, shape, dtype, special)
    return integer_pair(random, shape, dtype)


# --- files

def write_npy(path, array, dtype, layout):
    version = {"v2": (2, 0), "v3": (3, 0)}.get(layout)
    if layout == "big" and dtype != "bfloat16":  # raw bytes have no order of their own
        array = array.astype(array.dtype.newbyteorder(">"))
    if layout == "fortran":
        array = numpy.asfortranarray(array)
    if dtype == "bfloat16":
        array = array.view("V2")
    with open(path, "wb") as file:
        numpy.lib.format.write_array(file, array, version=version)


def write_safetensors(path, array, dtype):
    data = numpy.ascontiguousarray(array).tobytes()
    header = {"__metadata__": {"format": "pt"},
              "other": {"dtype": "U8", "shape": [3], "data_offsets": [0, 3]},
              "layer.weight": {"dtype": SAFETENSORS[dtype], "shape": list(array.shape),
                               "data_offsets": [3, 3 + len(data)]}}
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"abc" + data)
    return f"{path}:layer.weight"


def write(folder, name, array, dtype, layout):
    if layout == "safetensors" or dtype.startswith("float8"):
        return write_safetensors(folder / f"{name}.safetensors", array, dtype)
    if layout in ("npz", "npz-packed"):
        path = folder / f"{name}.npz"
        save = numpy.savez if layout == "npz" else numpy.savez_compressed
        save(path, wanted=array.view("V2") if dtype == "bfloat16" else array, other=numpy.arange(4))
        return f"{path}:wanted"
    path = folder / f"{name}.npy"
    write_npy(path, array, dtype, layout)
    return str(path)


# --- cases

def plan():
    """(dtypes, shape, special values, layouts of both files)"""
    every = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "bfloat16",
             "float8_e4m3fn", "float8_e5m2", "float32", "float64", "complex64", "complex128"]
    for dtype in every:
        for shape in ((), (0,), (3, 0), (1,), (37,), (5, 7), (2, 3, 4, 5), (1100,), (70, 66)):
            yield (dtype, dtype), shape, len(shape) != 1, ("plain", "plain")
    layouts = ["plain", "big", "fortran", "v2", "v3", "npz", "npz-packed", "safetensors"]
    for i, layout in enumerate(layouts):
        for dtype in ("float16", "float32", "float64", "int32", "bfloat16", "complex128"):
            if layout == "safetensors" and dtype.startswith("complex"):
                continue
            yield (dtype, dtype), (6, 5, 11), True, (layout, layouts[(i + 2) % 7])
    for shape in ((9, 1), (1, 9), (1, 7, 1, 5), (3, 1, 1), (4, 3, 2, 3, 2), (300, 2), (2, 900), (40, 50, 1)):
        yield ("float32", "float32"), shape, True, ("fortran", "plain")
        yield ("complex64", "complex64"), shape, True, ("plain", "fortran")
        yield ("float16", "float16"), shape, True, ("fortran", "fortran")
    # Wider than what is kept for all columns.
    yield ("float32", "float32"), (2, 270_001), True, ("plain", "plain")
    yield ("float16", "float16"), (300_007,), True, ("plain", "plain")
    yield ("float64", "float64"), (3, 2, 17_003), True, ("fortran", "plain")
    yield ("int8", "int8"), (17_003, 5), True, ("plain", "fortran")
    for dtypes in (("float16", "float32"), ("int32", "float64"), ("bool", "uint8"), ("bfloat16", "float32"),
                   ("float32", "complex64"), ("int8", "complex128")):
        yield dtypes, (12, 13), False, ("plain", "plain")


TOLERANCES = ((None, None), (0.0, 0.0), (1e-3, 1e-5), (0.1, 0.0), (0.0, 2.5))


def mixed_pair(random, dtypes, shape, special):
    first, second = pair(random, shape, dtypes[0], special)
    if dtypes[0] == dtypes[1]:
        return first, second
    values = decode(first, dtypes[0]) if is_codes(dtypes[0]) else first
    with numpy.errstate(all="ignore"):
        return first, (values.astype(numpy.float64) * 1.01).astype(dtypes[1])


def words(value):
    """Numbers that JSON has no word for as words."""
    if isinstance(value, dict):
        return {key: words(item) for key, item in value.items()}
    if isinstance(value, list):
        return [words(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return value


def main():
    folder = Path(sys.argv[1])
    random = numpy.random.default_rng(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    cases = []
    for number, (dtypes, shape, special, layouts) in enumerate(plan()):
        first, second = mixed_pair(random, dtypes, shape, special)
        rtol, atol = TOLERANCES[number % len(TOLERANCES)]
        equal_nan = bool(random.integers(0, 2))
        name = f"{number} {'/'.join(dict.fromkeys(dtypes))} {list(shape)} {'/'.join(dict.fromkeys(layouts))}"
        cases.append({
            "name": name, "rtol": rtol, "atol": atol, "equalNan": equal_nan,
            "first": write(folder, f"{number}-first", first, dtypes[0], layouts[0]),
            "second": write(folder, f"{number}-second", second, dtypes[1], layouts[1]),
            "figures": words(figures(first, second, dtypes, rtol, atol, equal_nan)),
        })
    (folder / "cases.json").write_text(json.dumps(cases, allow_nan=False))


if __name__ == "__main__":
    main()
