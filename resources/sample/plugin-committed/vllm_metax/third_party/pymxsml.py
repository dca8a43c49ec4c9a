# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers the questions of the NVML bindings from the MetaX driver."""

import glob


class NVMLError(Exception):
    pass


def nvmlInit() -> None:
    if not glob.glob("/dev/mxcd*"):
        raise NVMLError("no driver")


def nvmlDeviceGetCount() -> int:
    nvmlInit()
    return len(glob.glob("/dev/mxcd*"))
