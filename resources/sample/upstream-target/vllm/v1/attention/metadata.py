# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every attention backend is told about a batch."""

from dataclasses import dataclass


@dataclass
class CommonAttentionMetadata:
    query_lens: list[int]
    query_start: list[int]
    max_query_len: int

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


class AttentionMetadataBuilder:
    def __init__(self, block_size: int) -> None:
        self.block_size = block_size

    def build(self, query_lens: list[int]) -> CommonAttentionMetadata:
        """Metadata of a batch, requests in the order given."""
        starts = [0]
        for length in query_lens:
            starts.append(starts[-1] + length)
        return CommonAttentionMetadata(query_lens, starts, max(query_lens, default=0))
