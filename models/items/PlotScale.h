// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"

namespace mxw::items {

/// A logarithmic scale for errors, with lanes of their own for what has no logarithm: zero below, infinity and NaN
/// above. A lane exists only when a value needs it.
class ErrorScale
{
public:
    /// Has room for all of these; signs are dropped.
    explicit ErrorScale(const std::vector<double> &values);

    double place(double value) const;
    PlotAxis axis(const QString &title) const;
    bool hasNumbers() const { return m_hasNumbers; } ///< finite values above zero

private:
    double zeroPlace() const { return m_low - 0.65 * m_lane; }
    double infinityPlace() const { return m_high + 0.65 * m_lane; }
    double nanPlace() const { return infinityPlace() + (m_infinity ? m_lane : 0); }

    double m_low = -1; ///< decades
    double m_high = 1;
    double m_lane = 0.5; ///< its height, in decades
    bool m_hasNumbers = false;
    bool m_zero = false;
    bool m_infinity = false;
    bool m_nan = false;
};

/// "1e-06", "0.01", "1", "100", "1e+04"
QString decadeLabel(int exponent);
/// Whole numbers at even steps.
PlotAxis countingAxis(const QString &title, double from, double to);
/// Counts, 0 included: a place is log10(1 + count).
PlotAxis logCountAxis(const QString &title, qint64 greatest);
double logCountPlace(qint64 count);

} // namespace mxw::items
