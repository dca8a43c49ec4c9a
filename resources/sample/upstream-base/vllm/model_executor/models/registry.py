# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Model architectures by name, imported when a checkpoint asks for one."""

import importlib


class _ModelRegistry:
    def __init__(self) -> None:
        self.paths: dict[str, str] = {}

    def register_model(self, architecture: str, path: str) -> None:
        """Register "package.module:Class" under the name checkpoints use."""
        self.paths[architecture] = path

    def load(self, architecture: str) -> type:
        module_name, class_name = self.paths[architecture].split(":")
        return getattr(importlib.import_module(module_name), class_name)


ModelRegistry = _ModelRegistry()
