// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorEngine.h"

#include "models/validation/ErrorTally.h"
#include "models/validation/Percentiles.h"
#include "models/validation/PlaceTally.h"
#include "models/validation/TensorFile.h"

#include "models/core/Parallel.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::ErrorEngine)
};

constexpr std::size_t MostThreads = 16; ///< each has counters of its own
constexpr std::size_t UlpSeries = 3;
constexpr std::size_t Padding = 64;

/// The block and where its elements come from.
struct BlockPlace
{
    const Tile &tile;
    qint64 position = 0; ///< in parts
    const std::byte *first = nullptr;
    const std::byte *second = nullptr;
};

/// What one thread needs to go through tiles.
class Walker
{
public:
    Walker(const TensorFile &first, const TensorFile &second, const TensorGrid &grid, const ErrorLimits &limits)
        : m_first(first), m_second(second), m_grid(grid), m_limits(limits),
          m_firstBytes(size_t(grid.largestTile() * itemSize(first.dtype())) + Padding),
          m_secondBytes(size_t(grid.largestTile() * itemSize(second.dtype())) + Padding),
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

/// Everything that one pass over all elements tells, as far as one thread saw them.
struct Tally
{
    Tally(const TensorGrid &grid, const ErrorLimits &limits, std::optional<DType> ulpType, RowCounts &rows)
        : lines(grid, rows), map(grid, limits.hasTolerance ? ErrorKind::Allowed : ErrorKind::Absolute),
          hasTolerance(limits.hasTolerance), wantsLines(grid.shape().size() >= 2), grid(grid)
    {
        kinds.emplace_back(ErrorKind::Absolute);
        kinds.emplace_back(ErrorKind::Relative);
        if (hasTolerance)
            kinds.emplace_back(ErrorKind::Allowed);
        if (ulpType)
            ulp.emplace(*ulpType);
    }

    void add(const ErrorBlock &block, const BlockPlace &place)
    {
        BlockTotals totals;
        errorKernels().total(block, hasTolerance, totals);
        for (std::size_t i = 0; i < kinds.size(); ++i)
            kinds[i].add(block, totals.kinds[i], grid, place.tile, place.position);
        magnitude.add(block);
        if (ulp)
            ulp->add(place.first, place.second, block.count);
        if (wantsLines && totals.mismatches > 0)
            lines.add(block, place.tile, place.position);
        map.add(block, totals.kinds[kinds.size() == ErrorKindCount ? 2 : 0].greatestKey, place.tile, place.position);
        mismatches += totals.mismatches;
        for (std::size_t i = 0; i < 2; ++i) {
            nan[i] += totals.nan[i];
            inf[i] += totals.inf[i];
        }
        product.add(totals.product);
        firstSquare.add(totals.firstSquare);
        secondSquare.add(totals.secondSquare);
    }

    void merge(Tally &other)
    {
        for (std::size_t i = 0; i < kinds.size(); ++i)
            kinds[i].merge(other.kinds[i]);
        magnitude.merge(other.magnitude);
        if (ulp)
            ulp->merge(*other.ulp);
        lines.merge(other.lines);
        map.merge(other.map);
        mismatches += other.mismatches;
        for (std::size_t i = 0; i < 2; ++i) {
            nan[i] += other.nan[i];
            inf[i] += other.inf[i];
        }
        product.merge(other.product);
        firstSquare.merge(other.firstSquare);
        secondSquare.merge(other.secondSquare);
    }

    double cosine() const
    {
        const double first = firstSquare.value();
        const double second = secondSquare.value();
        if (first == 0 || second == 0)
            return first == second ? 1 : 0;
        return product.value() / (std::sqrt(first) * std::sqrt(second));
    }

    std::vector<SpreadTally> kinds; ///< by ErrorKind; without tolerances there is no third
    MagnitudeTally magnitude;
    std::optional<UlpTally> ulp;
    LinesTally lines;
    MapTally map;
    const bool hasTolerance;
    const bool wantsLines;
    const TensorGrid &grid;
    qint64 mismatches = 0;
    std::array<qint64, 2> nan{};
    std::array<qint64, 2> inf{};
    LongSum product;
    LongSum firstSquare;
    LongSum secondSquare;
};

/// The order of the work: passes over all tiles on all cores.
class Engine
{
public:
    Engine(const TensorFile &first, const TensorFile &second, const ComparisonOptions &options,
           const ProgressCallback &progress, const std::stop_token &stop)
        : m_first(first), m_second(second), m_grid(first, second),
          m_limits{options.rtol.value_or(0), options.atol.value_or(0), options.rtol.has_value(), options.equalNan},
          m_progress(progress), m_stop(stop)
    {
        if (first.dtype() == second.dtype() && isFloating(first.dtype()))
            m_ulpType = first.dtype();
    }

