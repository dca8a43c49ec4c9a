# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which kernels may run a quantized linear layer, best first."""

from vllm.platforms.interface import PlatformEnum


class Int8Kernel:
    def supported(self) -> bool:
        return True


class CutlassInt8Kernel(Int8Kernel):
    pass


class TritonInt8Kernel(Int8Kernel):
    pass


POSSIBLE_INT8_KERNELS: dict[PlatformEnum, list[type[Int8Kernel]]] = {
    PlatformEnum.CUDA: [CutlassInt8Kernel, TritonInt8Kernel],
    PlatformEnum.CPU: [TritonInt8Kernel],
}


def choose_int8_kernel(platform: PlatformEnum) -> type[Int8Kernel]:
    for kernel in POSSIBLE_INT8_KERNELS[platform]:
        if kernel().supported():
            return kernel
    raise ValueError(f"no int8 kernel for {platform}")
