// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Percentiles.h"

#include "models/validation/ErrorTally.h"

#include <algorithm>
#include <bit>

namespace mxw::validation {

struct Percentiles::Sieve::Found
{
    std::array<quint64, 256> recent{};
    std::size_t count = 0;
    std::vector<Range> ranges;
};

void Percentiles::addSeries(std::size_t series, const FirstPass &pass)
{
    m_slots[series].assign(pass.bins.size(), 0);
    if (pass.count == 0)
        return;
    const std::array<quint64, 3> places = percentilePlaces(pass.count);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Selection selection;
        selection.series = series;
        selection.percentile = i;
        selection.place = places[i];
        if (selection.place <= pass.zero || selection.place == pass.count) {
            selection.settle(selection.place <= pass.zero ? 0 : pass.greatest);
            m_selections.push_back(selection);
            continue;
        }
        quint64 below = 0;
        std::size_t bin = 0;
        while (bin + 1 < pass.binCount && below + pass.bins[bin] < selection.place)
            below += pass.bins[bin++];
        const quint64 skipped = bin == 0 ? pass.zero : 0;
        selection.below = below + skipped;
        selection.inside = pass.bins[bin] - skipped;
        selection.bin = quint32(bin);
        selection.lowest = pass.lowestKey(selection.bin);
        selection.highest = std::min(pass.highestKey(selection.bin), pass.greatest);
        if (selection.lowest == selection.highest)
            selection.settle(selection.lowest);
        m_selections.push_back(selection);
    }
}

bool Percentiles::isDone() const
{
    return std::ranges::all_of(m_selections, &Selection::isDone);
}

bool Percentiles::needs(std::size_t series) const
{
    return std::ranges::any_of(
        m_selections, [series](const Selection &selection) { return selection.series == series && !selection.isDone; });
}

std::array<quint64, 3> Percentiles::keys(std::size_t series) const
{
    std::array<quint64, 3> keys{};
    for (const Selection &selection : m_selections) {
        if (selection.series == series)
            keys[selection.percentile] = selection.lowest;
    }
    return keys;
}

void Percentiles::startPass()
{
    m_used = std::vector<std::atomic<std::size_t>>(m_selections.size());
    for (auto &slots : m_slots)
        std::ranges::fill(slots, quint8(0));
    std::size_t free = m_mostKept;
    for (Selection &selection : m_selections) {
        if (selection.isDone)
            continue;
        if (selection.inside <= free) {
            m_slots[selection.series][selection.bin] |= quint8(1u << selection.percentile);
            free -= selection.inside;
            selection.kept.resize(selection.inside);
            continue;
        }
        selection.ranges.resize(std::size_t(1) << RangeBits);
        selection.shift = std::max(0, int(std::bit_width(selection.highest - selection.lowest)) - RangeBits);
    }
}

void Percentiles::merge(Sieve &sieve)
{
    for (std::size_t i = 0; i < m_selections.size(); ++i) {
        if (!sieve.m_found[i])
            continue;
        sieve.flush(i);
        const std::vector<Range> &found = sieve.m_found[i]->ranges;
        for (std::size_t j = 0; j < found.size(); ++j) {
            Range &range = m_selections[i].ranges[j];
            range.count += found[j].count;
            range.lowest = std::min(range.lowest, found[j].lowest);
            range.highest = std::max(range.highest, found[j].highest);
        }
    }
}

void Percentiles::endPass()
{
    for (std::size_t i = 0; i < m_selections.size(); ++i) {
        Selection &selection = m_selections[i];
        if (selection.isDone)
            continue;
        if (!selection.kept.empty()) {
            // Fewer than counted: the file changed in between. Any answer is wrong then, but none may crash.
            const auto used = std::ptrdiff_t(std::min(std::size_t(m_used[i]), selection.kept.size()));
            const auto place = std::ptrdiff_t(selection.place - selection.below - 1);
            const auto end = selection.kept.begin() + used;
            const auto at = selection.kept.begin() + std::min(place, std::max<std::ptrdiff_t>(0, used - 1));
            std::nth_element(selection.kept.begin(), at, end);
            selection.settle(*at);
        } else {
            selection.narrow(selection.ranges);
        }
        selection.kept = {};
        selection.ranges = {};
    }
}

void Percentiles::Selection::settle(quint64 key)
{
    lowest = key;
    highest = key;
    isDone = true;
}

void Percentiles::Selection::narrow(const std::vector<Range> &found)
{
    for (const Range &range : found) {
        if (below + range.count < place) {
            below += range.count;
            continue;
        }
        inside = range.count;
        lowest = range.lowest;
        highest = range.highest;
        if (lowest == highest)
            isDone = true;
        return;
    }
    settle(highest);
}

Percentiles::Sieve::Sieve(Percentiles &owner) : m_owner(owner)
{
    for (const Selection &selection : owner.m_selections) {
        m_found.push_back(selection.isDone ? nullptr : std::make_unique<Found>());
        if (m_found.back())
            m_found.back()->ranges.resize(selection.ranges.size());
    }
}

Percentiles::Sieve::~Sieve() = default;

void Percentiles::Sieve::add(std::size_t series, const quint32 *bins, const quint64 *keys, int count)
{
    const quint8 *const slots = m_owner.m_slots[series].data();
    for (int i = 0; i < count; ++i) {
        if (const quint8 slot = slots[bins[i]])
            keep(series, slot, keys[i]);
    }
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        if (m_found[i] && m_owner.m_selections[i].series == series && !m_found[i]->ranges.empty())
            this->count(i, keys, count);
    }
}

void Percentiles::Sieve::keep(std::size_t series, unsigned slot, quint64 key)
{
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const Selection &selection = m_owner.m_selections[i];
        if (!m_found[i] || selection.series != series || (slot >> selection.percentile & 1) == 0 ||
            key < selection.lowest || key > selection.highest)
            continue;
        Found &found = *m_found[i];
        found.recent[found.count++] = key;
        if (found.count == found.recent.size())
            flush(i);
    }
}

void Percentiles::Sieve::count(std::size_t selection, const quint64 *keys, int count)
{
    const Selection &wanted = m_owner.m_selections[selection];
    std::vector<Range> &ranges = m_found[selection]->ranges;
    const auto add = [&](quint64 key, qint64 times) {
        Range &range = ranges[wanted.rangeOf(key)];
        range.count += quint64(times);
        range.lowest = std::min(range.lowest, key);
        range.highest = std::max(range.highest, key);
    };
    const KeysInRange found = errorKernels().findKeys(keys, count, wanted.lowest, wanted.highest);
    if (found.count == 0)
        return;
    // Where very many values are so close to each other they are mostly the same.
    if (found.lowest == found.highest)
        return add(found.lowest, found.count);
    for (int i = 0; i < count; ++i) {
        if (keys[i] >= wanted.lowest && keys[i] <= wanted.highest)
            add(keys[i], 1);
    }
}

void Percentiles::Sieve::flush(std::size_t selection)
{
    Found &found = *m_found[selection];
    std::vector<quint64> &kept = m_owner.m_selections[selection].kept;
    const std::size_t start = m_owner.m_used[selection].fetch_add(found.count);
    for (std::size_t i = 0; i < found.count && start + i < kept.size(); ++i)
        kept[start + i] = found.recent[i];
    found.count = 0;
}

} // namespace mxw::validation
