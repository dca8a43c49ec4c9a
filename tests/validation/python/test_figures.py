# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the recorder against the plain reference: every dtype, special values, tolerances, shapes, both back ends."""

import math
import random

import pytest

np = pytest.importorskip("numpy")
import reference  # noqa: E402
from mxw_capture import figures, formats, narrow, operands  # noqa: E402
from mxw_capture.arrays_numpy import NumpyArrays  # noqa: E402

try:
    import torch
except ImportError:
    torch = None

SHAPES = [(), (1,), (0,), (3, 0, 2), (7,), (64,), (5, 9), (70, 3), (2, 130), (3, 4, 5), (1, 257), (2, 1, 6, 2)]
TOLERANCES = [(None, None), (0.0, 0.0), (1e-3, 1e-5), (0.0, 0.1), (0.5, 0.0), (1.6e-2, 1e-5)]
NUMPY_TYPES = "float64 float32 float16 int8 int16 int32 int64 uint8 uint16 uint32 uint64 bool complex64 complex128".split()
TORCH_TYPES = "float64 float32 float16 bfloat16 float8_e4m3fn float8_e5m2 float8_e4m3fnuz float8_e5m2fnuz int8 int16".split()
TORCH_TYPES += "int32 int64 uint8 bool complex64".split()
SPECIAL = [0.0, -0.0, math.nan, math.inf, -math.inf, 1.0, -1.0]
LIMITS = {"float64": (1e308, 5e-324), "float32": (3.4e38, 1e-45), "float16": (65504.0, 6e-8)}


def same(got, wanted, path=""):
    """Equal to the last bit, but for means and the cosine, which are sums in another order."""
    if isinstance(wanted, dict):
        assert isinstance(got, dict) and sorted(got) == sorted(wanted), path
        for key in wanted:
            same(got[key], wanted[key], path + "." + key)
    elif isinstance(wanted, (list, tuple)):
        assert len(got) == len(wanted), path
        for place, (x, y) in enumerate(zip(got, wanted)):
            same(x, y, "%s[%d]" % (path, place))
    elif isinstance(wanted, float):
        assert got is not None, path
        if math.isnan(wanted):
            assert math.isnan(got), path
        elif path.endswith(".mean"):
            assert got == wanted or abs(got - wanted) <= 1e-15 * max(abs(wanted), 5e-308) * 16, (path, got, wanted)
        elif path.endswith(".cosine"):
            assert got == wanted or abs(got - wanted) <= 1e-14, (path, got, wanted)
        else:
            assert got == wanted, (path, got, wanted)
    else:
        assert got == wanted and (got is None) == (wanted is None), (path, got, wanted)


def numbers(rng, name, count):
    """A mixture: ordinary, tiny and large numbers, special values."""
    largest, smallest = LIMITS.get(name, (200.0, 0.01))
    scale = 10.0 ** rng.integers(-3, 4)
    values = rng.standard_normal(count) * scale
    if rng.random() < 0.4:
        values[rng.random(count) < 0.2] *= 0.0
    if rng.random() < 0.4:
        for place in np.flatnonzero(rng.random(count) < 0.1):
            values[place] = rng.choice(SPECIAL)
    if rng.random() < 0.3:
        for place in np.flatnonzero(rng.random(count) < 0.1):
            values[place] = rng.choice([largest, -largest, smallest, -smallest, smallest * 3])
    return values


def pair_of(rng, name, shape):
    count = int(np.prod(shape))
    first = numbers(rng, name, count)
    kind = rng.integers(0, 4)
    with np.errstate(all="ignore"):
        if kind == 0:
            second = numbers(rng, name, count)
        elif kind == 1:
            second = first.copy()
        elif kind == 2:
            second = first * (1 + rng.standard_normal(count) * 1e-3)
        else:
            second = np.where(rng.random(count) < 0.1, first + rng.standard_normal(count), first)
    return first.reshape(shape), second.reshape(shape)


