# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A model of long context, imported when a checkpoint asks for it."""

import vllm.transformers_utils.model_arch as model_arch
from vllm.model_executor.layers.rotary import get_rope
from vllm.v1.attention.backends.utils import mask_empty_context

model_arch.DEFAULT_CONTEXT = 131072


class LongcatForCausalLM:
    def __init__(self, head_size: int) -> None:
        self.rope = get_rope(head_size)

    def attended(self, context_lens: list[int]) -> list[bool]:
        return [not empty for empty in mask_empty_context(context_lens)]
