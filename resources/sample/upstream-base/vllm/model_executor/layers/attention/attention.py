# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.selector import get_attn_backend


class Attention:
    def __init__(self, head_size: int) -> None:
        self.attn_backend = get_attn_backend(head_size)
        impl_cls = self.attn_backend.get_impl_cls()
        self.impl = impl_cls(head_size)

    def forward(
        self, query: list[float], key: list[float], value: list[float]
    ) -> list[float]:
        return unified_attention_with_output(query, key, value, self)


def unified_attention_with_output(
    query: list[float], key: list[float], value: list[float], layer: Attention
) -> list[float]:
    return layer.impl.forward(query, key, value)
