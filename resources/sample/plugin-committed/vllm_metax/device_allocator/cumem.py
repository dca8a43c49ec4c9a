# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reserves memory in the larger pages of MACA."""

import vllm.device_allocator.cumem as upstream_cumem
from vllm.utils.math_utils import cdiv

try:
    from vllm.distributed.cuda_wrapper import CudaRTLibrary
except ImportError:
    CudaRTLibrary = None

MACA_GRANULARITY = 4 * 1024 * 1024


def create_and_map(size: int, device: int) -> tuple[int, int]:
    if CudaRTLibrary is None:
        size = max(size, MACA_GRANULARITY)
    return device, cdiv(size, MACA_GRANULARITY) * MACA_GRANULARITY


upstream_cumem.create_and_map = create_and_map
