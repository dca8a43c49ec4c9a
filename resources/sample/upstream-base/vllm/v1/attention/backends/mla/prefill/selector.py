# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.v1.attention.backends.mla.prefill.base import MLAPrefillBackend
from vllm.v1.attention.backends.mla.prefill.registry import MLAPrefillBackendEnum


def get_mla_prefill_backend(name: str) -> type[MLAPrefillBackend]:
    return MLAPrefillBackendEnum[name].get_class()
