# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm import envs


def find_nccl_library() -> str:
    """File name of the collective communication library to load."""
    if envs.VLLM_NCCL_SO_PATH:
        return envs.VLLM_NCCL_SO_PATH
    return "libnccl.so.2"
