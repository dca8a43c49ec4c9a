// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunPatterns.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunPatterns)
};

/// A trend over fewer values of a parameter is chance.
constexpr size_t FewestValues = 4;
/// The maximum over more elements grows too, but slower than this.
constexpr double LeastSlope = 0.3;
constexpr double LeastGrowth = 2;
/// A parameter with more values than this counts cases, such as a seed; it selects nothing.
constexpr qsizetype MostValues = 500;
/// A step may be lower by so much and the whole still grow.
constexpr double StepTolerance = 0.95;
constexpr qint64 FewestFailures = 2;
constexpr qint64 FewestOthers = 3;
/// How probable it may be that all failures fell on one value by chance.
constexpr double Chance = 0.05;

std::optional<double> numberOf(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble();
    if (value.isObject()) // a part of a tuple may be written as a parameter is
        return numberOf(value[u"value"_s]);
    return std::nullopt;
}

double middle(std::vector<double> values)
{
    const auto half = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, half);
    return *half;
}

/// Whether y never falls by much and rises in the end, where x rises.
bool grows(const std::vector<std::pair<double, double>> &curve)
{
    for (size_t i = 1; i < curve.size(); ++i) {
        if (curve[i].second < StepTolerance * curve[i - 1].second)
            return false;
    }
    return curve.back().second >= LeastGrowth * curve.front().second;
}

/// The exponent of the best y = c·x^exponent.
double slopeOf(const std::vector<std::pair<double, double>> &curve)
{
    double x = 0;
    double y = 0;
    for (const auto &[parameter, error] : curve) {
        x += std::log(parameter) / double(curve.size());
        y += std::log(error) / double(curve.size());
    }
    double above = 0;
    double below = 0;
    for (const auto &[parameter, error] : curve) {
        above += (std::log(parameter) - x) * (std::log(error) - y);
        below += (std::log(parameter) - x) * (std::log(parameter) - x);
    }
    return below > 0 ? above / below : 0;
}

void findGrowth(const RunRecord &record, const std::vector<CaseSummary> &summaries, std::vector<RunPattern> &found)
{
    QHash<QString, std::map<double, std::vector<double>>> errors;
    for (size_t i = 0; i < record.cases.size(); ++i) {
        const auto error = summaries[i].absolute;
        if (!error || !std::isfinite(*error) || *error <= 0)
            continue;
        for (const auto &[name, value] : numericParameters(record.cases[i])) {
            auto &byValue = errors[name];
            if (value > 0 && std::isfinite(value) && qsizetype(byValue.size()) <= MostValues)
                byValue[value].push_back(*error);
        }
    }
    QStringList names = errors.keys();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        const auto &byValue = errors[name];
        if (byValue.size() < FewestValues || qsizetype(byValue.size()) > MostValues)
            continue;
        std::vector<std::pair<double, double>> medians;
        std::vector<std::pair<double, double>> maxima;
        for (const auto &[value, all] : byValue) {
            medians.emplace_back(value, middle(all));
            maxima.emplace_back(value, std::ranges::max(all));
        }
        const double slope = slopeOf(medians);
        if (slope >= LeastSlope && grows(medians) && grows(maxima))
            found.push_back({RunPattern::Kind::GrowsWith, name, {}, slope, 0, 0});
    }
}

struct Tally
{
    qint64 failed = 0;
    qint64 executed = 0;
};
using Tallies = QHash<QString, Tally>; ///< by value

void count(Tallies &tallies, const QString &value, CaseOutcome outcome)
{
    if (value.isEmpty() || !isExecuted(outcome) || tallies.size() > MostValues)
        return;
    Tally &tally = tallies[value];
    ++tally.executed;
    tally.failed += isFailure(outcome) ? 1 : 0;
}

/// The one value that all of the run's failures have, when others passed and chance does not explain it.
std::optional<RunPattern> onlyOne(const Tallies &tallies, qint64 failures)
{
    if (tallies.size() > MostValues)
        return std::nullopt;
    qint64 executed = 0;
    for (const Tally &tally : tallies)
        executed += tally.executed;
    for (auto it = tallies.cbegin(); it != tallies.cend(); ++it) {
        const qint64 others = executed - it->executed;
        const double share = double(it->executed) / double(std::max<qint64>(executed, 1));
        if (it->failed == failures && others >= FewestOthers && std::pow(share, double(failures)) < Chance)
            return RunPattern{{}, {}, it.key(), 0, it->failed, it->executed};
    }
    return std::nullopt;
}

