# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.activation import SiluAndMul

from vllm_metax import _custom_ops as ops


@SiluAndMul.register_oot
class MacaSiluAndMul(SiluAndMul):
    def forward_oot(self, x: list[float]) -> list[float]:
        return ops.silu_and_mul(x)
