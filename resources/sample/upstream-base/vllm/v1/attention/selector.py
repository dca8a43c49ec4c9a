# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which attention backend a layer uses."""

import importlib
from functools import cache

from vllm.platforms import current_platform
from vllm.v1.attention.backend import AttentionBackend


def get_attn_backend(head_size: int) -> type[AttentionBackend]:
    return _cached_get_attn_backend(head_size)


@cache
def _cached_get_attn_backend(head_size: int) -> type[AttentionBackend]:
    path = current_platform.get_attn_backend_cls(head_size)
    module_name, class_name = path.rsplit(".", 1)
    return getattr(importlib.import_module(module_name), class_name)