void findCommonValue(const RunRecord &record, const std::vector<CaseSummary> &summaries, std::vector<RunPattern> &found)
{
    QHash<QString, Tallies> parameters;
    Tallies dtypes;
    Tallies devices;
    const auto failures = std::ranges::count_if(record.cases, isFailure, &TestCase::outcome);
    if (failures < FewestFailures)
        return;
    for (size_t i = 0; i < record.cases.size(); ++i) {
        const TestCase &testCase = record.cases[i];
        QString dtype = summaries[i].dtype;
        for (const CaseParameter &parameter : testCase.parameters) {
            if (parameter.kind == CaseParameter::Kind::Dtype)
                dtype = shownValue(parameter);
            else
                count(parameters[parameter.name], shownValue(parameter), testCase.outcome);
        }
        count(dtypes, dtype, testCase.outcome);
        count(devices, summaries[i].device.section(u':', 0, 0), testCase.outcome);
    }
    const auto add = [&](std::optional<RunPattern> pattern, RunPattern::Kind kind, const QString &parameter) {
        if (!pattern)
            return;
        pattern->kind = kind;
        pattern->parameter = parameter;
        found.push_back(*pattern);
    };
    add(onlyOne(dtypes, failures), RunPattern::Kind::OnlyDtype, {});
    add(onlyOne(devices, failures), RunPattern::Kind::OnlyDevice, {});
    QStringList names = parameters.keys();
    names.sort();
    for (const QString &name : std::as_const(names))
        add(onlyOne(parameters[name], failures), RunPattern::Kind::OnlyValue, name);
}

} // namespace

QString displayName(const RunPattern &pattern)
{
    switch (pattern.kind) {
    case RunPattern::Kind::GrowsWith:
        return Text::tr("Error grows with %1").arg(pattern.parameter);
    case RunPattern::Kind::OnlyDtype:
    case RunPattern::Kind::OnlyDevice:
        return Text::tr("Only %1 fails").arg(pattern.value);
    case RunPattern::Kind::OnlyValue:
        return Text::tr("Only %1 = %2 fails").arg(pattern.parameter, pattern.value);
    }
    return {};
}

QString meaning(const RunPattern &pattern)
{
    switch (pattern.kind) {
    case RunPattern::Kind::GrowsWith:
        return Text::tr(
                   "The error grows about as the power %1 of %2: errors add up; 0.5 is ordinary for rounding, 1 and "
                   "more for a bias or an accumulator that is too narrow.")
            .arg(QString::number(pattern.slope, 'f', 1), pattern.parameter);
    case RunPattern::Kind::OnlyDtype:
        return Text::tr(
                   "All failures (%1 of %2 executed) are of this dtype, and others pass: a path of the kernel of its "
                   "own, or a tolerance that does not fit the dtype.")
            .arg(pattern.failed)
            .arg(pattern.executed);
    case RunPattern::Kind::OnlyDevice:
        return Text::tr("All failures (%1 of %2 executed) are on this kind of device, and others pass.")
            .arg(pattern.failed)
            .arg(pattern.executed);
    case RunPattern::Kind::OnlyValue:
        return Text::tr("All failures (%1 of %2 executed) have this value, and others pass: look at what it selects.")
            .arg(pattern.failed)
            .arg(pattern.executed);
    }
    return {};
}

std::vector<std::pair<QString, double>> numericParameters(const TestCase &testCase)
{
    std::vector<std::pair<QString, double>> numbers;
    for (const CaseParameter &parameter : testCase.parameters) {
        if (parameter.kind == CaseParameter::Kind::Int || parameter.kind == CaseParameter::Kind::Float) {
            if (const auto number = numberOf(parameter.value))
                numbers.emplace_back(parameter.name, *number);
        } else if (parameter.kind == CaseParameter::Kind::Tuple) {
            const QJsonArray parts = parameter.value.toArray();
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (const auto number = numberOf(parts.at(i)))
                    numbers.emplace_back(u"%1[%2]"_s.arg(parameter.name).arg(i), *number);
            }
        }
    }
    return numbers;
}

QString shownValue(const CaseParameter &parameter)
{
    if (parameter.kind == CaseParameter::Kind::Dtype && parameter.value.isString())
        return parameter.value.toString();
    if (parameter.kind == CaseParameter::Kind::String && parameter.value.isString())
        return parameter.value.toString();
    return parameter.text;
}

std::vector<RunPattern> patternsOf(const RunRecord &record, const std::vector<CaseSummary> &summaries)
{
    std::vector<RunPattern> found;
    findCommonValue(record, summaries, found);
    findGrowth(record, summaries, found);
    return found;
}

} // namespace mxw::validation
