// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorEngine.h"

#include "models/core/Parallel.h"
#include "models/validation/FullTally.h"
#include "models/validation/Percentiles.h"
#include "models/validation/TileWalker.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <mutex>

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::ErrorEngine)
};

constexpr std::size_t MostThreads = 16; ///< each has counters of its own
constexpr std::size_t UlpSeries = 3;

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
        std::optional<FullTally> all;
        const auto counted = pass(1, [&](std::size_t, const auto &forEachTask) {
            auto tally = std::make_unique<FullTally>(m_grid, m_limits, m_ulpType, rows);
            forEachTask([&](TileWalker &walker, qint64 task) { return tallyTask(*tally, walker, task); });
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
    Result<void> tallyTask(FullTally &tally, TileWalker &walker, qint64 task)
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

    void addSeries(FullTally &all, Percentiles &percentiles) const
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
            forEachTask([&](TileWalker &walker, qint64 task) { return sieveTask(percentiles, sieve, walker, task); });
            const std::scoped_lock lock(m_mutex);
            percentiles.merge(sieve);
        });
        if (done)
            percentiles.endPass();
        return done;
    }

    Result<void> sieveTask(const Percentiles &percentiles, Percentiles::Sieve &sieve, TileWalker &walker, qint64 task)
    {
        const std::array<bool, Percentiles::SeriesCount> needs{percentiles.needs(0), percentiles.needs(1),
                                                               percentiles.needs(2), percentiles.needs(UlpSeries)};
        return m_grid.forEachTile(task, [&](const Tile &tile) {
            const auto walked = walker.walk(tile, [&](const ErrorBlock &block, const BlockPlace &place) {
                alignas(64) std::array<quint32, ErrorBlock::Size> bins;
                alignas(64) std::array<quint64, ErrorBlock::Size> keys;
                for (std::size_t i = 0; i < ErrorKindCount; ++i) {
                    if (!needs[i])
                        continue;
                    errorKernels().binErrors(block.errors[i].data(), bins.data());
                    std::memcpy(keys.data(), block.errors[i].data(), sizeof(keys));
                    sieve.add(i, bins.data(), keys.data(), block.count);
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
        sieve.add(UlpSeries, bins.data(), distances.data(), block.count);
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
                    TileWalker walker(m_first, m_second, m_grid, m_limits);
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
        for (std::size_t i = index.size(); i-- > 0;) {
            index[i] = place % m_grid.shape()[i];
            place /= m_grid.shape()[i];
        }
        return index;
    }

    ErrorSpread spreadOf(const FullTally &all, const Percentiles &percentiles, ErrorKind kind) const
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

    std::optional<WorstElement> worstOf(const FullTally &all, ErrorKind kind) const
    {
        const WorstPlace &worst = all.kinds[std::size_t(kind)].worst();
        if (worst.error < 0)
            return std::nullopt;
        return WorstElement{indexOf(worst.place), worst.first, worst.second};
    }

    ErrorFigures figures(FullTally &all, const Percentiles &percentiles) const
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
    if (options.rtol.has_value() != options.atol.has_value() || !isTolerance(options.rtol) ||
        !isTolerance(options.atol))
        return fail(Error::Kind::Invalid, Text::tr("A tolerance needs rtol and atol, both finite and not negative."));
    return Engine(first, second, options, progress, stop).run();
}

} // namespace mxw::validation
