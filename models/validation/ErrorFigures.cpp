// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorFigures.h"

#include "models/validation/FieldReader.h"

#include <bit>
#include <limits>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxBins = 256;      ///< exponents -128 … 127
constexpr qsizetype MaxMapSide = 64;    ///< parts of the error map in one direction
constexpr qsizetype MaxDimensions = 64; ///< as numpy

QJsonValue toJson(const std::optional<double> &value)
{
    return value ? numberToJson(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue toJson(quint64 distance)
{
    return distance <= quint64(std::numeric_limits<qint64>::max()) ? QJsonValue(qint64(distance))
                                                                   : QJsonValue(double(distance));
}

template <typename Range> QJsonArray integersToJson(const Range &values)
{
    QJsonArray array;
    for (const qint64 value : values)
        array.append(value);
    return array;
}

QJsonArray numbersToJson(const std::vector<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(numberToJson(value));
    return array;
}

QJsonObject toJson(const ErrorSpread &spread)
{
    return {{u"max"_s, toJson(spread.max)},   {u"mean"_s, toJson(spread.mean)},
            {u"p50"_s, toJson(spread.p50)},   {u"p99"_s, toJson(spread.p99)},
            {u"p999"_s, toJson(spread.p999)}, {u"zero"_s, spread.zero},
            {u"inf"_s, spread.inf},           {u"nan"_s, spread.nan}};
}

QJsonObject toJson(const WorstElement &worst)
{
    return {{u"index"_s, integersToJson(worst.index)},
            {u"first"_s, numberToJson(worst.first)},
            {u"second"_s, numberToJson(worst.second)}};
}

QJsonObject toJson(const ErrorHistogram &histogram)
{
    return {{u"lowest"_s, histogram.lowest}, {u"counts"_s, integersToJson(histogram.counts)}};
}

QJsonObject toJson(const MagnitudeProfile &profile)
{
    return {{u"lowest"_s, profile.lowest},
            {u"counts"_s, integersToJson(profile.counts)},
            {u"maximum"_s, numbersToJson(profile.maximum)},
            {u"zeroCount"_s, profile.zeroCount},
            {u"zeroMaximum"_s, numberToJson(profile.zeroMaximum)}};
}

QJsonObject toJson(const UlpSpread &ulp)
{
    return {{u"max"_s, toJson(ulp.max)},
            {u"p50"_s, toJson(ulp.p50)},
            {u"p99"_s, toJson(ulp.p99)},
            {u"p999"_s, toJson(ulp.p999)},
            {u"counts"_s, integersToJson(ulp.counts)}};
}

QJsonObject toJson(const MismatchLines &lines)
{
    return {{u"rows"_s, lines.rows},
            {u"rowsTouched"_s, lines.rowsTouched},
            {u"rowsWhole"_s, lines.rowsWhole},
            {u"columns"_s, lines.columns},
            {u"columnsTouched"_s, lines.columnsTouched},
            {u"columnsWhole"_s, lines.columnsWhole}};
}

QJsonObject toJson(const ErrorMap &map)
{
    return {{u"rows"_s, map.rows}, {u"columns"_s, map.columns}, {u"values"_s, numbersToJson(map.values)}};
}

template <typename Part> QJsonValue toJson(const std::optional<Part> &part)
{
    return part ? QJsonValue(toJson(*part)) : QJsonValue(QJsonValue::Null);
}

std::optional<ErrorSpread> readSpread(const QJsonObject &object)
{
    ErrorSpread spread;
    FieldReader reader(object);
    reader.number("max"_L1, spread.max);
    reader.number("mean"_L1, spread.mean);
    reader.number("p50"_L1, spread.p50);
    reader.number("p99"_L1, spread.p99);
    reader.number("p999"_L1, spread.p999);
    reader.integer("zero"_L1, spread.zero);
    reader.integer("inf"_L1, spread.inf);
    reader.integer("nan"_L1, spread.nan);
    return reader.isSound() ? std::optional(spread) : std::nullopt;
}

std::optional<WorstElement> readWorst(const QJsonObject &object)
{
    WorstElement worst;
    FieldReader reader(object);
    reader.integers("index"_L1, worst.index, MaxDimensions);
    reader.number("first"_L1, worst.first);
    reader.number("second"_L1, worst.second);
    return reader.isSound() ? std::optional(worst) : std::nullopt;
}

/// The exponent of the first bin, such that all bins lie within -128 … 127.
int readLowest(FieldReader &reader, std::size_t bins)
{
    qint64 lowest = 0;
    reader.integer("lowest"_L1, lowest, -128);
    reader.require(lowest + qint64(bins) <= 128);
    return int(lowest);
}

std::optional<ErrorHistogram> readHistogram(const QJsonObject &object)
{
    ErrorHistogram histogram;
    FieldReader reader(object);
    reader.integers("counts"_L1, histogram.counts, MaxBins);
    histogram.lowest = readLowest(reader, histogram.counts.size());
    return reader.isSound() ? std::optional(histogram) : std::nullopt;
}

std::optional<MagnitudeProfile> readMagnitude(const QJsonObject &object)
{
    MagnitudeProfile profile;
    FieldReader reader(object);
    reader.integers("counts"_L1, profile.counts, MaxBins);
    reader.numbers("maximum"_L1, profile.maximum, MaxBins);
    profile.lowest = readLowest(reader, profile.counts.size());
    reader.require(profile.maximum.size() == profile.counts.size());
    reader.integer("zeroCount"_L1, profile.zeroCount);
    reader.number("zeroMaximum"_L1, profile.zeroMaximum);
    return reader.isSound() ? std::optional(profile) : std::nullopt;
}

std::optional<UlpSpread> readUlp(const QJsonObject &object)
{
    UlpSpread ulp;
    FieldReader reader(object);
    reader.count("max"_L1, ulp.max);
    reader.count("p50"_L1, ulp.p50);
    reader.count("p99"_L1, ulp.p99);
    reader.count("p999"_L1, ulp.p999);
    reader.integers("counts"_L1, ulp.counts);
    return reader.isSound() ? std::optional(ulp) : std::nullopt;
}

std::optional<MismatchLines> readLines(const QJsonObject &object)
{
    MismatchLines lines;
    FieldReader reader(object);
    reader.integer("rows"_L1, lines.rows);
    reader.integer("rowsTouched"_L1, lines.rowsTouched);
    reader.integer("rowsWhole"_L1, lines.rowsWhole);
    reader.integer("columns"_L1, lines.columns);
    reader.integer("columnsTouched"_L1, lines.columnsTouched);
    reader.integer("columnsWhole"_L1, lines.columnsWhole);
    return reader.isSound() ? std::optional(lines) : std::nullopt;
}

std::optional<ErrorMap> readMap(const QJsonObject &object)
{
    FieldReader reader(object);
    qint64 rows = 0;
    qint64 columns = 0;
    reader.integer("rows"_L1, rows);
    reader.integer("columns"_L1, columns);
    reader.require(rows <= MaxMapSide && columns <= MaxMapSide);
    ErrorMap map;
    reader.numbers("values"_L1, map.values, MaxMapSide * MaxMapSide);
    reader.require(qint64(map.values.size()) == rows * columns);
    map.rows = int(rows);
    map.columns = int(columns);
    return reader.isSound() ? std::optional(map) : std::nullopt;
}

} // namespace

QJsonValue numberToJson(double value)
{
    if (std::isnan(value))
        return u"nan"_s;
    if (std::isinf(value))
        return value > 0 ? u"inf"_s : u"-inf"_s;
    return value;
}

std::optional<double> numberFromJson(const QJsonValue &value)
{
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    if (value.isDouble())
        return value.toDouble();
    const QString word = value.toString();
    if (word == "nan"_L1)
        return std::numeric_limits<double>::quiet_NaN();
    if (word == "inf"_L1)
        return Infinity;
    if (word == "-inf"_L1)
        return -Infinity;
    return std::nullopt;
}

bool ErrorMap::operator==(const ErrorMap &other) const
{
    const auto same = [](double a, double b) {
        return (std::isnan(a) && std::isnan(b)) || std::bit_cast<quint64>(a) == std::bit_cast<quint64>(b);
    };
    return rows == other.rows && columns == other.columns &&
           std::equal(values.begin(), values.end(), other.values.begin(), other.values.end(), same);
}

QJsonObject ErrorFigures::toJson() const
{
    using validation::toJson;
    return {{u"count"_s, count},
            {u"mismatches"_s, mismatches},
            {u"absolute"_s, toJson(absolute)},
            {u"relative"_s, toJson(relative)},
            {u"allowed"_s, toJson(allowed)},
            {u"worst"_s, toJson(worst)},
            {u"worstRelative"_s, toJson(worstRelative)},
            {u"worstAllowed"_s, toJson(worstAllowed)},
            {u"histogram"_s, toJson(histogram)},
            {u"magnitude"_s, toJson(magnitude)},
            {u"nan"_s, integersToJson(nan)},
            {u"inf"_s, integersToJson(inf)},
            {u"cosine"_s, numberToJson(cosine)},
            {u"ulp"_s, toJson(ulp)},
            {u"lines"_s, toJson(lines)},
            {u"map"_s, toJson(map)}};
}

std::optional<ErrorFigures> ErrorFigures::fromJson(const QJsonObject &object)
{
    ErrorFigures figures;
    FieldReader reader(object);
    reader.integer("count"_L1, figures.count);
    reader.integer("mismatches"_L1, figures.mismatches);
    reader.require(figures.mismatches <= figures.count);
    reader.part("absolute"_L1, &readSpread, figures.absolute);
    reader.part("relative"_L1, &readSpread, figures.relative);
    reader.part("allowed"_L1, &readSpread, figures.allowed);
    reader.part("worst"_L1, &readWorst, figures.worst);
    reader.part("worstRelative"_L1, &readWorst, figures.worstRelative);
    reader.part("worstAllowed"_L1, &readWorst, figures.worstAllowed);
    reader.part("histogram"_L1, &readHistogram, figures.histogram);
    reader.part("magnitude"_L1, &readMagnitude, figures.magnitude);
    reader.integers("nan"_L1, figures.nan);
    reader.integers("inf"_L1, figures.inf);
    reader.number("cosine"_L1, figures.cosine);
    reader.part("ulp"_L1, &readUlp, figures.ulp);
    reader.part("lines"_L1, &readLines, figures.lines);
    reader.part("map"_L1, &readMap, figures.map);
    return reader.isSound() ? std::optional(figures) : std::nullopt;
}

} // namespace mxw::validation
