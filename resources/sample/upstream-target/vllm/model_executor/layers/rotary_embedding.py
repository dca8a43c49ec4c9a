# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.custom_op import CustomOp

DEFAULT_THETA = 10000.0


class RotaryEmbedding(CustomOp):
    def __init__(self, size: int, theta: float) -> None:
        super().__init__()
        self.frequencies = [theta ** (-2 * i / size) for i in range(size // 2)]

    def forward_native(self, position: int) -> list[float]:
        return [position * frequency for frequency in self.frequencies]


def get_rope(size: int, theta: float = DEFAULT_THETA) -> RotaryEmbedding:
    """The rotary embedding for a head size."""
    return RotaryEmbedding(size, theta)
