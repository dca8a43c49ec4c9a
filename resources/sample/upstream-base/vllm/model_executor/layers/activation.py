# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import math

from vllm.model_executor.custom_op import CustomOp


class SiluAndMul(CustomOp):
    """silu of the first half, times the second."""

    def forward_native(self, x: list[float]) -> list[float]:
        half = len(x) // 2
        return [a / (1 + math.exp(-a)) * b for a, b in zip(x[:half], x[half:])]
