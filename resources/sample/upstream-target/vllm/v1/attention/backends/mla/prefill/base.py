# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first pass of attention with a compressed cache."""

from abc import ABC, abstractmethod


class MLAPrefillBackend(ABC):
    def __init__(self, scale: float) -> None:
        self.scale = scale

    @abstractmethod
    def run_prefill_new_tokens(self, query: list[float], key: list[float]) -> list[float]:
        """Attention among the tokens of the request."""

    @abstractmethod
    def run_prefill_context_chunk(
        self, query: list[float], key: list[float], chunk: int
    ) -> list[float]:
        """Attention to a piece of what is cached already."""
