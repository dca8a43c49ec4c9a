# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: TODO: describe why the variable differs.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine asks the platform for the variable.
# -----------------------------------------------------------------------------

import os

from vllm import envs

CONTROL_VARIABLE = "MACA_VISIBLE_DEVICES"


def _install() -> None:
    if CONTROL_VARIABLE in os.environ:
        envs.DEVICE_CONTROL_VARIABLE = CONTROL_VARIABLE


_install()