def cast(values, name):
    """numpy arrays of a dtype, from float64."""
    with np.errstate(all="ignore"):
        if name == "bool":
            return values > 0.3
        if name.startswith(("int", "uint")):
            limits = np.iinfo(name)
            values = np.nan_to_num(values * 3, nan=0, posinf=1e19, neginf=-1e19)
            return np.clip(values, float(limits.min) * 0.9, float(limits.max) * 0.9).astype(name)
        if name.startswith("complex"):
            return (values + 1j * np.roll(values.reshape(-1), 1).reshape(values.shape)).astype(name)
        return values.astype(name)


def plain(values):
    """float64, complex numbers as pairs of parts."""
    if values.dtype.kind == "c":
        part = np.float32 if values.dtype == np.complex64 else np.float64
        return np.ascontiguousarray(values).reshape(values.shape + (1,)).view(part).astype(np.float64)
    return values.astype(np.float64)


def in_order(bits, width):
    """Sign and magnitude as numbers whose neighbours are neighbouring values."""
    return [-(x & ((1 << (width - 1)) - 1)) if x >> (width - 1) else x for x in (int(b) for b in bits.reshape(-1))]


def patterns_of(first, second):
    if first.dtype.kind != "f" or first.dtype != second.dtype:
        return None
    width = first.dtype.itemsize * 8
    return [in_order(np.ascontiguousarray(x).view("uint%d" % width), width) for x in (first, second)]


@pytest.fixture(params=["whole, sorted", "whole, counted", "in pieces", "in pieces, refined"])
def sizes(request, monkeypatch):
    """The same figures by every way: sorting, counting, several pieces, several passes."""
    if request.param == "in pieces":
        monkeypatch.setattr(narrow, "_FEW", 1 << 20)  # the general way for narrow formats too
    else:
        monkeypatch.setattr(narrow, "_FEW", 0)
    if request.param != "whole, sorted":
        monkeypatch.setattr(figures, "_SMALL", 0)
    if request.param.startswith("in pieces"):
        monkeypatch.setattr(NumpyArrays, "limit", 16 if "refined" in request.param else 37)
    if "refined" in request.param:
        monkeypatch.setattr(figures, "_KEEP", 1)
    operands._back_ends.clear()
    yield request.param
    operands._back_ends.clear()


@pytest.mark.parametrize("name", NUMPY_TYPES)
def test_figures_of_numpy_arrays(name, sizes):
    rng = np.random.default_rng(NUMPY_TYPES.index(name))
    for turn in range(40):
        shape = SHAPES[turn % len(SHAPES)]
        first, second = (cast(x, name) for x in pair_of(rng, name, shape))
        rtol, atol = TOLERANCES[rng.integers(len(TOLERANCES))]
        equal_nan = bool(rng.integers(2))
        got = operands.compute(first, second, rtol, atol, equal_nan, False)
        wanted = reference.figures(plain(first), plain(second), rtol, atol, equal_nan, patterns_of(first, second))
        same(got, wanted, name)


@pytest.mark.parametrize("names", [("float32", "float64"), ("float16", "float32"), ("int32", "float32"), ("complex64", "float64")])
def test_two_dtypes_have_no_ulp(names, sizes):
    rng = np.random.default_rng(5)
    for shape in SHAPES:
        first, second = pair_of(rng, "float16", shape)
        first, second = cast(first, names[0]), cast(second, names[1])
        got = operands.compute(first, second, 1e-3, 1e-3, False, False)
        wide = plain(second)
        if first.dtype.kind == "c":
            wide = np.stack([wide, np.zeros_like(wide)], axis=-1)
        same(got, reference.figures(plain(first), wide, 1e-3, 1e-3, False))


def test_arrays_that_do_not_lie_in_order(sizes):
    rng = np.random.default_rng(6)
    first, second = pair_of(rng, "float32", (12, 10, 6))
    first, second = first.astype("float32"), second.astype("float32")
    for change in (lambda x: x.T, lambda x: x[::2, ::-1], lambda x: x[:, 3], lambda x: x[..., None, 2], lambda x: np.asfortranarray(x)):
        a, b = change(first), change(second)
        got = operands.compute(a, np.ascontiguousarray(b), 1e-2, 1e-4, False, False)
        same(got, reference.figures(a, b, 1e-2, 1e-4, False, patterns_of(a, b)))


