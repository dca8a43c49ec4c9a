# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
def cdiv(a: int, b: int) -> int:
    """Quotient rounded up."""
    return -(a // -b)


def round_up(value: int, multiple: int) -> int:
    """The multiple at or above a value."""
    return cdiv(value, multiple) * multiple
