# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backend import AttentionBackend, AttentionImpl


class MacaFlashAttentionImpl(AttentionImpl):
    def forward(
        self, query: list[float], key: list[float], value: list[float]
    ) -> list[float]:
        from flash_attn import flash_attn_func

        return flash_attn_func(query, key, value)


class MacaFlashAttentionBackend(AttentionBackend):
    @staticmethod
    def get_impl_cls() -> type[AttentionImpl]:
        return MacaFlashAttentionImpl
