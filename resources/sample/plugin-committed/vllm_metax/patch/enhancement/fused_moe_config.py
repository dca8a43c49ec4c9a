# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The engine has no question for four-bit weights with eight-bit inputs,
#       a combination that MACA kernels run.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: FusedMoEQuantConfig has use_int4_w4a8.
# -----------------------------------------------------------------------------

from vllm_metax.patch.utils import patch


@patch(
    "vllm.model_executor.layers.fused_moe.config",
    "FusedMoEQuantConfig.use_int4_w4a8",
    allow_missing=True,
)
@property
def use_int4_w4a8(self) -> bool:
    return self.weight_dtype == "int4" and self.input_dtype == "int8"
