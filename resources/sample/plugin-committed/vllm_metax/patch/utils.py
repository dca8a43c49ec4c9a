# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The decorator with which patches are installed.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the last patch that uses it is gone.
# -----------------------------------------------------------------------------

import importlib
import inspect
from collections.abc import Callable
from typing import Any


def _unwrap(value: Any) -> Any:
    if isinstance(value, (staticmethod, classmethod)):
        return value.__func__
    return value.fget if isinstance(value, property) else value


def _like(original: Any, replacement: Any) -> Any:
    """The replacement as the kind of class attribute that the original is."""
    if isinstance(original, (staticmethod, classmethod, property)):
        return type(original)(_unwrap(replacement))
    return replacement


def patch(
    module_name: str, attribute: str | None = None, *, allow_missing: bool = False
) -> Callable[[Any], Any]:
    """Install the decorated object as an attribute of a module, or of a class in it.

    The attribute must exist unless ``allow_missing`` says that it is being added.
    """

    def install(replacement: Any) -> Any:
        path = (attribute or _unwrap(replacement).__name__).split(".")
        owner = importlib.import_module(module_name)
        for part in path[:-1]:
            owner = getattr(owner, part)
        missing = object()
        original = inspect.getattr_static(owner, path[-1], missing)
        if original is missing and not allow_missing:
            raise AttributeError(f"{module_name} has no {'.'.join(path)}")
        setattr(owner, path[-1], _like(original, replacement))
        return replacement

    return install