    Result<ErrorFigures> run()
    {
        RowCounts rows(m_grid.hasWholeRows() ? 0 : std::size_t(m_grid.rows()));
        std::optional<Tally> all;
        const auto counted = pass(1, [&](std::size_t, const auto &forEachTask) {
            auto tally = std::make_unique<Tally>(m_grid, m_limits, m_ulpType, rows);
            forEachTask([&](Walker &walker, qint64 task) { return tallyTask(*tally, walker, task); });
            const std::scoped_lock lock(m_mutex);
            if (all)
                all->merge(*tally);
            else
                all.emplace(std::move(*tally));
        });
        if (!counted)
            return std::unexpected(counted.error());
        Percentiles percentiles;
        addSeries(*all, percentiles);
        for (int number = 2; !percentiles.isDone(); ++number) {
            if (auto done = sieve(number, percentiles); !done)
                return std::unexpected(done.error());
        }
        return figures(*all, percentiles);
    }

private:
    Result<void> tallyTask(Tally &tally, Walker &walker, qint64 task)
    {
        tally.lines.startTask(task);
        const auto done = m_grid.forEachTile(task, [&](const Tile &tile) {
            const auto walked =
                walker.walk(tile, [&](const ErrorBlock &block, const BlockPlace &place) { tally.add(block, place); });
            tally.lines.endTile();
            return m_stop.stop_requested() ? Result<void>(cancelled()) : walked;
        });
        tally.lines.endTask();
        return done;
    }

    void addSeries(Tally &all, Percentiles &percentiles) const
    {
        for (std::size_t i = 0; i < all.kinds.size(); ++i) {
            SpreadTally &kind = all.kinds[i];
            const double greatest = std::max(0.0, kind.worst().error);
            percentiles.addSeries(i, {kind.bins(), errorbins::Count, quint64(kind.finite(m_grid.count())),
                                      quint64(kind.zero()), std::bit_cast<quint64>(greatest), errorbins::lowestKey,
                                      errorbins::highestKey});
        }
        if (all.ulp && !all.ulp->isSmall())
            percentiles.addSeries(UlpSeries, {all.ulp->bins(), UlpTally::LargeBins, quint64(all.ulp->finite()), 0,
                                              all.ulp->spread().max, UlpTally::lowestKey, UlpTally::highestKey});
    }

    Result<void> sieve(int number, Percentiles &percentiles)
    {
        percentiles.startPass();
        const auto done = pass(number, [&](std::size_t, const auto &forEachTask) {
            Percentiles::Sieve sieve(percentiles);
            forEachTask([&](Walker &walker, qint64 task) { return sieveTask(percentiles, sieve, walker, task); });
            const std::scoped_lock lock(m_mutex);
            percentiles.merge(sieve);
        });
        if (done)
            percentiles.endPass();
        return done;
    }

    Result<void> sieveTask(const Percentiles &percentiles, Percentiles::Sieve &sieve, Walker &walker, qint64 task)
    {
        const std::array<bool, Percentiles::SeriesCount> needs{percentiles.needs(0), percentiles.needs(1),
                                                               percentiles.needs(2), percentiles.needs(UlpSeries)};
        return m_grid.forEachTile(task, [&](const Tile &tile) {
            const auto walked = walker.walk(tile, [&](const ErrorBlock &block, const BlockPlace &place) {
                alignas(64) std::array<quint32, ErrorBlock::Size> bins;
                for (std::size_t i = 0; i < ErrorKindCount; ++i) {
                    if (!needs[i])
                        continue;
                    const double *const errors = block.errors[i].data();
                    errorKernels().binErrors(errors, bins.data());
                    sieve.add(
                        i, bins.data(), [errors](int at) { return std::bit_cast<quint64>(errors[at]); }, block.count);
                }
                if (needs[UlpSeries])
                    sieveDistances(sieve, block, place);
            });
            return m_stop.stop_requested() ? Result<void>(cancelled()) : walked;
        });
    }

    void sieveDistances(Percentiles::Sieve &sieve, const ErrorBlock &block, const BlockPlace &place) const
    {
        alignas(64) std::array<quint64, ErrorBlock::Size> distances;
        alignas(64) std::array<quint32, ErrorBlock::Size> bins;
        errorKernels().distances(*m_ulpType, place.first, place.second, block.count, distances.data());
        for (std::size_t i = 0; i < std::size_t(block.count); ++i)
            bins[i] = distances[i] == NoDistance ? UlpTally::LargeBins : UlpTally::binOf(distances[i]);
        sieve.add(UlpSeries, bins.data(), [&](int at) { return distances[std::size_t(at)]; }, block.count);
    }

