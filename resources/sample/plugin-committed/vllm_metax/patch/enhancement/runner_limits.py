# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The first step compiles kernels on MACA and takes longer than the
#       engine waits.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: compiled kernels are shipped with the plugin.
# -----------------------------------------------------------------------------

import vllm.v1.worker.runner as runner

COMPILE_SECONDS = 600

setattr(runner, "EXECUTE_TIMEOUT_SECONDS", COMPILE_SECONDS)
