// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/PlaceTally.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace mxw::validation {

LinesTally::LinesTally(const TensorGrid &grid, RowCounts &sharedRows)
    : m_grid(grid), m_sharedRows(sharedRows), m_columns(std::size_t(grid.stripeWidth()))
{
    if (grid.hasWholeRows())
        m_rows.resize(std::size_t(grid.largestTile() * grid.parts() / std::max<qint64>(1, grid.columns())));
}

void LinesTally::startTask(qint64 task)
{
    m_stripeStart = m_grid.stripeStart(task);
}

void LinesTally::add(const ErrorBlock &block, const Tile &tile, qint64 position)
{
    m_tileHasSome = true;
    m_stripeHasSome = true;
    m_grid.forEachPiece(tile, position, block.count, [&](const Piece &piece) {
        const quint32 *const mismatch = block.mismatch.data() + piece.start;
        qint64 *const columns = m_columns.data() + (piece.column - m_stripeStart);
        qint64 sum = 0;
        for (int i = 0; i < piece.length; ++i) {
            columns[i] += mismatch[i];
            sum += mismatch[i];
        }
        if (sum == 0)
            return;
        if (m_grid.hasWholeRows())
            m_rows[std::size_t((position + piece.start) / m_grid.columns())] += sum;
        else
            m_sharedRows[std::size_t(piece.row)].fetch_add(sum, std::memory_order_relaxed);
    });
}

void LinesTally::endTile()
{
    if (!m_tileHasSome)
        return;
    m_tileHasSome = false;
    for (qint64 &count : m_rows) {
        m_rowsTouched += count > 0 ? 1 : 0;
        m_rowsWhole += count == m_grid.columns() ? 1 : 0;
        count = 0;
    }
}

void LinesTally::endTask()
{
    if (m_grid.hasStripes() && m_stripeHasSome)
        countColumns();
}

void LinesTally::countColumns()
{
    for (qint64 &count : m_columns) {
        m_columnsTouched += count > 0 ? 1 : 0;
        m_columnsWhole += count == m_grid.rows() ? 1 : 0;
        count = 0;
    }
    m_stripeHasSome = false;
}

void LinesTally::merge(const LinesTally &other)
{
    m_rowsTouched += other.m_rowsTouched;
    m_rowsWhole += other.m_rowsWhole;
    m_columnsTouched += other.m_columnsTouched;
    m_columnsWhole += other.m_columnsWhole;
    if (!m_grid.hasStripes()) {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            m_columns[i] += other.m_columns[i];
    }
}

MismatchLines LinesTally::lines() const
{
    MismatchLines lines{m_grid.rows(), m_rowsTouched, m_rowsWhole, m_grid.columns(), m_columnsTouched, m_columnsWhole};
    for (const auto &count : m_sharedRows) {
        lines.rowsTouched += count > 0 ? 1 : 0;
        lines.rowsWhole += count == m_grid.columns() ? 1 : 0;
    }
    if (!m_grid.hasStripes()) {
        for (const qint64 count : m_columns) {
            lines.columnsTouched += count > 0 ? 1 : 0;
            lines.columnsWhole += count == m_grid.rows() ? 1 : 0;
        }
    }
    return lines;
}

MapTally::MapTally(const TensorGrid &grid, ErrorKind kind)
    : m_grid(grid), m_kind(kind), m_rowParts(std::min(MostParts, grid.rows())),
      m_columnParts(std::min(MostParts, grid.columns())), m_keys(std::size_t(m_rowParts * m_columnParts)),
      m_floors(std::size_t(m_rowParts))
{
}

void MapTally::add(const ErrorBlock &block, quint64 greatestKey, const Tile &tile, qint64 position)
{
    const qint64 rows = m_grid.rows();
    const qint64 first = m_grid.placeOf(tile, position) / m_grid.columns() * m_rowParts / rows;
    const qint64 last = m_grid.placeOf(tile, position + block.count - 1) / m_grid.columns() * m_rowParts / rows;
    if (isBelow(greatestKey, first, last))
        return;
    m_grid.forEachPiece(tile, position, block.count,
                        [&](const Piece &piece) { raise(piece.row * m_rowParts / rows, piece, block); });
    for (qint64 part = first; part <= last; ++part) {
        const auto row = m_keys.begin() + part * m_columnParts;
        m_floors[std::size_t(part)] = *std::min_element(row, row + m_columnParts);
    }
}

/// After the first rows of a part most blocks have nothing that is greater than what every part has by now.
bool MapTally::isBelow(quint64 key, qint64 firstPart, qint64 lastPart) const
{
    const auto floors = m_floors.begin();
    return std::all_of(floors + firstPart, floors + lastPart + 1, [key](quint64 floor) { return key <= floor; });
}

void MapTally::raise(qint64 rowPart, const Piece &piece, const ErrorBlock &block)
{
    const qint64 columns = m_grid.columns();
    const auto &errors = block.of(m_kind);
    const qint64 end = piece.column + piece.length;
    for (qint64 column = piece.column; column < end;) {
        const qint64 part = column * m_columnParts / columns;
        const qint64 next = std::min(end, ((part + 1) * columns + m_columnParts - 1) / m_columnParts);
        quint64 &key = m_keys[std::size_t(rowPart * m_columnParts + part)];
        for (; column < next; ++column) {
            const double error = errors[std::size_t(piece.start + column - piece.column)];
            key = std::max(key, std::bit_cast<quint64>(error) & ~(quint64(1) << 63));
        }
    }
}

void MapTally::merge(const MapTally &other)
{
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        m_keys[i] = std::max(m_keys[i], other.m_keys[i]);
}

ErrorMap MapTally::map() const
{
    ErrorMap map{int(m_rowParts), int(m_columnParts), {}};
    for (const quint64 key : m_keys)
        map.values.push_back(std::bit_cast<double>(key));
    return map;
}

} // namespace mxw::validation
