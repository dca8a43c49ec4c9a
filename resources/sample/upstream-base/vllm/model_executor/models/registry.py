# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Model architectures by name, imported when a checkpoint asks for one."""

import importlib

_TEXT_GENERATION_MODELS: dict[str, tuple[str, str]] = {
    "TinyForCausalLM": ("tiny", "TinyForCausalLM"),
}


class _ModelRegistry:
    def __init__(self) -> None:
        self.paths = {
            architecture: f"vllm.model_executor.models.{module}:{name}"
            for architecture, (module, name) in _TEXT_GENERATION_MODELS.items()
        }

    def register_model(self, model_arch: str, model_cls: str) -> None:
        """Register "package.module:Class" under the name checkpoints use."""
        self.paths[model_arch] = model_cls

    def resolve_model_cls(self, architecture: str) -> type:
        module_name, class_name = self.paths[architecture].split(":")
        return getattr(importlib.import_module(module_name), class_name)


ModelRegistry = _ModelRegistry()