def test_bytes_in_the_other_order():
    first, second = np.arange(9.0).astype(">f4"), np.arange(9.0).astype("<f4") + np.float32(0.25)
    got = operands.compute(first, second, 0.0, 0.0, False, False)
    assert got["absolute"]["max"] == 0.25 and got["ulp"]["counts"][6] == 9


def test_the_second_operand_is_spread_when_the_form_does_so():
    got = operands.compute(np.array([1.0, 2.0, 4.0]), 2.0, 0.0, 1.0, False, True)
    assert got["count"] == 3 and got["mismatches"] == 1
    assert operands.compute(np.zeros(3), np.zeros((2, 3)), 0.0, 0.0, False, False) is None
    assert operands.compute(np.zeros(3), np.zeros(4), 0.0, 0.0, False, True) is None


@pytest.mark.parametrize("operand", [np.array(["a"]), np.array([object()]), np.ma.masked_array([1.0], [True]), [[1], [1, 2]]])
def test_what_has_no_numbers_has_no_figures(operand):
    assert operands.compute(operand, operand, None, None, False, False) is None


@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz", "float8_e4m3fnuz", "float8_e5m2fnuz"])
def test_formats_of_ml_dtypes(name, sizes):
    kinds = pytest.importorskip("ml_dtypes")
    rng = np.random.default_rng(8)
    for turn in range(12):
        first, second = (x.astype(getattr(kinds, name)) for x in pair_of(rng, name, SHAPES[turn % len(SHAPES)]))
        width = first.dtype.itemsize * 8
        patterns = [in_order(x.view("uint%d" % width), width) for x in (first, second)]
        got = operands.compute(first, second, 1e-2, 1e-2, False, False)
        same(got, reference.figures(first.astype("f8"), second.astype("f8"), 1e-2, 1e-2, False, patterns), name)


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"])
def test_tables_of_eight_bit_formats_are_those_of_torch(name):
    if torch is None or not hasattr(torch, name):
        pytest.skip("this torch has no " + name)
    values = torch.arange(256, dtype=torch.uint8).view(getattr(torch, name)).to(torch.float32).tolist()
    for bits, (ours, theirs) in enumerate(zip(formats.values(name), values)):
        assert ours == theirs or (math.isnan(ours) and math.isnan(theirs)), bits


# -- torch


def tensor_of(values, name):
    if name == "bool":
        return torch.from_numpy(np.array(values > 0.3))
    if name.startswith("float8") or name == "bfloat16":
        return torch.from_numpy(np.array(values)).to(torch.float32).to(getattr(torch, name))
    return torch.from_numpy(np.array(cast(values, name)))


def wide_tensor(x):
    if x.is_complex():
        x = torch.view_as_real(x)
    if str(x.dtype).startswith("torch.float8"):
        table = np.array(formats.values(str(x.dtype)[6:]))
        return table[x.contiguous().view(torch.uint8).numpy().astype(int)]
    return (x.float() if x.dtype == torch.bfloat16 else x).numpy().astype("f8")


def tensor_patterns(first, second):
    if not first.is_floating_point():
        return None
    width = first.element_size() * 8
    kind = {8: torch.uint8, 16: torch.int16, 32: torch.int32, 64: torch.int64}[width]
    return [in_order(x.contiguous().view(kind).numpy().view("uint%d" % width), width) for x in (first, second)]


@pytest.fixture(params=["shared with numpy", "torch alone"])
def back_end(request, sizes, monkeypatch):
    if torch is None:
        pytest.skip("torch is not installed")
    from mxw_capture.arrays_torch import TorchArrays

    if request.param == "torch alone":
        monkeypatch.setattr(operands, "_shared_with_numpy", lambda *_: None)

        class Small(TorchArrays):
            def __init__(self, *words):
                super().__init__(*words)
                self.limit = NumpyArrays.limit

        monkeypatch.setattr(operands, "TorchArrays", Small)
    return request.param


@pytest.mark.parametrize("name", TORCH_TYPES)
def test_figures_of_tensors(name, back_end):
    if not hasattr(torch, name):
        pytest.skip("this torch has no " + name)
    rng = np.random.default_rng(TORCH_TYPES.index(name))
    for turn in range(16):
        shape = SHAPES[turn % len(SHAPES)]
        first, second = (tensor_of(x, name) for x in pair_of(rng, name, shape))
        rtol, atol = TOLERANCES[rng.integers(len(TOLERANCES))]
        equal_nan = bool(rng.integers(2))
        got = operands.compute(first, second, rtol, atol, equal_nan, False)
        patterns = tensor_patterns(first, second)
        wanted = reference.figures(wide_tensor(first), wide_tensor(second), rtol, atol, equal_nan, patterns)
        same(got, wanted, name)


