# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a quantization method brings."""

from typing import Any


class QuantizeMethodBase:
    """How one layer computes with its weights."""

    def process_weights_after_loading(self, layer: Any) -> None:
        """Bring loaded weights into the order that apply() wants."""

    def apply(self, layer: Any, x: list[float]) -> list[float]:
        raise NotImplementedError


class QuantizationConfig:
    bits = 16

    def get_quant_method(self, layer: Any, prefix: str) -> QuantizeMethodBase | None:
        """The method for a layer; None leaves it as it is."""
        return None
