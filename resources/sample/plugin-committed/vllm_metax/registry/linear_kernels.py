# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.quantization.kernels import (
    POSSIBLE_INT8_KERNELS,
    Int8Kernel,
)
from vllm.platforms.interface import PlatformEnum


class MctlassInt8Kernel(Int8Kernel):
    pass


POSSIBLE_INT8_KERNELS[PlatformEnum.OOT] = [MctlassInt8Kernel]
