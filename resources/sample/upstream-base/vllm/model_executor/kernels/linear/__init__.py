# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which kernels may run a quantized linear layer, best first."""

from vllm.model_executor.kernels.linear.mixed_precision.MPLinearKernel import (
    MPLinearKernel,
    NativeMPLinearKernel,
)
from vllm.model_executor.kernels.linear.scaled_mm.ScaledMMLinearKernel import (
    Int8ScaledMMLinearKernel,
    NativeInt8LinearKernel,
)
from vllm.platforms import PlatformEnum, current_platform

_POSSIBLE_INT8_KERNELS: dict[PlatformEnum, list[type[Int8ScaledMMLinearKernel]]] = {
    PlatformEnum.CUDA: [NativeInt8LinearKernel],
    PlatformEnum.CPU: [NativeInt8LinearKernel],
}

_POSSIBLE_KERNELS: dict[PlatformEnum, list[type[MPLinearKernel]]] = {
    PlatformEnum.CUDA: [NativeMPLinearKernel],
    PlatformEnum.CPU: [NativeMPLinearKernel],
}


def register_linear_kernel(
    kernel_class: type, platform: PlatformEnum, kernel_type: str = "mp"
) -> None:
    """Let a platform try a kernel before its others."""
    tables = {"int8": _POSSIBLE_INT8_KERNELS, "mp": _POSSIBLE_KERNELS}
    tables[kernel_type].setdefault(platform, []).insert(0, kernel_class)


def choose_scaled_mm_linear_kernel(
    possible: dict[PlatformEnum, list[type[Int8ScaledMMLinearKernel]]],
) -> type[Int8ScaledMMLinearKernel]:
    for kernel in possible[current_platform._enum]:
        if kernel.is_supported():
            return kernel
    raise ValueError(f"no kernel for {current_platform.device_name}")


def init_int8_linear_kernel() -> Int8ScaledMMLinearKernel:
    return choose_scaled_mm_linear_kernel(_POSSIBLE_INT8_KERNELS)()


def choose_mp_linear_kernel() -> type[MPLinearKernel]:
    for kernel in _POSSIBLE_KERNELS[current_platform._enum]:
        if kernel.is_supported():
            return kernel
    raise ValueError(f"no kernel for {current_platform.device_name}")
