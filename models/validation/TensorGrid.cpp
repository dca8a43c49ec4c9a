// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/TensorGrid.h"

#include <cstring>

namespace mxw::validation {

namespace {

// Reads in the order of the file are long anyway; across it they get longer with the tile.
constexpr qint64 TileBytes = 256 * 1024;
constexpr qint64 MixedTileBytes = 1024 * 1024;
// Counters of all columns are kept beside the tiles up to here; of wider ones, the counters of all rows.
constexpr qint64 MostColumns = 256 * 1024;
constexpr qint64 MostMixedColumns = 16 * 1024;
constexpr qint64 MixedStripe = 512;
constexpr qint64 LeastStripe = 4096;
constexpr qint64 WantedTasks = 64; ///< for the cores to share evenly

qint64 divideUp(qint64 a, qint64 b)
{
    return (a + b - 1) / b;
}

template <std::size_t Bytes> void scatter(const std::byte *column, qint64 rows, std::byte *to, qint64 stride)
{
    for (qint64 i = 0; i < rows; ++i)
        std::memcpy(to + i * stride, column + i * qint64(Bytes), Bytes);
}

void scatterColumn(int itemSize, const std::byte *column, qint64 rows, std::byte *to, qint64 stride)
{
    switch (itemSize) {
    case 1:
        return scatter<1>(column, rows, to, stride);
    case 2:
        return scatter<2>(column, rows, to, stride);
    case 4:
        return scatter<4>(column, rows, to, stride);
    case 8:
        return scatter<8>(column, rows, to, stride);
    default:
        return scatter<16>(column, rows, to, stride);
    }
}

} // namespace

TensorGrid::TensorGrid(const TensorFile &first, const TensorFile &second)
    : m_shape(first.shape()), m_parts(isComplex(first.dtype()) || isComplex(second.dtype()) ? 2 : 1),
      m_itemSize(std::max(itemSize(first.dtype()), itemSize(second.dtype()))), m_count(first.count())
{
    const qint64 last = m_shape.empty() ? 1 : m_shape.back();
    m_columns = m_parts == 1 ? last : m_parts;
    m_isMixed = first.isFortranOrder() || second.isFortranOrder();
    arrange(last);
    if (m_parts > 1)
        m_shape.push_back(m_parts);
}

void TensorGrid::arrange(qint64 last)
{
    if (m_count == 0)
        return;
    std::vector<qint64> shape = m_shape;
    std::erase(shape, 1);
    m_isMixed = m_isMixed && shape.size() > 1;
    if (m_isMixed) {
        m_outer = shape.front();
        m_inner = shape.back();
        m_middleShape.assign(shape.begin() + 1, shape.end() - 1);
        m_middle = m_count / m_outer / m_inner;
    } else {
        m_inner = last;
        m_outer = m_count / m_inner;
    }
    const qint64 most = (m_isMixed ? MixedTileBytes : TileBytes) / m_itemSize;
    m_isWide = m_inner > (m_isMixed ? MostMixedColumns : MostColumns);
    m_stripe = m_inner;
    if (m_isWide)
        m_stripe = m_isMixed ? MixedStripe : std::clamp(m_inner / WantedTasks, LeastStripe, most);
    m_tileHeight = std::clamp(most / m_stripe, qint64(1), m_outer);
    if (!m_isWide && m_middle == 1) // small ones are for all cores, too
        m_tileHeight = std::min(m_tileHeight, std::max(divideUp(m_outer, WantedTasks), divideUp(LeastStripe, m_inner)));
    m_taskCount = m_isWide ? divideUp(m_inner, m_stripe) : m_middle * divideUp(m_outer, m_tileHeight);
    m_largestTile = m_tileHeight * m_stripe;
}

Result<void> TensorGrid::forEachTile(qint64 task, const std::function<Result<void>(const Tile &)> &work) const
{
    const qint64 heights = divideUp(m_outer, m_tileHeight);
    const qint64 firstColumn = m_isWide ? task * m_stripe : 0;
    const qint64 start = m_isWide ? 0 : task;
    const qint64 end = m_isWide ? m_middle * heights : task + 1;
    for (qint64 i = start; i < end; ++i) {
        const qint64 outer = i % heights * m_tileHeight;
        const Tile tile{outer * m_middle + i / heights, std::min(m_tileHeight, m_outer - outer), m_middle, firstColumn,
                        std::min(m_stripe, m_inner - firstColumn)};
        if (auto done = work(tile); !done)
            return done;
    }
    return {};
}

qint64 TensorGrid::placeOf(const Tile &tile, qint64 position) const
{
    const qint64 width = tile.width * m_parts;
    const qint64 row = tile.firstRow + position / width * tile.rowStep;
    return (row * m_inner + tile.firstColumn) * m_parts + position % width;
}

Result<void> TensorGrid::read(const TensorFile &file, const Tile &tile, std::byte *to) const
{
    return m_isMixed && file.isFortranOrder() ? readColumns(file, tile, to) : readRows(file, tile, to);
}

Result<void> TensorGrid::readRows(const TensorFile &file, const Tile &tile, std::byte *to) const
{
    const qint64 first = tile.firstRow * m_inner + tile.firstColumn;
    if (tile.rowStep == 1 && tile.width == m_inner)
        return file.read(first, tile.rows * tile.width, to);
    for (qint64 row = 0; row < tile.rows; ++row) {
        const auto done =
            file.read(first + row * tile.rowStep * m_inner, tile.width, to + row * tile.width * itemSize(file.dtype()));
        if (!done)
            return done;
    }
    return {};
}

Result<void> TensorGrid::readColumns(const TensorFile &file, const Tile &tile, std::byte *to) const
{
    const int size = itemSize(file.dtype());
    const qint64 outer = tile.firstRow / m_middle;
    const qint64 middle = reversedMiddle(tile.firstRow % m_middle);
    std::vector<std::byte> column(size_t(tile.rows * size));
    for (qint64 i = 0; i < tile.width; ++i) {
        const qint64 first = outer + m_outer * (middle + m_middle * (tile.firstColumn + i));
        if (auto done = file.read(first, tile.rows, column.data()); !done)
            return done;
        scatterColumn(size, column.data(), tile.rows, to + i * size, tile.width * size);
    }
    return {};
}

/// The place of the middle dimensions in Fortran order, from that in row-major order.
qint64 TensorGrid::reversedMiddle(qint64 index) const
{
    qint64 place = 0;
    qint64 stride = m_middle;
    for (auto size = m_middleShape.rbegin(); size != m_middleShape.rend(); ++size) {
        stride /= *size;
        place += index % *size * stride;
        index /= *size;
    }
    return place;
}

} // namespace mxw::validation
