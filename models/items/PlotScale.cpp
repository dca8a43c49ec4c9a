// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/PlotScale.h"

#include <algorithm>
#include <cmath>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostTicks = 7;
constexpr double LaneShare = 0.11;
constexpr double SmallestLane = 0.25;

} // namespace

ErrorScale::ErrorScale(const std::vector<double> &values)
{
    double least = 0;
    double greatest = 0;
    for (const double value : values) {
        const double size = std::abs(value);
        m_nan = m_nan || std::isnan(value);
        m_infinity = m_infinity || std::isinf(value);
        m_zero = m_zero || size == 0;
        if (!std::isfinite(value) || size == 0)
            continue;
        least = m_hasNumbers ? std::min(least, size) : size;
        greatest = std::max(greatest, size);
        m_hasNumbers = true;
    }
    if (m_hasNumbers) {
        m_low = std::floor(std::log10(least));
        m_high = std::max(std::ceil(std::log10(greatest)), m_low + 1);
    }
    m_lane = std::max(SmallestLane, LaneShare * (m_high - m_low));
}

double ErrorScale::place(double value) const
{
    if (std::isnan(value))
        return nanPlace();
    if (std::isinf(value))
        return infinityPlace();
    if (value == 0)
        return zeroPlace();
    return std::clamp(std::log10(std::abs(value)), m_low, m_high);
}

PlotAxis ErrorScale::axis(const QString &title) const
{
    PlotAxis axis;
    axis.title = title;
    const double border = 0.04 * (m_high - m_low);
    axis.from = m_low - border;
    axis.to = m_high + border;
    const auto addLane = [&](bool wanted, double place, const QString &label) {
        if (!wanted)
            return;
        axis.lanes.push_back({place - m_lane / 2, place + m_lane / 2});
        axis.ticks.push_back({place, label, true});
        axis.from = std::min(axis.from, place - m_lane / 2);
        axis.to = std::max(axis.to, place + m_lane / 2);
    };
    addLane(m_zero, zeroPlace(), u"0"_s);
    const int step = std::max(1, int(std::ceil((m_high - m_low) / MostTicks)));
    for (int decade = int(m_low); decade <= int(m_high); ++decade) {
        if (decade % step == 0)
            axis.ticks.push_back({double(decade), decadeLabel(decade), false});
    }
    addLane(m_infinity, infinityPlace(), u"∞"_s);
    addLane(m_nan, nanPlace(), u"NaN"_s);
    return axis;
}

QString decadeLabel(int exponent)
{
    if (exponent >= -3 && exponent <= 4)
        return QString::number(std::pow(10.0, exponent), 'g', 6);
    return QString::number(std::pow(10.0, exponent), 'e', 0);
}

PlotAxis countingAxis(const QString &title, double from, double to)
{
    PlotAxis axis{title, from, to, {}, {}};
    double step = 1;
    for (int i = 0; (to - from) / step > MostTicks; ++i)
        step *= i % 3 == 1 ? 2.5 : 2; // 1, 2, 5, 10, 20, 50, …
    for (double at = std::ceil(from / step) * step; at <= to; at += step)
        axis.ticks.push_back({at, QString::number(std::llround(at)), false});
    return axis;
}

double logCountPlace(qint64 count)
{
    return std::log10(1 + double(count));
}

PlotAxis logCountAxis(const QString &title, qint64 greatest)
{
    PlotAxis axis{title, 0, std::max(logCountPlace(greatest) * 1.05, 0.5), {{0, u"0"_s, true}}, {}};
    const int step = std::max(1, int(std::ceil(axis.to / MostTicks)));
    for (int decade = 0; logCountPlace(qint64(std::pow(10.0, decade))) <= axis.to && decade < 18; decade += step)
        axis.ticks.push_back({logCountPlace(qint64(std::pow(10.0, decade))), decadeLabel(decade), false});
    return axis;
}

} // namespace mxw::items
