# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Operands: what they are, for the record, and how their values are reached, for the figures."""

import sys

from . import figures, formats
from .arrays_numpy import NumpyArrays
from .arrays_torch import TorchArrays
from .quiet import Quiet, is_plain

_NUMBERS = (bool, int, float, complex)
_MOST_DENSE = 1 << 28  # elements of a sparse operand that is made dense
_back_ends = {}


def loaded(name):
    """A module that the suite has imported; the recorder imports none itself."""
    module = sys.modules.get(name)
    spec = getattr(module, "__spec__", None)
    return None if module is None or getattr(spec, "_initializing", False) else module


def _is_tensor(x):
    torch = loaded("torch")
    return torch is not None and isinstance(x, torch.Tensor)


def _is_array(x):
    numpy = loaded("numpy")
    return numpy is not None and isinstance(x, (numpy.ndarray, numpy.generic))


def is_array_like(x):
    return _is_tensor(x) or _is_array(x)


def describe(x, source):
    result = {"source": source, "dtype": "", "shape": [], "stride": [], "contiguous": True, "device": ""}
    if _is_tensor(x):
        result["dtype"] = str(x.dtype).rpartition(".")[2]
        result["shape"] = [int(size) for size in x.shape]
        result["device"] = str(x.device)
        if str(x.layout) == "torch.strided":
            result["stride"] = [int(step) for step in x.stride()]
            result["contiguous"] = bool(x.is_contiguous())
    elif _is_array(x):
        result["dtype"] = x.dtype.name
        result["shape"] = list(x.shape)
        result["stride"] = [step // max(1, x.dtype.itemsize) for step in x.strides]
        result["contiguous"] = bool(x.flags.c_contiguous)
        result["device"] = "cpu"
    else:
        result["dtype"] = type(x).__name__
        result["device"] = "cpu" if isinstance(x, _NUMBERS) else ""
    result["nan"] = result["inf"] = None
    return result


def compute(first, second, rtol, atol, equal_nan, broadcast):
    """The figures, or nothing when there can be none."""
    if _is_tensor(first) or _is_tensor(second):
        return _with_torch(loaded("torch"), first, second, rtol, atol, equal_nan, broadcast)
    numpy = loaded("numpy")
    if numpy is not None and all(_is_array(x) or isinstance(x, _NUMBERS + (list, tuple)) for x in (first, second)):
        return _with_numpy(numpy, _as_array(numpy, first), _as_array(numpy, second), rtol, atol, equal_nan, broadcast)
    torch = loaded("torch")
    if torch is not None and isinstance(first, _NUMBERS) and isinstance(second, _NUMBERS):
        return _with_torch(torch, first, second, rtol, atol, equal_nan, broadcast)
    return None


# -- numpy


def _as_array(numpy, x):
    if isinstance(x, numpy.ma.MaskedArray):
        return None
    try:
        return numpy.asarray(x)
    except Exception:  # ragged lists
        return None


def _with_numpy(numpy, first, second, rtol, atol, equal_nan, broadcast):
    if first is None or second is None:
        return None
    prepared = [_numpy_operand(numpy, x) for x in (first, second)]
    if None in prepared:
        return None
    with numpy.errstate(all="ignore"):
        arrays = _back_end("numpy", lambda: NumpyArrays(numpy))
        return _figures(arrays, prepared, rtol, atol, equal_nan, broadcast and numpy.broadcast_arrays)


def _numpy_operand(numpy, x):
    name = x.dtype.name
    if x.dtype.kind == "c":
        if name not in ("complex64", "complex128"):
            x = x.astype(numpy.complex128)
        x = numpy.ascontiguousarray(x).reshape(x.shape)
        part = numpy.float32 if name == "complex64" else numpy.float64
        return x.reshape(x.shape + (1,)).view(part), "complex"
    if formats.is_eight_bits(name) or name == "bfloat16":
        return x, name
    if x.dtype.kind in "biu" or name in ("float16", "float32", "float64"):
        return (x if x.dtype.isnative else x.astype(x.dtype.newbyteorder("="))), name
    if x.dtype.kind == "f" or name in ("int4", "uint4", "int2", "uint2") or name.startswith(("float4_", "float6_")):
        return x.astype(numpy.float64), "wider"
    return None


# -- torch


def _with_torch(torch, first, second, rtol, atol, equal_nan, broadcast):
    tensors = [x for x in (first, second) if isinstance(x, torch.Tensor)]
    if not all(is_plain(torch, x) for x in tensors):
        return None
    with Quiet(torch):
        operands = [_as_tensor(torch, x) for x in (first, second)]
        if operands[0] is None or operands[1] is None:
            return None
        devices = {x.device for x in operands}
        if len(devices) > 1 or not all(_has_float64(device) for device in devices):
            operands = [x.cpu() for x in operands]
        device = operands[0].device
        prepared = [_torch_operand(torch, x) for x in operands]
        if None in prepared:
            return None
        broadcast = broadcast and torch.broadcast_tensors
        numpy = loaded("numpy") if device.type == "cpu" else None
        if numpy is not None:
            shared = [_shared_with_numpy(torch, *one) for one in prepared]
            if None not in shared:
                with numpy.errstate(all="ignore"):
                    arrays = _back_end("numpy", lambda: NumpyArrays(numpy))
                    return _figures(arrays, shared, rtol, atol, equal_nan, broadcast and numpy.broadcast_arrays)
        return _on_device(torch, device, prepared, rtol, atol, equal_nan, broadcast)


def _on_device(torch, device, prepared, rtol, atol, equal_nan, broadcast):
    arrays = _back_end(device, lambda: TorchArrays(torch, device))
    try:
        return _figures(arrays, prepared, rtol, atol, equal_nan, broadcast)
    except RuntimeError:
        if device.type == "cpu":
            raise
    # Out of memory there, or an operation it does not have.
    prepared = [(x.cpu(), name) for x, name in prepared]
    arrays = _back_end(prepared[0][0].device, lambda: TorchArrays(torch, prepared[0][0].device))
    return _figures(arrays, prepared, rtol, atol, equal_nan, broadcast)


def _as_tensor(torch, x):
    if isinstance(x, torch.Tensor):
        return x if type(x) is torch.Tensor else x.as_subclass(torch.Tensor)
    if isinstance(x, _NUMBERS):
        kind = {bool: torch.bool, int: torch.float64, float: torch.float64, complex: torch.complex128}[type(x)]
        return torch.tensor(x, dtype=kind, device="cpu")
    numpy = loaded("numpy")
    if numpy is not None and isinstance(x, (numpy.ndarray, numpy.generic)) and x.dtype.kind in "biufc":
        return torch.as_tensor(numpy.array(x))
    return None


def _has_float64(device):
    return device.type not in ("mps",)


def _torch_operand(torch, x):
    x = x.detach()
    name = str(x.dtype).rpartition(".")[2]
    if x.is_quantized:
        return x.dequantize(), "wider"
    if x.layout is not torch.strided:
        if x.is_sparse and x.numel() > _MOST_DENSE or str(x.layout) == "torch.jagged":
            return None
        x = x.to_dense()
    if x.is_complex():
        if name == "complex32":
            x = x.to(torch.complex64)
        return torch.view_as_real(x.resolve_conj()), "complex"
    if x.is_neg():
        x = x.resolve_neg()
    if name.startswith(("float4_", "float6_", "bits")):
        return None
    return x, name


def _shared_with_numpy(torch, x, name):
    """The same memory as a numpy array."""
    try:
        if name == "bfloat16":
            x = x.view(torch.int16)
        elif formats.is_eight_bits(name):
            x = x.view(torch.uint8)
        return x.numpy(), name
    except (RuntimeError, TypeError):  # built for another numpy
        return None


# -- both


def _back_end(key, make):
    if key not in _back_ends:
        _back_ends[key] = make()
    return _back_ends[key]


def _figures(arrays, prepared, rtol, atol, equal_nan, broadcast):
    (first, first_format), (second, second_format) = prepared
    if first_format == "complex" or second_format == "complex":
        first, second = _with_parts(arrays, first, first_format), _with_parts(arrays, second, second_format)
        first_format = second_format = "complex"
    if tuple(first.shape) != tuple(second.shape):
        if not broadcast:
            return None
        try:
            first, second = broadcast(first, second)
        except (RuntimeError, ValueError):
            return None
    rules = figures.Rules(first_format, second_format, rtol, atol, equal_nan)
    return figures.compute(arrays, (first, first_format), (second, second_format), first.shape, rules)


def _with_parts(arrays, x, name):
    """A real operand beside a complex one has imaginary parts of 0."""
    if name == "complex":
        return x
    if isinstance(arrays, NumpyArrays):
        wide = arrays.wide(x.reshape(-1), name, "part").reshape(x.shape)
        return arrays.np.stack([wide, arrays.np.zeros_like(wide)], axis=-1)
    wide = arrays.wide(x.reshape(-1), name, "part").reshape(x.shape)
    return arrays.torch.stack([wide, arrays.torch.zeros_like(wide)], dim=-1)


def raw_content(torch, x):
    """(name of the dtype, shape, bytes) of a tensor's values in row-major order; nothing when it has none."""
    if not is_plain(torch, x):
        return None
    with Quiet(torch):
        x = _as_tensor(torch, x).detach()
        if x.is_quantized:
            x = x.dequantize()
        if x.layout is not torch.strided:
            x = x.to_dense()
        name = str(x.dtype).rpartition(".")[2]
        if name == "bfloat16" or formats.is_eight_bits(name):
            x, name = x.float(), "float32"
        x = x.resolve_conj().resolve_neg().cpu().contiguous()
        if x.is_complex():
            x = torch.view_as_real(x)
            shape = tuple(x.shape[:-1])
        else:
            shape = tuple(x.shape)
        flat = x.reshape(-1).view(torch.uint8) if x.numel() else x.reshape(-1)
        try:
            return name, shape, memoryview(flat.numpy())
        except (RuntimeError, TypeError):
            return name, shape, bytes(flat.tolist()) if x.numel() else b""