    /// Runs `work(thread, forEachTask)` on all cores; together they do every task once.
    template <typename Work> Result<void> pass(int number, const Work &work)
    {
        const auto tasks = m_grid.taskCount();
        const auto threads = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1,
                                                     std::clamp<std::size_t>(std::size_t(tasks), 1, MostThreads));
        std::atomic<qint64> next = 0;
        std::optional<Error> trouble;
        std::atomic<bool> failed = false;
        const QString phase = number == 1 ? Text::tr("Comparing elements") : Text::tr("Finding exact percentiles");
        forEachIndex(
            threads,
            [&](std::size_t thread) {
                work(thread, [&](const auto &doTask) {
                    Walker walker(m_first, m_second, m_grid, m_limits);
                    for (qint64 task = next++; task < tasks && !failed; task = next++) {
                        if (const auto done = doTask(walker, task); !done) {
                            const std::scoped_lock lock(m_mutex);
                            trouble = done.error();
                            failed = true;
                        }
                        if (m_progress)
                            m_progress({phase, task + 1, tasks});
                    }
                });
            },
            threads);
        return trouble ? Result<void>(std::unexpected(*trouble)) : Result<void>();
    }

    static std::unexpected<Error> cancelled() { return fail(Error::Kind::Cancelled, Text::tr("Stopped.")); }

    std::vector<qint64> indexOf(qint64 place) const
    {
        std::vector<qint64> index(m_grid.shape().size());
        place /= m_grid.parts();
        for (std::size_t i = index.size(); i-- > 0;) {
            index[i] = place % m_grid.shape()[i];
            place /= m_grid.shape()[i];
        }
        return index;
    }

    ErrorSpread spreadOf(const Tally &all, const Percentiles &percentiles, ErrorKind kind) const
    {
        ErrorSpread spread = all.kinds[std::size_t(kind)].spread(m_grid.count());
        if (spread.max) {
            const auto keys = percentiles.keys(std::size_t(kind));
            spread.p50 = std::bit_cast<double>(keys[0]);
            spread.p99 = std::bit_cast<double>(keys[1]);
            spread.p999 = std::bit_cast<double>(keys[2]);
        }
        return spread;
    }

    std::optional<WorstElement> worstOf(const Tally &all, ErrorKind kind) const
    {
        const WorstPlace &worst = all.kinds[std::size_t(kind)].worst();
        if (worst.error < 0)
            return std::nullopt;
        return WorstElement{indexOf(worst.place), worst.first, worst.second};
    }

    ErrorFigures figures(Tally &all, const Percentiles &percentiles) const
    {
        ErrorFigures figures;
        figures.count = m_grid.count();
        figures.mismatches = all.mismatches;
        figures.absolute = spreadOf(all, percentiles, ErrorKind::Absolute);
        figures.relative = spreadOf(all, percentiles, ErrorKind::Relative);
        figures.worst = worstOf(all, ErrorKind::Absolute);
        figures.worstRelative = worstOf(all, ErrorKind::Relative);
        if (m_limits.hasTolerance) {
            figures.allowed = spreadOf(all, percentiles, ErrorKind::Allowed);
            figures.worstAllowed = worstOf(all, ErrorKind::Allowed);
        }
        figures.histogram = all.kinds[0].histogram();
        figures.magnitude = all.magnitude.profile();
        figures.nan = all.nan;
        figures.inf = all.inf;
        figures.cosine = all.cosine();
        if (all.ulp) {
            figures.ulp = all.ulp->spread();
            if (!all.ulp->isSmall()) {
                const auto keys = percentiles.keys(UlpSeries);
                figures.ulp->p50 = keys[0];
                figures.ulp->p99 = keys[1];
                figures.ulp->p999 = keys[2];
            }
        }
        if (all.mismatches > 0) {
            if (all.wantsLines)
                figures.lines = all.lines.lines();
            figures.map = all.map.map();
        }
        return figures;
    }

    const TensorFile &m_first;
    const TensorFile &m_second;
    const TensorGrid m_grid;
    const ErrorLimits m_limits;
    const ProgressCallback &m_progress;
    const std::stop_token &m_stop;
    std::optional<DType> m_ulpType;
    std::mutex m_mutex;
};

bool isTolerance(const std::optional<double> &value)
{
    return !value || (std::isfinite(*value) && *value >= 0);
}

} // namespace

Result<ErrorFigures> compareTensors(const TensorFile &first, const TensorFile &second, const ComparisonOptions &options,
                                    const ProgressCallback &progress, const std::stop_token &stop)
{
    if (first.shape() != second.shape())
        return fail(Error::Kind::Invalid,
                    Text::tr("The shapes differ: %1 of “%2”, %3 of “%4”.")
                        .arg(shapeText(first.shape()), first.name(), shapeText(second.shape()), second.name()),
                    Text::tr("Only tensors of one shape can be compared element by element."));
    if (isComplex(first.dtype()) != isComplex(second.dtype()))
        return fail(Error::Kind::Invalid,
                    Text::tr("One of “%1” and “%2” is complex, and the other is not.").arg(first.name(), second.name()),
                    Text::tr("Compare the real parts, or two complex tensors."));
    if (options.rtol.has_value() != options.atol.has_value() || !isTolerance(options.rtol) ||
        !isTolerance(options.atol))
        return fail(Error::Kind::Invalid, Text::tr("A tolerance needs rtol and atol, both finite and not negative."));
    return Engine(first, second, options, progress, stop).run();
}

} // namespace mxw::validation
