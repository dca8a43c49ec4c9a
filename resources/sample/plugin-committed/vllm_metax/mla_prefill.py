# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backends.mla.prefill.base import MLAPrefillBackend


class MacaFlashPrefillBackend(MLAPrefillBackend):
    def run_prefill_new_tokens(self, query: list[float], key: list[float]) -> list[float]:
        from flash_attn import flash_attn_func

        return flash_attn_func(query, key, key)

    def run_prefill_context_chunk(
        self, query: list[float], key: list[float], chunk: int
    ) -> list[float]:
        return self.run_prefill_new_tokens(query, key[chunk:])


class MacaCutlassPrefillBackend(MLAPrefillBackend):
    def run_prefill_new_tokens(self, query: list[float], key: list[float]) -> list[float]:
        from mctlassEx import mha_prefill

        return mha_prefill(query, key, self.scale)
