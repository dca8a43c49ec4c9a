# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backends.mla.prefill.registry import (
    MLAPrefillBackendEnum,
    register_mla_prefill_backend,
)

register_mla_prefill_backend(
    MLAPrefillBackendEnum.FLASH_ATTN,
    "vllm_metax.mla_prefill.MacaFlashPrefillBackend",
)
register_mla_prefill_backend(
    MLAPrefillBackendEnum.CUTLASS,
    "vllm_metax.mla_prefill.MacaCutlassPrefillBackend",
)
