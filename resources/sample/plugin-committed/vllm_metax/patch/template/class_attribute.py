# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: TODO: say why this method is replaced.
#
# Affected versions: TODO: name the reviewed versions.
#
# Remove at: TODO: give a condition that can be verified.
# -----------------------------------------------------------------------------

from vllm_metax.patch.utils import patch


@patch("vllm.some_module", "SomeClass.method")
def method(self) -> None:
    raise NotImplementedError("copy the engine's method and mark what differs")
