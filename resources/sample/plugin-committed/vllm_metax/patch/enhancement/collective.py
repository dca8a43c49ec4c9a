# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: MCCL has no maximum over 64-bit integers. The values fit in 32 bits,
#       so reduce them as such, in the module that defines the function and in
#       the one that imported it by name.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: MCCL reduces 64-bit integers.
# -----------------------------------------------------------------------------

from vllm.distributed.parallel_state import get_world_size

from vllm_metax.patch.utils import patch

INT32_MAX = 2**31 - 1


@patch("vllm.distributed.parallel_state", "all_reduce_max")
@patch("vllm.v1.worker.runner", "all_reduce_max")
def all_reduce_max(values: list[int]) -> list[int]:
    """Element-wise maximum over all processes."""
    if any(value > INT32_MAX for value in values):
        raise OverflowError("a value does not fit in 32 bits")
    if get_world_size() == 1:
        return list(values)
    raise NotImplementedError("the sample runs in one process")
