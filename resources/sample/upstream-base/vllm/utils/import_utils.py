# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import importlib.util


def has_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def has_triton_kernels() -> bool:
    """Whether the optional kernel package can be imported."""
    return has_module("triton_kernels")
