# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.kernels.linear import register_linear_kernel
from vllm.model_executor.kernels.linear.scaled_mm.ScaledMMLinearKernel import (
    Int8ScaledMMLinearKernel,
)
from vllm.platforms.interface import PlatformEnum

from vllm_metax import _custom_ops as ops


class MacaInt8LinearKernel(Int8ScaledMMLinearKernel):
    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        return ops.scaled_mm_int8(x, layer.weight)


register_linear_kernel(MacaInt8LinearKernel, PlatformEnum.OOT, "int8")
