# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps torch as it is while figures are computed: gradients, modes, deterministic algorithms, denormal numbers."""

import sys

_MODES = "torch.utils._python_dispatch"
_TINY = sys.float_info.min


def _flushes_denormals():
    half = _TINY * 0.5
    return half == 0.0


class Quiet:
    """A context in which operations on plain tensors do what they say and nobody watches them."""

    def __init__(self, torch):
        self.torch = torch

    def __enter__(self):
        torch = self.torch
        self.contexts = [torch.no_grad()]
        disable = getattr(torch._C, "DisableTorchFunction", None)
        if disable is not None:
            self.contexts.append(disable())
        if _is_watched(torch):
            self.contexts.append(sys.modules[_MODES]._disable_current_modes())
        for context in self.contexts:
            context.__enter__()
        self.deterministic = torch.are_deterministic_algorithms_enabled()
        if self.deterministic:
            self.warn_only = torch.is_deterministic_algorithms_warn_only_enabled()
            torch._C._set_deterministic_algorithms(False)
        self.flushes = _flushes_denormals()
        if self.flushes:
            torch.set_flush_denormal(False)
        return self

    def __exit__(self, *error):
        torch = self.torch
        if self.flushes:
            torch.set_flush_denormal(True)
        if self.deterministic:
            torch._C._set_deterministic_algorithms(True, warn_only=self.warn_only)
        for context in reversed(self.contexts):
            context.__exit__(*error)
        return False


def _is_watched(torch):
    """By a dispatch mode of the test."""
    length = getattr(torch._C, "_len_torch_dispatch_stack", None)
    return length is not None and length() > 0


def is_plain(torch, tensor):
    """Has values that can be read: not on the meta device, not fake, not inside a transformation."""
    if _is_watched(torch) and not hasattr(sys.modules.get(_MODES), "_disable_current_modes"):
        return False
    if tensor.is_meta or type(tensor).__torch_dispatch__ is not torch.Tensor.__torch_dispatch__:
        return False
    functorch = getattr(torch._C, "_functorch", None)
    peek = getattr(functorch, "peek_interpreter_stack", None)
    if peek is not None and peek() is not None:
        return False
    wrapped = getattr(functorch, "is_functorch_wrapped_tensor", None)
    if wrapped is not None and wrapped(tensor):
        return False
    return not (tensor.is_cuda and torch.cuda.is_current_stream_capturing())
