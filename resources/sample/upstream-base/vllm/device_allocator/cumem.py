# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memory that can be given back while the engine sleeps."""

from vllm.utils.math_utils import round_up

GRANULARITY = 2 * 1024 * 1024


def create_and_map(size: int, device: int) -> tuple[int, int]:
    """Reserve memory; returns device and reserved bytes."""
    return device, round_up(size, GRANULARITY)


class CuMemAllocator:
    def __init__(self) -> None:
        self.regions: list[tuple[int, int]] = []

    def allocate(self, size: int, device: int) -> tuple[int, int]:
        region = create_and_map(size, device)
        self.regions.append(region)
        return region

    def sleep(self) -> int:
        """Give everything back; returns the number of bytes."""
        freed = sum(size for _, size in self.regions)
        self.regions.clear()
        return freed
