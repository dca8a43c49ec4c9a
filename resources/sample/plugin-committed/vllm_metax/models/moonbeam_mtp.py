# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The draft layer of Moonbeam on MACA, which proposes the next token."""

from vllm_metax.models.moonbeam import MoonbeamConfig, MoonbeamDecoderLayer


class MoonbeamMTP:
    """One decoder layer behind the backbone's."""

    def __init__(self, config: MoonbeamConfig) -> None:
        self.config = config
        self.first_layer = config.num_hidden_layers
        self.layers = [
            MoonbeamDecoderLayer(config, self.first_layer + index)
            for index in range(config.num_nextn_predict_layers)
        ]

    def forward(self, x: list[float]) -> list[float]:
        for layer in self.layers:
            x = layer.forward(x)
        return x
