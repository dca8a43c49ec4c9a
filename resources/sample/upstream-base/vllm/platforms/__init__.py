# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The platform of this process, found when it is first asked for."""

import importlib
from typing import TYPE_CHECKING, Any

from vllm.platforms.interface import Platform, PlatformEnum

if TYPE_CHECKING:
    current_platform: Platform

_found: Platform | None = None


def _find_platform() -> Platform:
    from vllm.plugins import platform_class_path

    path = platform_class_path()
    if path is None:
        return Platform()
    module_name, class_name = path.rsplit(".", 1)
    return getattr(importlib.import_module(module_name), class_name)()


def __getattr__(name: str) -> Any:
    global _found
    if name != "current_platform":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _found is None:
        _found = _find_platform()
    return _found


__all__ = ["Platform", "PlatformEnum", "current_platform"]
