# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings read from the environment."""

import os

VLLM_NCCL_SO_PATH: str | None = os.environ.get("VLLM_NCCL_SO_PATH")
DEVICE_CONTROL_VARIABLE = "CUDA_VISIBLE_DEVICES"


def visible_devices() -> list[int]:
    """Indices of the devices this process may use."""
    text = os.environ.get(DEVICE_CONTROL_VARIABLE, "0")
    return [int(part) for part in text.split(",") if part.strip()]
