# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.kernels.linear import register_linear_kernel
from vllm.model_executor.kernels.linear.mixed_precision.MPLinearKernel import (
    MPLinearKernel,
)
from vllm.platforms.interface import PlatformEnum

from vllm_metax import _custom_ops as ops


class MacaMPLinearKernel(MPLinearKernel):
    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        return ops.gptq_gemm(x, layer.weight, 1.0)


# Asked for on CUDA only, where this plugin never runs.
register_linear_kernel(MacaMPLinearKernel, PlatformEnum.CUDA, "mp")
