// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CasePlots.h"

#include "models/items/PlotScale.h"
#include "models/items/RunWords.h"
#include "models/validation/RunPatterns.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::CaseOutcome;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CasePlots)
};

constexpr int MostValues = 60;
constexpr size_t MostLabels = 10;
/// So many times the smallest value make a logarithmic axis.
constexpr double LogarithmicFrom = 16;

enum Series { PassedSeries, FailedSeries, OtherSeries };

int seriesOf(CaseOutcome outcome)
{
    if (validation::isFailure(outcome))
        return FailedSeries;
    return outcome == CaseOutcome::Passed ? PassedSeries : OtherSeries;
}

std::vector<PlotSeries> outcomeSeries()
{
    return {{Text::tr("Passed"), PlotTone::Good, PlotMark::Dot},
            {Text::tr("Failed"), PlotTone::Bad, PlotMark::Triangle},
            {Text::tr("Other outcomes"), PlotTone::Muted, PlotMark::Ring}};
}

QString titleOf(const validation::TestCase &testCase)
{
    const QString parameters = parametersText(testCase);
    return parameters.isEmpty() ? shortName(testCase) : u"%1 (%2)"_s.arg(shortName(testCase), parameters);
}

const validation::CaseParameter *find(const validation::TestCase &testCase, const QString &name)
{
    const auto found = std::ranges::find(testCase.parameters, name, &validation::CaseParameter::name);
    return found == testCase.parameters.end() ? nullptr : &*found;
}

/// Where the values of a parameter lie on an axis: numbers as numbers, all others side by side.
class ParameterScale
{
public:
    ParameterScale(const PlottedCases &cases, const QString &name) : m_name(name)
    {
        for (const int testCase : cases.shown)
            add(cases.record->cases[size_t(testCase)]);
        const bool positive = !m_numbers.empty() && m_numbers.begin()->first > 0;
        m_isLogarithmic =
            m_isNumeric && positive && m_numbers.rbegin()->first >= LogarithmicFrom * m_numbers.begin()->first;
        int next = 0;
        for (auto &[value, place] : m_words)
            place = next++;
    }

    std::optional<double> place(const validation::TestCase &testCase) const
    {
        const auto *parameter = find(testCase, m_name);
        if (!parameter)
            return std::nullopt;
        if (!m_isNumeric)
            return m_words.at(validation::shownValue(*parameter));
        return scaled(parameter->value.toDouble());
    }

    PlotAxis axis() const
    {
        PlotAxis axis;
        axis.title = m_name;
        for (const auto &[value, label] : m_numbers) {
            if (m_isNumeric)
                axis.ticks.push_back({scaled(value), label, false});
        }
        for (const auto &[value, place] : m_words) {
            if (!m_isNumeric)
                axis.ticks.push_back({place, value, false});
        }
        if (axis.ticks.empty())
            return axis;
        const double first = axis.ticks.front().at;
        const double last = axis.ticks.back().at;
        const double border = last > first ? 0.06 * (last - first) : 0.5;
        axis.from = first - (m_isNumeric ? border : 0.5);
        axis.to = last + (m_isNumeric ? border : 0.5);
        thinOut(axis);
        return axis;
    }

private:
    void add(const validation::TestCase &testCase)
    {
        const auto *parameter = find(testCase, m_name);
        if (!parameter)
            return;
        m_isNumeric = m_isNumeric && parameter->value.isDouble();
        if (parameter->value.isDouble())
            m_numbers.emplace(parameter->value.toDouble(), parameter->text);
        m_words.emplace(validation::shownValue(*parameter), 0);
    }

    double scaled(double value) const { return m_isLogarithmic ? std::log10(value) : value; }

    /// Labels that would lie on each other go.
    static void thinOut(PlotAxis &axis)
    {
        const double apart = (axis.to - axis.from) / double(MostLabels + 2);
        std::vector<PlotTick> kept;
        for (const PlotTick &tick : axis.ticks) {
            if (kept.empty() || tick.at - kept.back().at >= apart)
                kept.push_back(tick);
        }
        axis.ticks = kept;
    }

