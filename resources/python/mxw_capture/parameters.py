# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parameters of a test, typed so that results can be grouped by them."""

from . import operands

_LONGEST = 500


def of(item):
    spec = getattr(item, "callspec", None)
    if spec is None:
        return []
    return [dict(_typed(value), name=str(name)) for name, value in spec.params.items()]


def _typed(value):
    kind, plain = _kind(value)
    return {"kind": kind, "value": plain, "repr": _repr(value)}


def _repr(value):
    if operands.is_array_like(value):  # its values would have to be fetched
        shown = operands.describe(value, "")
        return "%s(%s, %s)" % (type(value).__name__, shown["dtype"], shown["shape"])
    try:
        return repr(value)[:_LONGEST]
    except Exception:
        return "<%s>" % type(value).__name__


def _kind(value):
    if value is None:
        return "none", None
    for kind in (bool, int, float, str):
        if type(value) is kind:
            return kind.__name__, value[:_LONGEST] if kind is str else value
    name = _dtype(value)
    if name is not None:
        return "dtype", name
    if isinstance(value, (tuple, list)) and len(value) <= 100:
        parts = [_kind(one) for one in value]
        if all(kind not in ("other", "tuple") for kind, _ in parts):
            return "tuple", [plain for _, plain in parts]
    return "other", None


def _dtype(value):
    torch, numpy = operands.loaded("torch"), operands.loaded("numpy")
    if torch is not None and isinstance(value, torch.dtype):
        return str(value).rpartition(".")[2]
    if numpy is not None:
        if isinstance(value, numpy.dtype):
            return value.name
        if isinstance(value, type) and issubclass(value, numpy.generic):
            try:
                return numpy.dtype(value).name
            except TypeError:
                return None
    return None
