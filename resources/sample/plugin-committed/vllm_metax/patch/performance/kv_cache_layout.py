# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The transfer library of MACA expects heads before tokens in a cache
#       block.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the transfer library takes both layouts.
# -----------------------------------------------------------------------------

from vllm_metax.patch.utils import patch


@patch("vllm.v1.attention.backends.utils", "get_kv_cache_layout")
def get_kv_cache_layout(heads: int, block_size: int) -> str:
    """Order of the axes of a cache block."""
<<<<<<< HEAD
    return "HND"
=======
    return "HND" if heads > 1 else "NHD"
>>>>>>> support caches of a single head
