# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Python functions around the operators that mcoplib brings."""


def silu_and_mul(x: list[float]) -> list[float]:
    import torch

    result = torch.empty(len(x) // 2)
    torch.ops._C.silu_and_mul(result, torch.tensor(x))
    return result.tolist()


def gptq_gemm(x: list[float], weight: float, scale: float) -> list[float]:
    import torch

    return torch.ops._C.gptq_gemm(torch.tensor(x), torch.tensor(weight), scale).tolist()


def scaled_mm_int8(x: list[float], weight: float) -> list[float]:
    import torch

    return torch.ops._C.scaled_mm_int8(torch.tensor(x), torch.tensor(weight)).tolist()
