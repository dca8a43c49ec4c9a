# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The decode kernel of MACA takes up to two query tokens, so requests
#       with one speculative token count as decodes.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine asks the backend for the threshold.
# -----------------------------------------------------------------------------

from vllm_metax.patch.utils import patch


@patch("vllm.v1.attention.backends.utils", "split_decodes_and_prefills")
def split_decodes_and_prefills(
    query_lens: list[int], decode_threshold: int = 1
) -> tuple[int, int]:
    """Number of leading decode requests and of the prefill requests after them."""
    # MetaX Modification: two query tokens still decode
    decode_threshold = max(decode_threshold, 2)
    decodes = 0
    for length in query_lens:
        if length > decode_threshold:
            break
        decodes += 1
    return decodes, len(query_lens) - decodes
