// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorFigures.h"
#include "models/validation/ErrorKernels.h"
#include "models/validation/TensorGrid.h"

#include <atomic>
#include <vector>

namespace mxw::validation {

/// Mismatches of each row, where a row does not lie in one tile; shared by all threads.
using RowCounts = std::vector<std::atomic<qint64>>;

/// How mismatches lie in rows and columns. Only tiles that have some cost anything.
class LinesTally
{
public:
    LinesTally(const TensorGrid &grid, RowCounts &sharedRows);

    void startTask(qint64 task);
    void add(const ErrorBlock &block, const Tile &tile, qint64 position);
    void endTile();
    void endTask();
    void merge(const LinesTally &other);
    /// After all are merged into this one.
    MismatchLines lines() const;

private:
    void countColumns();

    const TensorGrid &m_grid;
    RowCounts &m_sharedRows;
    std::vector<qint64> m_rows; ///< of the tile
    bool m_tileHasSome = false;
    std::vector<qint64> m_columns; ///< of the task's stripe, or all
    qint64 m_stripeStart = 0;
    bool m_stripeHasSome = false;
    qint64 m_rowsTouched = 0;
    qint64 m_rowsWhole = 0;
    qint64 m_columnsTouched = 0;
    qint64 m_columnsWhole = 0;
};

/// The greatest errors of parts of the matrix.
class MapTally
{
public:
    MapTally(const TensorGrid &grid, ErrorKind kind);

    void add(const ErrorBlock &block, quint64 greatestKey, const Tile &tile, qint64 position);
    void merge(const MapTally &other);
    ErrorMap map() const;

private:
    static constexpr qint64 MostParts = 64;

    bool isBelow(quint64 key, qint64 firstPart, qint64 lastPart) const;
    void raise(qint64 rowPart, const Piece &piece, const ErrorBlock &block);

    const TensorGrid &m_grid;
    const ErrorKind m_kind;
    qint64 m_rowParts;
    qint64 m_columnParts;
    std::vector<quint64> m_keys;   ///< bits of the greatest: NaN over infinity over finite
    std::vector<quint64> m_floors; ///< the least key of each row of parts
};

} // namespace mxw::validation