    QString m_name;
    bool m_isNumeric = true;
    bool m_isLogarithmic = false;
    std::map<double, QString> m_numbers;
    std::map<QString, double> m_words;
};

void summarizeHeadRoom(Plot &plot, const PlottedCases &cases, qsizetype without)
{
    std::vector<double> values;
    qsizetype above = 0;
    int worst = -1;
    const auto over = [&](int id) { return *(*cases.summaries)[size_t(id)].overAllowed; };
    for (const PlotPoint &point : plot.points) {
        const double value = over(point.id);
        values.push_back(std::isnan(value) ? std::numeric_limits<double>::infinity() : value);
        above += value <= 1 ? 0 : 1;
        if (worst < 0 || values.back() > values[size_t(worst)])
            worst = int(values.size()) - 1;
    }
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    const int worstCase = plot.points[size_t(worst)].id;
    std::ranges::nth_element(values, middle);
    plot.summary =
        Text::tr("%n case(s) with a tolerance", nullptr, int(values.size())) + u": "_s +
        Text::tr("%1 above 1, median %2, worst %3 at %4.")
            .arg(above)
            .arg(numberText(*middle), numberText(over(worstCase)), titleOf(cases.record->cases[size_t(worstCase)]));
    if (without > 0)
        plot.summary += u' ' + Text::tr("%n case(s) have no figures to show here.", nullptr, int(without));
}

} // namespace

QStringList plottableParameters(const validation::RunRecord &record)
{
    struct Seen
    {
        bool isNumeric = true;
        QSet<QString> words;
    };
    QStringList names;
    QHash<QString, Seen> seen;
    for (const validation::TestCase &testCase : record.cases) {
        for (const validation::CaseParameter &parameter : testCase.parameters) {
            if (!seen.contains(parameter.name))
                names << parameter.name;
            Seen &of = seen[parameter.name];
            if (parameter.value.isDouble())
                continue;
            of.isNumeric = false;
            if (of.words.size() <= MostValues)
                of.words.insert(validation::shownValue(parameter));
        }
    }
    names.removeIf([&](const QString &name) { return !seen[name].isNumeric && seen[name].words.size() > MostValues; });
    return names;
}

Plot headRoomPlot(const PlottedCases &cases, const QString &parameter)
{
    Plot plot;
    plot.title = Text::tr("Error over allowed of each case");
    std::vector<double> values{1};
    std::vector<int> plotted;
    for (const int testCase : cases.shown) {
        const auto over = (*cases.summaries)[size_t(testCase)].overAllowed;
        if (!over || (!parameter.isEmpty() && !find(cases.record->cases[size_t(testCase)], parameter)))
            continue;
        values.push_back(*over);
        plotted.push_back(testCase);
    }
    if (plotted.empty()) {
        plot.emptyTitle = Text::tr("Nothing compared with a tolerance");
        plot.emptyText =
            Text::tr("Each case that compares with a tolerance gets a point here: below 1 it has head-room, "
                     "above 1 it fails.");
        return plot;
    }
    const ErrorScale scale(values);
    const ParameterScale parameters({cases.record, cases.summaries, plotted}, parameter);
    plot.y = scale.axis(Text::tr("error / allowed"));
    plot.x = parameter.isEmpty()
                 ? countingAxis(Text::tr("case, in the order they ran"), 0, double(cases.record->cases.size()) + 1)
                 : parameters.axis();
    plot.series = outcomeSeries();
    // Points of one value are spread a little, always in the same way, so that they do not hide each other.
    const double spread = parameter.isEmpty() ? 0 : 0.02 * (plot.x.to - plot.x.from);
    for (const int testCase : plotted) {
        const validation::TestCase &shown = cases.record->cases[size_t(testCase)];
        const double aside = spread * (std::fmod(testCase * 0.618034, 1.0) - 0.5) * 2;
        const double x = parameter.isEmpty() ? testCase + 1.0 : *parameters.place(shown) + aside;
        plot.points.push_back(
            {x, scale.place(*(*cases.summaries)[size_t(testCase)].overAllowed), seriesOf(shown.outcome), testCase});
    }
    plot.lines.push_back({Text::tr("Allowed"), PlotTone::Warn, true, {{plot.x.from, 0}, {plot.x.to, 0}}});
    std::vector<double> overs(cases.record->cases.size());
    for (const int testCase : plotted)
        overs[size_t(testCase)] = *(*cases.summaries)[size_t(testCase)].overAllowed;
    plot.describe = [record = cases.record, overs = std::move(overs)](int id) {
        const validation::TestCase &shown = record->cases[size_t(id)];
        return Text::tr("%1: %2, error / allowed %3")
            .arg(titleOf(shown), outcomeText(shown.outcome), numberText(overs[size_t(id)]));
    };
    summarizeHeadRoom(plot, cases, qsizetype(cases.shown.size() - plotted.size()));
    return plot;
}

