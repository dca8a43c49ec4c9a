# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The optional kernel package imports on MACA but its kernels do not
#       compile before MACA 3.3.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: MACA 3.3 is the oldest supported version.
# -----------------------------------------------------------------------------

import os

import vllm.utils.import_utils as import_utils


def has_triton_kernels() -> bool:
    """Whether the optional kernel package can be imported."""
    return False


if os.environ.get("MACA_VERSION", "3.2") < "3.3":
    import_utils.has_triton_kernels = has_triton_kernels
