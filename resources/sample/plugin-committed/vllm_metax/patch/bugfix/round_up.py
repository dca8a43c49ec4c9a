# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Upstream rounds a value that is a multiple already up to the next one,
#       which wastes a page for each allocation.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine rounds multiples to themselves.
# -----------------------------------------------------------------------------

from vllm.utils.math_utils import cdiv

from vllm_metax.patch.utils import patch


@patch("vllm.utils.math_utils", "round_up")
def round_up(value: int, multiple: int) -> int:
    """The multiple at or above a value."""
    return cdiv(value, multiple) * multiple
