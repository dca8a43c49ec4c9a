# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers that several attention backends share."""


def get_kv_cache_layout(heads: int, block_size: int) -> str:
    """Order of the axes of a cache block."""
    return "HND" if heads * block_size > 256 else "NHD"
