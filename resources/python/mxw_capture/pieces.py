# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two operands of one shape in pieces of bounded size, flat and in row-major order."""


def pieces(first, second, size, limit, is_flat):
    """Yields (offset, first, second). `size` counts elements, `is_flat` tells whether flattening takes no copy."""
    total = size(first)
    if is_flat(first) and is_flat(second):
        flat_first, flat_second = first.reshape(-1), second.reshape(-1)
        for start in range(0, total, limit):
            yield start, flat_first[start : start + limit], flat_second[start : start + limit]
        return
    offset = 0
    for part_first, part_second in _parts(first, second, size, limit):
        yield offset, part_first.reshape(-1), part_second.reshape(-1)
        offset += size(part_first)


def _parts(first, second, size, limit):
    total = size(first)
    if total <= limit:
        if total:
            yield first, second
        return
    rows = first.shape[0]
    row = total // rows
    if row > limit:
        for index in range(rows):
            for part in _parts(first[index], second[index], size, limit):
                yield part
        return
    step = limit // row
    for start in range(0, rows, step):
        yield first[start : start + step], second[start : start + step]
