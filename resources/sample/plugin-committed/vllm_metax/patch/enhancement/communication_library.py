# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: MetaX devices communicate through MCCL, which has another file name.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine asks the platform for the library; v0.26.0 has such a
#       hook.
# -----------------------------------------------------------------------------

from vllm import envs

from vllm_metax.patch.utils import patch


def find_mccl_library() -> str:
    """File name of the collective communication library to load."""
    return envs.VLLM_NCCL_SO_PATH or "libmccl.so"


patch("vllm.utils.nccl", "find_nccl_library")(find_mccl_library)
