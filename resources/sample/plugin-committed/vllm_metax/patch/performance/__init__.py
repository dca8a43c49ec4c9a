# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Imports the faster replacements.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the last replacement is gone.
# -----------------------------------------------------------------------------

from vllm_metax.patch.performance import grouped_topk  # noqa: F401
from vllm_metax.patch.performance import sampling  # noqa: F401
