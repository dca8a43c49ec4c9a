# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from dataclasses import dataclass


@dataclass
class FusedMoEQuantConfig:
    """How the experts' weights and inputs are stored."""

    weight_dtype: str = "bf16"
    input_dtype: str = "bf16"

    @property
    def use_int8_w8a8(self) -> bool:
        return self.weight_dtype == "int8" and self.input_dtype == "int8"
