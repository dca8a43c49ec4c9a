// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorKernels.h"
#include "models/validation/TensorGrid.h"

#include <memory>
#include <vector>

namespace mxw::validation {

/// The block and where its elements come from.
struct BlockPlace
{
    const Tile &tile;
    qint64 position = 0; ///< in parts
    const std::byte *first = nullptr;
    const std::byte *second = nullptr;
};

/// What one thread needs to go through tiles.
class TileWalker
{
public:
    TileWalker(const TensorFile &first, const TensorFile &second, const TensorGrid &grid, const ErrorLimits &limits)
        : m_first(first), m_second(second), m_grid(grid), m_limits(limits),
          m_firstBytes(std::size_t(grid.largestTile() * itemSize(first.dtype()))),
          m_secondBytes(std::size_t(grid.largestTile() * itemSize(second.dtype()))),
          m_block(std::make_unique<ErrorBlock>())
    {
    }

    /// Calls `work(block, place)` for all blocks of a tile.
    template <typename Work> Result<void> walk(const Tile &tile, const Work &work)
    {
        if (auto done = m_grid.read(m_first, tile, m_firstBytes.data()); !done)
            return done;
        if (auto done = m_grid.read(m_second, tile, m_secondBytes.data()); !done)
            return done;
        const qint64 count = tile.rows * tile.width * m_grid.parts();
        const int firstSize = itemSize(m_first.dtype()) / m_grid.parts();
        const int secondSize = itemSize(m_second.dtype()) / m_grid.parts();
        for (qint64 position = 0; position < count; position += ErrorBlock::Size) {
            const BlockPlace place{tile, position, m_firstBytes.data() + position * firstSize,
                                   m_secondBytes.data() + position * secondSize};
            fill(int(std::min<qint64>(ErrorBlock::Size, count - position)), place);
            work(*m_block, place);
        }
        return {};
    }

private:
    void fill(int count, const BlockPlace &place)
    {
        m_block->count = count;
        if (count < ErrorBlock::Size) {
            m_block->first.fill(0);
            m_block->second.fill(0);
        }
        errorKernels().decode(m_first.dtype(), place.first, count, m_block->first.data());
        errorKernels().decode(m_second.dtype(), place.second, count, m_block->second.data());
        errorKernels().compare(*m_block, m_limits);
    }

    const TensorFile &m_first;
    const TensorFile &m_second;
    const TensorGrid &m_grid;
    const ErrorLimits m_limits;
    std::vector<std::byte> m_firstBytes;
    std::vector<std::byte> m_secondBytes;
    std::unique_ptr<ErrorBlock> m_block;
};

} // namespace mxw::validation
