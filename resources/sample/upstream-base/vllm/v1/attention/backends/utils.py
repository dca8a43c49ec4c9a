# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers that several attention backends share."""


def get_kv_cache_layout(heads: int, block_size: int) -> str:
    """Order of the axes of a cache block."""
    return "HND" if heads * block_size > 256 else "NHD"


def mask_empty_context(context_lens: list[int]) -> list[bool]:
    """Which requests have no context to attend to."""
    return [length == 0 for length in context_lens]


def split_decodes_and_prefills(
    query_lens: list[int], decode_threshold: int = 1
) -> tuple[int, int]:
    """Number of leading decode requests and of the prefill requests after them."""
    decodes = 0
    for length in query_lens:
        if length > decode_threshold:
            break
        decodes += 1
    return decodes, len(query_lens) - decodes
