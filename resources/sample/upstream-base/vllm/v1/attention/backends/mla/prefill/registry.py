# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import enum
import importlib

from vllm.v1.attention.backends.mla.prefill.base import MLAPrefillBackend


class MLAPrefillBackendEnum(enum.Enum):
    FLASH_ATTN = "vllm.v1.attention.backends.mla.prefill.flash_attn.FlashAttnPrefillBackend"
    CUTLASS = "vllm.v1.attention.backends.mla.prefill.cutlass.CutlassPrefillBackend"

    def get_class(self) -> type[MLAPrefillBackend]:
        module_name, class_name = _overrides.get(self, self.value).rsplit(".", 1)
        return getattr(importlib.import_module(module_name), class_name)


_overrides: dict[MLAPrefillBackendEnum, str] = {}


def register_mla_prefill_backend(backend: MLAPrefillBackendEnum, class_path: str) -> None:
    """Use another class for a backend."""
    _overrides[backend] = class_path
