# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.rotary import RotaryEmbedding


@RotaryEmbedding.register_oot(name="RotaryEmbedding")
class MacaRotaryEmbedding(RotaryEmbedding):
    def forward_oot(self, position: int) -> list[float]:
        return [float(position) * frequency for frequency in self.frequencies]
