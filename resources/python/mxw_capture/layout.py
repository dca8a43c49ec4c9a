# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How mismatches lie in the operands, seen as a matrix whose columns are the last dimension."""

import math

PARTS = 64


class Lines:
    """Rows and columns that are touched or wholly made of mismatches."""

    def __init__(self, arrays, rows, columns):
        self.arrays = arrays
        self.rows, self.columns = rows, columns
        self.rows_touched = self.rows_whole = 0
        self.touched = arrays.flags(columns, False)
        self.whole = arrays.flags(columns, True)
        self.open_row = (0, 0)  # a row that the last piece ended in, and its mismatches so far

    def feed(self, chunk):
        arrays, columns = self.arrays, self.columns
        places = chunk.mismatch_places()
        matching = arrays.flags(chunk.size, True)
        matching[places] = False
        self.touched[(places + chunk.offset) % columns] = True
        self.whole[(arrays.places(matching) + chunk.offset) % columns] = False
        first_row = chunk.offset // columns
        last_row = (chunk.offset + chunk.size - 1) // columns
        if self.open_row[0] != first_row:
            self.close()
            self.open_row = (first_row, 0)
        counts = arrays.counts((places + chunk.offset) // columns - first_row, last_row - first_row + 1)
        counts[0] += self.open_row[1]
        closed = counts[: last_row - first_row]
        self.rows_touched += arrays.count(closed > 0)
        self.rows_whole += arrays.count(closed == columns)
        self.open_row = (last_row, int(counts[last_row - first_row]))

    def close(self):
        count = self.open_row[1]
        self.rows_touched += count > 0
        self.rows_whole += count == self.columns
        self.open_row = (self.open_row[0], 0)

    def result(self):
        self.close()
        return {
            "rows": self.rows,
            "rowsTouched": self.rows_touched,
            "rowsWhole": self.rows_whole,
            "columns": self.columns,
            "columnsTouched": self.arrays.count(self.touched),
            "columnsWhole": self.arrays.count(self.whole),
        }


class Map:
    """The greatest error of each of at most 64 by 64 parts."""

    def __init__(self, arrays, rows, columns, name):
        self.arrays = arrays
        self.name = name
        self.rows, self.columns = rows, columns
        self.down, self.across = min(PARTS, rows), min(PARTS, columns)
        self.values = arrays.zeros(self.down * self.across)
        self.undefined = arrays.flags(self.down * self.across, False)

    def feed(self, chunk):
        arrays = self.arrays
        places = chunk.places() + chunk.offset
        parts = places // self.columns * self.down // self.rows * self.across
        parts += places % self.columns * self.across // self.columns
        values = chunk.parts[self.name].all
        if chunk.parts[self.name].nan:
            nan = arrays.is_nan(values)
            self.undefined[arrays.pick(parts, arrays.places(nan))] = True
            defined = arrays.places(~nan)
            parts, values = arrays.pick(parts, defined), arrays.pick(values, defined)
        greatest = arrays.group_max(parts, values, self.down * self.across)
        larger = greatest > self.values
        self.values[larger] = greatest[larger]

    def result(self):
        self.arrays.put(self.values, self.undefined, math.nan)
        return {"rows": self.down, "columns": self.across, "values": self.arrays.listed(self.values)}
