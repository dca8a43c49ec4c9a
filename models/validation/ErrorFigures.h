// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QtTypes>

#include <array>
#include <optional>
#include <vector>

namespace mxw::validation {

/// One kind of error over all elements. What each field counts is said in resources/python/PROTOCOL.md, "figures".
struct ErrorSpread
{
    std::optional<double> max; ///< of the finite ones, as all five
    std::optional<double> mean;
    std::optional<double> p50;
    std::optional<double> p99;
    std::optional<double> p999;
    qint64 zero = 0;
    qint64 inf = 0;
    qint64 nan = 0;

    bool operator==(const ErrorSpread &) const = default;
};

struct WorstElement
{
    std::vector<qint64> index; ///< one per dimension
    double first = 0;
    double second = 0;

    bool operator==(const WorstElement &) const = default;
};

/// Finite errors above zero, by power of two: counts[i] is of 2^(lowest+i) <= d < 2^(lowest+i+1).
struct ErrorHistogram
{
    int lowest = 0;
    std::vector<qint64> counts;

    bool operator==(const ErrorHistogram &) const = default;
};

/// Error against the magnitude of the second operand, by power of two.
struct MagnitudeProfile
{
    int lowest = 0;
    std::vector<qint64> counts;
    std::vector<double> maximum; ///< greatest absolute error in the bin
    qint64 zeroCount = 0;        ///< elements whose second value is zero
    double zeroMaximum = 0;

    bool operator==(const MagnitudeProfile &) const = default;
};

/// Distances in representable values of the shared dtype.
struct UlpSpread
{
    quint64 max = 0;
    quint64 p50 = 0;
    quint64 p99 = 0;
    quint64 p999 = 0;
    std::array<qint64, 7> counts{}; ///< of 0, 1, 2, 3…4, 5…8, 9…16, 17 and more

    bool operator==(const UlpSpread &) const = default;
};

/// How mismatches lie in rows (the last dimension) and columns.
struct MismatchLines
{
    qint64 rows = 0;
    qint64 rowsTouched = 0;
    qint64 rowsWhole = 0;
    qint64 columns = 0;
    qint64 columnsTouched = 0;
    qint64 columnsWhole = 0;

    bool operator==(const MismatchLines &) const = default;
};

/// Greatest error over allowed in each of rows × columns parts; NaN and infinities are values here. Equal when the bits
/// of all values are, NaN being equal to NaN.
struct ErrorMap
{
    int rows = 0;
    int columns = 0;
    std::vector<double> values; ///< row by row

    bool operator==(const ErrorMap &other) const;
};

/// How far two arrays are apart; computed by the capture plugin (torch or numpy) and by compareTensors() to the same
/// rules, which resources/python/PROTOCOL.md states. All in float64.
struct ErrorFigures
{
    qint64 count = 0;
    qint64 mismatches = 0;
    ErrorSpread absolute;
    ErrorSpread relative;
    std::optional<ErrorSpread> allowed; ///< error over what the tolerance allows; absent without tolerances
    std::optional<WorstElement> worst;
    std::optional<WorstElement> worstRelative;
    std::optional<WorstElement> worstAllowed;
    ErrorHistogram histogram;
    MagnitudeProfile magnitude;
    std::array<qint64, 2> nan{}; ///< in the first and the second operand
    std::array<qint64, 2> inf{};
    double cosine = 1; ///< may be NaN when a norm overflows
    std::optional<UlpSpread> ulp;
    std::optional<MismatchLines> lines;
    std::optional<ErrorMap> map;

    QJsonObject toJson() const;
    /// Nothing when a field that is there has an impossible value; unknown fields are skipped.
    static std::optional<ErrorFigures> fromJson(const QJsonObject &object);
};

/// A number as the protocol writes it: "nan", "inf" and "-inf" are strings.
QJsonValue numberToJson(double value);
std::optional<double> numberFromJson(const QJsonValue &value);

} // namespace mxw::validation
