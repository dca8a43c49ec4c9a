# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Imports the groups of patches, in this order.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the last group is gone.
# -----------------------------------------------------------------------------

from vllm_metax.patch import bugfix  # noqa: F401
from vllm_metax.patch import enhancement  # noqa: F401
from vllm_metax.patch import performance  # noqa: F401
