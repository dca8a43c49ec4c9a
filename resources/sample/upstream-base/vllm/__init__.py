# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The public names of the engine, imported when somebody asks for them."""

import importlib
from typing import TYPE_CHECKING, Any

from vllm.version import __version__

MODULE_ATTRS = {
    "LLM": ".entrypoints.llm:LLM",
    "ModelRegistry": ".model_executor.models.registry:ModelRegistry",
    "SamplingParams": ".sampling_params:SamplingParams",
}

if TYPE_CHECKING:
    from vllm.entrypoints.llm import LLM
    from vllm.model_executor.models.registry import ModelRegistry
    from vllm.sampling_params import SamplingParams


def __getattr__(name: str) -> Any:
    if name not in MODULE_ATTRS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module_name, attribute = MODULE_ATTRS[name].split(":")
    return getattr(importlib.import_module(module_name, __name__), attribute)


__all__ = ["__version__", "LLM", "ModelRegistry", "SamplingParams"]
