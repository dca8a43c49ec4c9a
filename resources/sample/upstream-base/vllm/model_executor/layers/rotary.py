# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
DEFAULT_THETA = 10000.0


class RotaryEmbedding:
    def __init__(self, size: int, theta: float) -> None:
        self.frequencies = [theta ** (-2 * i / size) for i in range(size // 2)]

    def angles(self, position: int) -> list[float]:
        return [position * frequency for frequency in self.frequencies]


def get_rope(size: int, theta: float = DEFAULT_THETA) -> RotaryEmbedding:
    """The rotary embedding for a head size."""
    return RotaryEmbedding(size, theta)
