# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Device properties come from the MetaX driver, whose bindings have the
#       interface of the NVML ones.
#
# Affected versions: v0.24.0
#
# Remove at: the platform reads device properties without NVML.
# -----------------------------------------------------------------------------

import sys

from vllm_metax.third_party import pymxsml

sys.modules["vllm.third_party.pynvml"] = pymxsml
