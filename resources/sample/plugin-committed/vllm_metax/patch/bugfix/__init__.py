# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Imports the corrections.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the last correction is gone.
# -----------------------------------------------------------------------------

from vllm_metax.patch.bugfix import attention_metadata  # noqa: F401
from vllm_metax.patch.bugfix import rejection_sampler  # noqa: F401
from vllm_metax.patch.bugfix import topk_topp_sampler  # noqa: F401
from vllm_metax.patch.bugfix import round_up  # noqa: F401
from vllm_metax.patch.bugfix import model_arch  # noqa: F401
from vllm_metax.patch.bugfix import decode_split  # noqa: F401
