# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attention backend brings."""


class AttentionImpl:
    def __init__(self, head_size: int) -> None:
        self.head_size = head_size

    def forward(
        self, query: list[float], key: list[float], value: list[float]
    ) -> list[float]:
        raise NotImplementedError


class AttentionBackend:
    @staticmethod
    def get_impl_cls() -> type[AttentionImpl]:
        raise NotImplementedError
