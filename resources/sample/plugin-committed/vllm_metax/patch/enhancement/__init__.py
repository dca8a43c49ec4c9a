# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Imports what the engine lacks for MetaX devices.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the last enhancement is gone.
# -----------------------------------------------------------------------------

from vllm_metax.patch.enhancement import collective  # noqa: F401
from vllm_metax.patch.enhancement import communication_library  # noqa: F401
from vllm_metax.patch.enhancement import device_library  # noqa: F401
from vllm_metax.patch.enhancement import fused_moe_config  # noqa: F401
from vllm_metax.patch.enhancement import runner_limits  # noqa: F401
from vllm_metax.patch.enhancement import triton_kernels  # noqa: F401
from vllm_metax.patch.enhancement import visible_devices  # noqa: F401
