# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backend import AttentionBackend, AttentionImpl


class TritonAttentionImpl(AttentionImpl):
    def forward(
        self, query: list[float], key: list[float], value: list[float]
    ) -> list[float]:
        return [v * (k * q) for q, k, v in zip(query, key, value)]


class TritonAttentionBackend(AttentionBackend):
    @staticmethod
    def get_impl_cls() -> type[AttentionImpl]:
        return TritonAttentionImpl
