// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/TensorFile.h"

#include <algorithm>
#include <functional>

namespace mxw::validation {

/// A rectangle of two tensors that is in memory at once, row by row. Rows and columns are of elements.
struct Tile
{
    qint64 firstRow = 0;
    qint64 rows = 0;
    qint64 rowStep = 1; ///< from one row of the tile to the next
    qint64 firstColumn = 0;
    qint64 width = 0;
};

/// A part of one row of the matrix that lies in one piece in a block.
struct Piece
{
    int start = 0; ///< in the block
    int length = 0;
    qint64 row = 0;
    qint64 column = 0;
};

/// Two tensors of one shape as a matrix, the last dimension being its columns, and how it is cut into tiles such that
/// what must be kept beside them is bounded, whatever the shape. Both orders of storage. Rows, columns and places are
/// those of parts: a complex element has two, which are a last dimension of their own.
class TensorGrid
{
public:
    TensorGrid(const TensorFile &first, const TensorFile &second);

    const std::vector<qint64> &shape() const { return m_shape; } ///< of the parts
    int parts() const { return m_parts; }                        ///< of an element
    qint64 count() const { return m_count * m_parts; }
    qint64 rows() const { return m_columns == 0 ? 0 : count() / m_columns; }
    qint64 columns() const { return m_columns; }

    /// Tasks are independent of each other; a task is a list of tiles.
    qint64 taskCount() const { return m_taskCount; }
    Result<void> forEachTile(qint64 task, const std::function<Result<void>(const Tile &)> &work) const;
    qint64 largestTile() const { return m_largestTile; } ///< elements
    /// Every row of the matrix lies in one tile as a whole.
    bool hasWholeRows() const { return !m_isWide || m_columns == m_parts; }
    /// A task has all rows of the columns that it has any of; else a tile has all columns.
    bool hasStripes() const { return m_isWide && m_columns != m_parts; }
    qint64 stripeStart(qint64 task) const { return hasStripes() ? task * m_stripe * m_parts : 0; }
    qint64 stripeWidth() const { return hasStripes() ? m_stripe * m_parts : m_columns; }

    /// Elements of the tile, row by row.
    Result<void> read(const TensorFile &file, const Tile &tile, std::byte *to) const;

    /// Place in row-major order of a part of a tile.
    qint64 placeOf(const Tile &tile, qint64 position) const;
    /// Calls `work(piece)` for the pieces of `count` parts from `position`.
    template <typename Work> void forEachPiece(const Tile &tile, qint64 position, int count, const Work &work) const
    {
        const qint64 width = tile.width * m_parts;
        for (int start = 0; start < count;) {
            const qint64 place = placeOf(tile, position + start);
            const qint64 column = place % m_columns;
            const qint64 length =
                std::min({m_columns - column, width - (position + start) % width, qint64(count - start)});
            work(Piece{start, int(length), place / m_columns, column});
            start += int(length);
        }
    }

private:
    void arrange(qint64 last);
    Result<void> readRows(const TensorFile &file, const Tile &tile, std::byte *to) const;
    Result<void> readColumns(const TensorFile &file, const Tile &tile, std::byte *to) const;
    qint64 reversedMiddle(qint64 index) const;

    std::vector<qint64> m_shape;
    int m_parts = 1;
    int m_itemSize = 1;
    qint64 m_count = 0;
    qint64 m_columns = 1;
    // The elements as three dimensions: outer × middle × inner.
    qint64 m_outer = 1;
    qint64 m_middle = 1;
    qint64 m_inner = 1;
    std::vector<qint64> m_middleShape; ///< the dimensions in between, when any file is in Fortran order
    bool m_isMixed = false;            ///< a file runs fastest along another dimension than row-major order does
    bool m_isWide = false;
    qint64 m_stripe = 1;     ///< columns of a tile
    qint64 m_tileHeight = 1; ///< rows of a tile at most
    qint64 m_taskCount = 0;
    qint64 m_largestTile = 0;
};

} // namespace mxw::validation
