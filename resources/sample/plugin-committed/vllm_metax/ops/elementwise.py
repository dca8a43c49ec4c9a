# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Operators that a graph may hold, each with the one that only tells shapes."""


def maca_silu_mul(x: "torch.Tensor") -> "torch.Tensor":
    import torch

    result = torch.empty_like(x[: len(x) // 2])
    torch.ops._C.silu_and_mul(result, x)
    return result


def maca_silu_mul_fake(x: "torch.Tensor") -> "torch.Tensor":
    return x.new_empty(len(x) // 2)


def maca_scaled_add(
    x: "torch.Tensor", y: "torch.Tensor", scale: float
) -> "torch.Tensor":
    from mcoplib import elementwise

    return elementwise.scaled_add(x, y, scale)


def maca_scaled_add_fake(x: "torch.Tensor", y: "torch.Tensor") -> "torch.Tensor":
    return x.new_empty(len(x))
