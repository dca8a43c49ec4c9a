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

/// One of the two tensors, a tile at a time.
class TileOperand
{
public:
    TileOperand(const TensorFile &file, const TensorGrid &grid)
        : m_file(file), m_grid(grid), m_bytes(std::size_t(grid.largestTile() * itemSize(file.dtype()))),
          m_isRealPart(grid.parts() > 1 && !isComplex(file.dtype()))
    {
    }

    Result<void> read(const Tile &tile) { return m_grid.read(m_file, tile, m_bytes.data()); }
    /// The bytes of a part.
    const std::byte *at(qint64 position) const
    {
        return m_bytes.data() + position / m_grid.parts() * itemSize(m_file.dtype());
    }
    /// `count` parts; those of real elements beside complex ones are the element and zero.
    void decode(qint64 position, int count, double *to) const
    {
        errorKernels().decode(m_file.dtype(), at(position), m_isRealPart ? count / 2 : count, to);
        for (int i = count / 2 - 1; m_isRealPart && i >= 0; --i) {
            to[2 * i] = to[i];
            to[2 * i + 1] = 0;
        }
    }

private:
    const TensorFile &m_file;
    const TensorGrid &m_grid;
    std::vector<std::byte> m_bytes;
    const bool m_isRealPart;
};

/// What one thread needs to go through tiles.
class TileWalker
{
public:
    TileWalker(const TensorFile &first, const TensorFile &second, const TensorGrid &grid, const ErrorLimits &limits)
        : m_first(first, grid), m_second(second, grid), m_parts(grid.parts()), m_limits(limits),
          m_block(std::make_unique<ErrorBlock>())
    {
    }

    /// Calls `work(block, place)` for all blocks of a tile.
    template <typename Work> Result<void> walk(const Tile &tile, const Work &work)
    {
        if (auto done = m_first.read(tile); !done)
            return done;
        if (auto done = m_second.read(tile); !done)
            return done;
        const qint64 count = tile.rows * tile.width * m_parts;
        for (qint64 position = 0; position < count; position += ErrorBlock::Size) {
            fill(int(std::min<qint64>(ErrorBlock::Size, count - position)), position);
            work(*m_block, BlockPlace{tile, position, m_first.at(position), m_second.at(position)});
        }
        return {};
    }

private:
    void fill(int count, qint64 position)
    {
        m_block->count = count;
        if (count < ErrorBlock::Size) {
            m_block->first.fill(0);
            m_block->second.fill(0);
        }
        m_first.decode(position, count, m_block->first.data());
        m_second.decode(position, count, m_block->second.data());
        errorKernels().compare(*m_block, m_limits);
    }

    TileOperand m_first;
    TileOperand m_second;
    const int m_parts;
    const ErrorLimits m_limits;
    std::unique_ptr<ErrorBlock> m_block;
};

} // namespace mxw::validation
