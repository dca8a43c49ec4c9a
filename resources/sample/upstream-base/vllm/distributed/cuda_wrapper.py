# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import ctypes


class CudaRTLibrary:
    """The few runtime calls that the allocator makes."""

    def __init__(self, path: str = "libcudart.so") -> None:
        self.library = ctypes.CDLL(path)

    def device_synchronize(self) -> None:
        self.library.cudaDeviceSynchronize()
