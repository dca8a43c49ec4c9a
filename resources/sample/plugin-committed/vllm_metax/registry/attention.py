# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backends.registry import AttentionBackendEnum, register_backend

register_backend(
    backend=AttentionBackendEnum.FLASH_ATTN,
    class_path="vllm_metax.attention.MacaFlashAttentionBackend",
)
register_backend(
    backend=AttentionBackendEnum.TRITON_ATTN,
    class_path="vllm_metax.attention.MacaTritonAttentionBackend",
)
