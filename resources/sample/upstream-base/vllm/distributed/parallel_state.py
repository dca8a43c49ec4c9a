# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Collectives over the processes of one engine."""

_world_size = 1


def get_world_size() -> int:
    return _world_size


def all_reduce_max(values: list[int]) -> list[int]:
    """Element-wise maximum over all processes."""
    if get_world_size() == 1:
        return list(values)
    raise NotImplementedError("the sample runs in one process")
