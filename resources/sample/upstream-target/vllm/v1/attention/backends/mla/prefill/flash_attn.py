# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backends.mla.prefill.base import MLAPrefillBackend


class FlashAttnPrefillBackend(MLAPrefillBackend):
    def run_prefill_new_tokens(self, query: list[float], key: list[float]) -> list[float]:
        return [self.scale * q * k for q, k in zip(query, key)]

    def run_prefill_context_chunk(
        self, query: list[float], key: list[float], chunk: int
    ) -> list[float]:
        return self.run_prefill_new_tokens(query, key[chunk:])
