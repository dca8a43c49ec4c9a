# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The attention kernel of MACA reads query starts in pairs and runs over
#       the end of a batch with an odd number of requests. Pad the starts.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the kernel checks the number of requests.
# -----------------------------------------------------------------------------

from vllm.v1.attention.metadata import CommonAttentionMetadata

from vllm_metax.patch.utils import patch


@patch("vllm.v1.attention.metadata", "AttentionMetadataBuilder.build")
def build(self, query_lens: list[int]) -> CommonAttentionMetadata:
    """Metadata of a batch, requests in the order given."""
    starts = [0]
    for length in query_lens:
        starts.append(starts[-1] + length)
    # MetaX Modification: an even number of starts
    if len(starts) % 2:
        starts.append(starts[-1])
    return CommonAttentionMetadata(query_lens, starts, max(query_lens))
