# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.platforms.interface import Platform, PlatformEnum

from vllm_metax.device_allocator import cumem  # noqa: F401

FLASH_ALIGNMENT = 32


class MacaPlatformBase(Platform):
    _enum = PlatformEnum.OOT
    device_name = "maca"

    def check_and_update_config(self, config: dict) -> None:
        config.setdefault("block_size", 16)
        if config.get("kv_transfer"):
            from vllm_metax.patch.performance import kv_cache_layout  # noqa: F401

    def get_attn_backend_cls(self, head_size: int) -> str:
        from vllm.v1.attention.backends.registry import AttentionBackendEnum

        if head_size % FLASH_ALIGNMENT:
            return AttentionBackendEnum.TRITON_ATTN.get_path()
        return AttentionBackendEnum.FLASH_ATTN.get_path()


class MacaPlatform(MacaPlatformBase):
    pass
