// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseRow.h"

#include "models/items/RunWords.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CaseRow)
};

/// The first line that says something.
QString firstLine(const QString &text)
{
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (!line.trimmed().isEmpty())
            return line.trimmed().left(300).toString();
    }
    return {};
}

} // namespace

std::optional<double> CaseRow::value(int column) const
{
    switch (column) {
    case OverAllowedColumn:
        return summary->overAllowed;
    case AbsoluteColumn:
        return summary->absolute;
    case RelativeColumn:
        return summary->relative;
    case AbsoluteP99Column:
        return summary->absoluteP99;
    case SecondsColumn:
        return testCase->outcome == validation::CaseOutcome::Running ? std::nullopt : std::optional(testCase->seconds);
    case ComparisonsColumn:
        return summary->comparisons;
    case MismatchesColumn:
        return summary->isCounted ? std::optional(double(summary->mismatches)) : std::nullopt;
    case ChangeColumn:
        return pair ? pair->ratio : std::nullopt;
    }
    return std::nullopt;
}

QString CaseRow::patternText() const
{
    QStringList names;
    for (const auto pattern : summary->patterns.all())
        names << displayName(pattern);
    return names.join(u", "_s);
}

QString CaseRow::reasonText() const
{
    return firstLine(testCase->message.isEmpty() ? testCase->reason : testCase->message);
}

QString CaseRow::text(int column) const
{
    switch (column) {
    case TestColumn:
        return shortName(*testCase);
    case OutcomeColumn:
        return outcomeText(testCase->outcome);
    case ChangeColumn:
        if (!pair)
            return {};
        return pair->ratio ? Text::tr("%1 ×%2").arg(displayName(pair->change), numberText(pair->ratio))
                           : displayName(pair->change);
    case ParametersColumn:
        return parametersText(*testCase);
    case ComparisonsColumn:
        return summary->comparisons > 0 ? QString::number(summary->comparisons) : QString();
    case MismatchesColumn:
        return summary->isCounted ? shareText(summary->mismatches, summary->elements) : QString();
    case DtypeColumn:
        return summary->dtype;
    case DeviceColumn:
        return summary->device;
    case SecondsColumn:
        return value(column) ? QString::number(testCase->seconds, 'f', 2) : QString();
    case PatternColumn:
        return patternText();
    case ReasonColumn:
        return reasonText();
    }
    if (flipped && summary->isCounted && !value(column))
        return u"?"_s;
    return numberText(value(column));
}

QString CaseRow::toolTip(int column) const
{
    switch (column) {
    case TestColumn:
        return testCase->node;
    case PatternColumn: {
        QStringList lines;
        for (const auto pattern : summary->patterns.all())
            lines << Text::tr("%1: %2").arg(displayName(pattern), meaning(pattern));
        return lines.join(u'\n');
    }
    case ReasonColumn:
        return (testCase->message.isEmpty() ? testCase->reason : testCase->message).left(2'000);
    }
    const QString shown = text(column);
    if (shown == "?"_L1)
        return Text::tr("Not known with swapped operands: it is relative to the second one, and was computed only for "
                        "the order of the test.");
    return isNumeric(column) && value(column) ? exact(column) : shown;
}

double CaseRow::number(int column) const
{
    const auto known = value(column);
    if (!known)
        return -1;
    return std::isnan(*known) ? std::numeric_limits<double>::infinity()
                              : std::min(*known, std::numeric_limits<double>::max());
}

QString CaseRow::exact(int column) const
{
    if (column == TestColumn)
        return testCase->node;
    if (column == MismatchesColumn)
        return summary->isCounted ? QString::number(summary->mismatches) : QString();
    if (column == ChangeColumn)
        return pair ? toString(pair->change) : QString();
    if (column == PatternColumn) {
        QStringList words;
        for (const auto pattern : summary->patterns.all())
            words << toString(pattern);
        return words.join(u' ');
    }
    if (column == OutcomeColumn)
        return outcomeWord(testCase->outcome);
    return isNumeric(column) ? exactNumber(value(column)) : text(column);
}

bool CaseRow::isNumeric(int column)
{
    switch (column) {
    case ComparisonsColumn:
    case MismatchesColumn:
    case AbsoluteColumn:
    case RelativeColumn:
    case OverAllowedColumn:
    case AbsoluteP99Column:
    case SecondsColumn:
        return true;
    default:
        return false;
    }
}

QString CaseRow::header(int column)
{
    switch (column) {
    case TestColumn:
        return Text::tr("Test");
    case OutcomeColumn:
        return Text::tr("Outcome");
    case ChangeColumn:
        return Text::tr("Change");
    case ParametersColumn:
        return Text::tr("Parameters");
    case ComparisonsColumn:
        return Text::tr("Comparisons");
    case MismatchesColumn:
        return Text::tr("Mismatches");
    case AbsoluteColumn:
        return Text::tr("Max abs");
    case RelativeColumn:
        return Text::tr("Max rel");
    case OverAllowedColumn:
        return Text::tr("Error / allowed");
    case AbsoluteP99Column:
        return Text::tr("p99 abs");
    case DtypeColumn:
        return Text::tr("dtype");
    case DeviceColumn:
        return Text::tr("Device");
    case SecondsColumn:
        return Text::tr("Seconds");
    case PatternColumn:
        return Text::tr("Pattern");
    case ReasonColumn:
        return Text::tr("Reason");
    }
    return {};
}

QString CaseRow::headerToolTip(int column)
{
    switch (column) {
    case ChangeColumn:
        return Text::tr("Against the run it is compared with; the factor is of the greatest absolute errors");
    case MismatchesColumn:
        return Text::tr("Elements that the test's tolerance does not allow, of all that were compared");
    case OverAllowedColumn:
        return Text::tr(
            "The worst element's error over what its tolerance allows: above 1 it fails, far below 1 there is "
            "head-room");
    case AbsoluteColumn:
        return Text::tr("The greatest absolute error");
    case RelativeColumn:
        return Text::tr("The greatest error relative to the second operand; infinite where that is 0");
    case AbsoluteP99Column:
        return Text::tr("99 of 100 elements have an absolute error of at most this");
    case PatternColumn:
        return Text::tr("What the errors look like: a hint at a cause, not a verdict");
    }
    return header(column);
}

} // namespace mxw::items
