# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any


class ScaledMMLinearKernel:
    @classmethod
    def is_supported(cls) -> bool:
        return True

    def process_weights_after_loading(self, layer: Any) -> None:
        """Bring loaded weights into the order that the kernel wants."""

    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        raise NotImplementedError


class Int8ScaledMMLinearKernel(ScaledMMLinearKernel):
    bits = 8


class NativeInt8LinearKernel(Int8ScaledMMLinearKernel):
    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        return [round(value * layer.weight) / 127 for value in x]
