# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.models.registry import ModelRegistry


def _get_model_architecture(architecture: str) -> type:
    return ModelRegistry.resolve_model_cls(architecture)


def process_weights_after_loading(model: Any) -> None:
    """Let every layer bring its weights into order."""
    for layer in model.layers:
        layer.quant_method.process_weights_after_loading(layer)