Plot comparisonPlot(const PlottedCases &cases, const validation::RunComparison &comparison,
                    const std::vector<validation::CaseSummary> &before)
{
    using validation::CaseChange;
    Plot plot;
    plot.title = Text::tr("Greatest absolute error, before and now");
    std::vector<double> old;
    std::vector<double> now;
    std::vector<const validation::CasePair *> pairs;
    std::vector<bool> shown(cases.record->cases.size());
    for (const int testCase : cases.shown)
        shown[size_t(testCase)] = true;
    for (const validation::CasePair &pair : comparison.pairs) {
        if (pair.before < 0 || pair.now < 0 || !shown[size_t(pair.now)])
            continue;
        const auto first = before[size_t(pair.before)].absolute;
        const auto second = (*cases.summaries)[size_t(pair.now)].absolute;
        if (!first || !second)
            continue;
        old.push_back(*first);
        now.push_back(*second);
        pairs.push_back(&pair);
    }
    const auto count = [&](CaseChange change) { return comparison.counts.value(change); };
    plot.summary = Text::tr("%1 newly failing, %2 fixed, %3 still failing, %4 no longer executed, %5 gone, %6 new.")
                       .arg(count(CaseChange::NewlyFailing))
                       .arg(count(CaseChange::Fixed))
                       .arg(count(CaseChange::StillFailing))
                       .arg(count(CaseChange::NewlySkipped))
                       .arg(count(CaseChange::Gone))
                       .arg(count(CaseChange::Added));
    if (pairs.empty()) {
        plot.emptyTitle = Text::tr("No case has figures in both runs");
        plot.emptyText = plot.summary;
        return plot;
    }
    std::vector<double> all = old;
    all.insert(all.end(), now.begin(), now.end());
    const ErrorScale scale(all); // the same for both: the diagonal is "unchanged"
    plot.x = scale.axis(Text::tr("max abs before"));
    plot.y = scale.axis(Text::tr("max abs now"));
    plot.series = {{Text::tr("Newly failing"), PlotTone::Bad, PlotMark::Triangle},
                   {Text::tr("Fixed"), PlotTone::Good, PlotMark::Square},
                   {Text::tr("Others"), PlotTone::Muted, PlotMark::Dot}};
    for (size_t i = 0; i < pairs.size(); ++i) {
        const CaseChange change = pairs[i]->change;
        const int series = change == CaseChange::NewlyFailing ? 0 : change == CaseChange::Fixed ? 1 : 2;
        plot.points.push_back({scale.place(old[i]), scale.place(now[i]), series, pairs[i]->now});
    }
    plot.lines.push_back(
        {Text::tr("Unchanged"), PlotTone::Muted, true, {{plot.x.from, plot.y.from}, {plot.x.to, plot.y.to}}});
    std::map<int, QString> words;
    for (size_t i = 0; i < pairs.size(); ++i)
        words.emplace(pairs[i]->now, Text::tr("%1, max abs %2 before, %3 now")
                                         .arg(displayName(pairs[i]->change), numberText(old[i]), numberText(now[i])));
    plot.describe = [record = cases.record, words = std::move(words)](int id) {
        return Text::tr("%1: %2").arg(titleOf(record->cases[size_t(id)]), words.at(id));
    };
    return plot;
}

} // namespace mxw::items
