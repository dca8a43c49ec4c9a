# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Operands of failed comparisons as .npy files. Formats that .npy does not know are widened to float32, without loss."""

import os
import struct
import time

from . import operands

_DESCRIPTIONS = {
    "float64": "<f8", "float32": "<f4", "float16": "<f2", "bool": "|b1", "int8": "|i1", "uint8": "|u1",
    "int16": "<i2", "uint16": "<u2", "int32": "<i4", "uint32": "<u4", "int64": "<i8", "uint64": "<u8",
    "complex64": "<c8", "complex128": "<c16",
}  # fmt: skip


def write(folder, first, second):
    if not (operands.is_array_like(first) and operands.is_array_like(second)):
        return None
    os.makedirs(folder, exist_ok=True)
    stem = "%d-%d" % (os.getpid(), time.time_ns())
    names = {}
    for side, operand in (("first", first), ("second", second)):
        content = _content(operand)
        if content is None:
            return None
        name = "%s-%s.npy" % (stem, side)
        with open(os.path.join(folder, name), "wb") as file:
            _save(file, *content)
        names[side] = name
    return names


def _content(x):
    """(name of the dtype, shape, bytes in row-major order)"""
    numpy, torch = operands.loaded("numpy"), operands.loaded("torch")
    if torch is not None and isinstance(x, torch.Tensor):
        return operands.raw_content(torch, x)
    if numpy is None or isinstance(x, numpy.ma.MaskedArray):
        return None
    x = numpy.asarray(x)
    if x.dtype.name not in _DESCRIPTIONS:
        if x.dtype.kind not in "fV" or x.dtype.names:
            return None
        x = x.astype(numpy.float32 if x.dtype.itemsize <= 2 else numpy.float64)
    x = numpy.ascontiguousarray(x).reshape(x.shape)
    return x.dtype.name, x.shape, memoryview(x.astype(x.dtype.newbyteorder("<"), copy=False).reshape(-1)).cast("B")


def _save(file, name, shape, content):
    shape = "(%s)" % "".join("%d," % size for size in shape)
    header = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (_DESCRIPTIONS[name], shape)
    length = -(-(10 + len(header) + 1) // 64) * 64 - 10
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", length) + header.ljust(length - 1).encode("latin-1") + b"\n")
    file.write(content)
