// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/RunWords.h"

#include "models/core/Words.h"
#include "models/validation/RunPatterns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::CaseOutcome;
using validation::LauncherSpec;
using validation::RunState;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::RunWords)
};

constexpr Words<CaseOutcome, 7> outcomes = {{{CaseOutcome::Running, u"running"},
                                             {CaseOutcome::Passed, u"passed"},
                                             {CaseOutcome::Failed, u"failed"},
                                             {CaseOutcome::Error, u"error"},
                                             {CaseOutcome::Skipped, u"skipped"},
                                             {CaseOutcome::XFailed, u"xfailed"},
                                             {CaseOutcome::XPassed, u"xpassed"}}};

QString shownLimits(double value)
{
    return std::isnan(value) ? u"NaN"_s : value > 0 ? u"∞"_s : u"-∞"_s;
}

} // namespace

QString outcomeText(CaseOutcome outcome)
{
    switch (outcome) {
    case CaseOutcome::Running:
        return Text::tr("Not finished");
    case CaseOutcome::Passed:
        return Text::tr("Passed");
    case CaseOutcome::Failed:
        return Text::tr("Failed");
    case CaseOutcome::Error:
        return Text::tr("Error");
    case CaseOutcome::Skipped:
        return Text::tr("Skipped");
    case CaseOutcome::XFailed:
        return Text::tr("Failed as expected");
    case CaseOutcome::XPassed:
        return Text::tr("Passed unexpectedly");
    }
    return {};
}

QString outcomeWord(CaseOutcome outcome)
{
    return wordOf(outcomes, outcome);
}

QString stateText(RunState state)
{
    switch (state) {
    case RunState::Queued:
        return Text::tr("Queued");
    case RunState::Starting:
        return Text::tr("Starting");
    case RunState::Running:
        return Text::tr("Running");
    case RunState::Unreachable:
        return Text::tr("Unreachable");
    case RunState::Finished:
        return Text::tr("Finished");
    case RunState::Failed:
        return Text::tr("Failed to run");
    case RunState::Cancelled:
        return Text::tr("Cancelled");
    case RunState::TimedOut:
        return Text::tr("Timed out");
    case RunState::Imported:
        return Text::tr("Imported");
    }
    return {};
}

QString launcherText(const validation::RunSpec &spec)
{
    const LauncherSpec &launcher = spec.launcher;
    QString text;
    switch (launcher.kind) {
    case LauncherSpec::Kind::Local:
        text = Text::tr("this machine");
        break;
    case LauncherSpec::Kind::Ssh:
        text = u"ssh %1"_s.arg(launcher.host);
        break;
    case LauncherSpec::Kind::Docker:
        text = u"docker %1"_s.arg(launcher.container);
        break;
    case LauncherSpec::Kind::Kubectl:
        text = u"kubectl %1"_s.arg(launcher.pod);
        break;
    case LauncherSpec::Kind::Slurm:
        text = launcher.host.isEmpty() ? u"Slurm"_s : u"Slurm %1"_s.arg(launcher.host);
        break;
    case LauncherSpec::Kind::Command:
        text = launcher.command;
        break;
    case LauncherSpec::Kind::Bundle:
        text = Text::tr("bundle");
        break;
    }
    const bool behindSsh = launcher.kind == LauncherSpec::Kind::Docker && !launcher.host.isEmpty();
    if (behindSsh)
        text += u" @ %1"_s.arg(launcher.host);
    return spec.device.isEmpty() ? text : Text::tr("%1, device %2").arg(text, spec.device);
}

QString suiteText(const validation::RunSpec &spec)
{
    QString text = spec.suite.join(u' ');
    if (!spec.keyword.isEmpty())
        text += u" -k %1"_s.arg(spec.keyword);
    if (!spec.markers.isEmpty())
        text += u" -m %1"_s.arg(spec.markers);
    return text;
}

QString numberText(std::optional<double> value)
{
    if (!value)
        return {};
    if (!std::isfinite(*value))
        return shownLimits(*value);
    const double size = std::abs(*value);
    if (size == 0)
        return u"0"_s;
    if (size < 1e-3 || size >= 1e5)
        return QString::number(*value, 'e', 3);
    const int digits = 3 - int(std::floor(std::log10(size)));
    return QString::number(*value, 'f', std::clamp(digits, 0, 6));
}

QString shortNumber(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 6) : shownLimits(value);
}

QString exactNumber(std::optional<double> value)
{
    if (!value)
        return {};
    if (std::isnan(*value))
        return u"nan"_s;
    if (std::isinf(*value))
        return *value > 0 ? u"inf"_s : u"-inf"_s;
    return QString::number(*value, 'g', 17);
}

QString shareText(qint64 part, qint64 whole)
{
    QString percent = u"0%"_s;
    if (part > 0 && whole > 0) {
        const double share = 100.0 * double(part) / double(whole);
        if (share < 0.1)
            percent = u"<0.1%"_s;
        else if (part < whole && share > 99.9)
            percent = u">99.9%"_s;
        else
            percent = QString::number(share, 'g', share >= 10 ? 3 : 2) + u'%';
    }
    return u"%1 / %2 (%3)"_s.arg(QString::number(part), QString::number(whole), percent);
}

QString durationText(double seconds)
{
    if (seconds < 60)
        return Text::tr("%1 s").arg(QString::number(seconds, 'f', seconds < 10 ? 2 : 0));
    const auto whole = qint64(std::llround(seconds));
    if (whole < 3600)
        return Text::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    return Text::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

QString countsText(const validation::RunRecord &record)
{
    const auto counts = countOutcomes(record);
    const qint64 executed = counts.passed + counts.failed + counts.expectedFailures;
    const qint64 all = std::max(record.selected, executed + counts.skipped + counts.unfinished);
    QStringList parts;
    if (executed == 0 && all > 0)
        parts << Text::tr("0 of %1 executed").arg(all);
    else if (all > 0)
        parts << Text::tr("%1 passed").arg(counts.passed) << Text::tr("%1 failed").arg(counts.failed);
    if (counts.skipped > 0)
        parts << Text::tr("%1 skipped").arg(counts.skipped);
    if (counts.expectedFailures > 0)
        parts << Text::tr("%1 expected to fail").arg(counts.expectedFailures);
    if (counts.unfinished > 0)
        parts << Text::tr("%1 not finished").arg(counts.unfinished);
    if (record.collectionErrors > 0)
        parts << Text::tr("%1 not collected").arg(record.collectionErrors);
    return parts.join(u", "_s);
}

QString shortName(const validation::TestCase &testCase)
{
    const auto colons = testCase.node.indexOf("::"_L1);
    QString name = colons < 0 ? testCase.node : testCase.node.mid(colons + 2);
    const auto bracket = name.indexOf(u'[');
    if (bracket > 0 && !testCase.parameters.empty())
        name.truncate(bracket);
    return name;
}

QString parametersText(const validation::TestCase &testCase)
{
    QStringList parts;
    for (const validation::CaseParameter &parameter : testCase.parameters)
        parts << parameter.name + u'=' + validation::shownValue(parameter);
    return parts.join(u", "_s);
}

} // namespace mxw::items
