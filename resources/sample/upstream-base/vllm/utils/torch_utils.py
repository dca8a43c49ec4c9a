# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Operators that a graph may hold."""

from collections.abc import Callable
from typing import Any

try:
    import torch
except ImportError:
    torch = None


def direct_register_custom_op(
    op_name: str,
    op_func: Callable[..., Any],
    mutates_args: list[str] | None = None,
    fake_impl: Callable[..., Any] | None = None,
) -> None:
    """Register an operator as torch.ops.vllm.NAME; without torch nobody asks for it."""
    if torch is None:
        return
    library = torch.library.Library("vllm", "FRAGMENT")
    schema = torch.library.infer_schema(op_func, mutates_args=mutates_args or [])
    library.define(op_name + schema)
    library.impl(op_name, op_func, dispatch_key="CUDA")
    if fake_impl is not None:
        library._register_fake(op_name, fake_impl)