def test_tensors_that_do_not_lie_in_order(back_end):
    rng = np.random.default_rng(7)
    first, second = (torch.from_numpy(x).float() for x in pair_of(rng, "float16", (12, 10, 6)))
    changes = [lambda x: x.permute(2, 0, 1), lambda x: x[::2, 1:], lambda x: x[:, 3], lambda x: x[..., 2].unsqueeze(1)]
    changes.append(lambda x: x[:1].expand(4, 10, 6))
    for change in changes:
        a, b = change(first), change(second)
        got = operands.compute(a, b.contiguous(), 1e-2, 1e-4, False, False)
        same(got, reference.figures(a.numpy(), b.numpy(), 1e-2, 1e-4, False, tensor_patterns(a, b)))


def test_quantized_and_sparse_tensors_count_as_their_dense_values(back_end):
    first, second = torch.tensor([[0.0, 1.0], [2.0, 0.5]]), torch.tensor([[0.0, 1.1], [2.0, 0.0]])
    wanted = operands.compute(first, second, 0.1, 0.0, False, False)
    assert operands.compute(first.to_sparse(), second.to_sparse(), 0.1, 0.0, False, False) == wanted
    quantized = [torch.quantize_per_tensor(x, 0.5, 0, torch.qint8) for x in (first, second)]
    got = operands.compute(quantized[0], quantized[1], 0.1, 0.0, False, False)
    assert got["ulp"] is None and got["mismatches"] == 1 and got["absolute"]["max"] == 0.5


def test_denormal_numbers_survive_a_process_that_flushes_them(back_end):
    first = torch.tensor([1e-40, 0.0, 5e-45], dtype=torch.float32)
    if not torch.set_flush_denormal(True):
        pytest.skip("this processor cannot flush denormal numbers")
    try:
        got = operands.compute(first, torch.zeros(3), 0.0, 0.0, False, False)
        assert torch.tensor(1e-40) * 0.5 == 0  # still in force
    finally:
        torch.set_flush_denormal(False)
    assert got["absolute"]["zero"] == 1 and got["absolute"]["p50"] == first[2].double().item()


def test_a_million_elements(back_end, monkeypatch):
    """Large enough that its ways are those of real data; against numpy's own functions."""
    if "refined" in str(monkeypatch) or NumpyArrays.limit < 1000:
        monkeypatch.setattr(NumpyArrays, "limit", 100000)
        operands._back_ends.clear()
    random.seed(1)
    first = torch.randn(1009, 991)
    second = first + torch.randn(1009, 991) * 1e-3
    got = operands.compute(first, second, 1e-3, 1e-3, False, False)
    a, b = first.numpy().astype("f8"), second.numpy().astype("f8")
    d = np.sort(np.abs(a - b).reshape(-1))
    o = np.sort((np.abs(a - b) / (1e-3 + 1e-3 * np.abs(b))).reshape(-1))
    count = d.size
    for values, spread in ((d, got["absolute"]), (o, got["allowed"])):
        for name, place in (("p50", -(-count // 2)), ("p99", -(-count * 99 // 100)), ("p999", -(-count * 999 // 1000))):
            assert spread[name] == values[place - 1]
        assert spread["max"] == values[-1] and abs(spread["mean"] / values.mean() - 1) < 1e-14
    i = [np.where(x < 0, -(x & 0x7FFFFFFF), x) for x in (first.numpy().view("i4").astype("i8"), second.numpy().view("i4").astype("i8"))]
    u = np.sort(np.abs(i[0] - i[1]).reshape(-1))
    assert (got["ulp"]["max"], got["ulp"]["p50"]) == (u[-1], u[-(-count // 2) - 1])
    assert got["mismatches"] == int((np.abs(a - b) > 1e-3 + 1e-3 * np.abs(b)).sum())
