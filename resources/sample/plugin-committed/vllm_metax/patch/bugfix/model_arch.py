# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Longcat checkpoints keep a compressed key and value too, but their
#       model type is unknown to the engine.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine knows the model type longcat.
# -----------------------------------------------------------------------------

from vllm.transformers_utils.model_arch import ModelArchConvertor

MLA_TYPES = ("deepseek_v2", "deepseek_v3", "longcat")


def is_deepseek_mla(self) -> bool:
    """Whether attention keeps a compressed key and value."""
    return self.config.get("model_type") in MLA_TYPES


ModelArchConvertor.is_deepseek_mla = is_deepseek_mla
