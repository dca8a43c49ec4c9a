# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.model_loader.weight_utils import get_quant_config


class VllmConfig:
    def __init__(self, checkpoint: dict) -> None:
        self.checkpoint = checkpoint
        self.quant_config = self._get_quantization_config()

    def _get_quantization_config(self) -> Any:
        if "quantization" not in self.checkpoint:
            return None
        return get_quant_config(self.checkpoint["quantization"])
