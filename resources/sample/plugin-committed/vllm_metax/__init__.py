# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the engine run on MetaX devices."""


def register() -> str:
    """The platform class, for the engine's platform group."""
    return "vllm_metax.platform.MacaPlatform"


def register_patches() -> None:
    import vllm_metax.patch  # noqa: F401


def register_out_of_tree() -> None:
    import vllm_metax.registry  # noqa: F401


def register_models() -> None:
    from vllm_metax.models import register_models

    register_models()
