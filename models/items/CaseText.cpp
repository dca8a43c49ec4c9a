// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseText.h"

#include "models/items/RunWords.h"
#include "models/validation/ErrorPatterns.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::Comparison;
using validation::ComparisonOutcome;
using validation::ErrorFigures;
using validation::ErrorSpread;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CaseText)
};

constexpr int LabelWidth = 16;
constexpr int NumberWidth = 11;

/// Cells of a fixed-width font: Chinese characters take two.
int cellsOf(const QString &text)
{
    return int(std::ranges::count_if(text, [](QChar letter) { return letter.unicode() >= 0x2E80; }) + text.size());
}

QString padded(const QString &label)
{
    return label + QString(std::max(1, LabelWidth - cellsOf(label)), u' ');
}

QString column(const QString &number)
{
    return QString(std::max(1, NumberWidth - cellsOf(number)), u' ') + number;
}

QString shapeText(const std::vector<qint64> &shape)
{
    QStringList sizes;
    for (const qint64 size : shape)
        sizes << QString::number(size);
    return u'(' + sizes.join(u", "_s) + u')';
}

QString operandLine(const QString &label, const validation::Operand &operand)
{
    QStringList parts{operand.source, operand.dtype, shapeText(operand.shape), operand.device};
    if (!operand.contiguous)
        parts << Text::tr("not contiguous");
    parts.removeAll(QString());
    return padded(label) + parts.join(u"  "_s) + u'\n';
}

QString spreadLine(const QString &label, const ErrorSpread &spread)
{
    QString line = padded(label);
    for (const auto &value : {spread.max, spread.mean, spread.p50, spread.p99, spread.p999})
        line += column(value ? numberText(value) : u"-"_s);
    for (const qint64 count : {spread.zero, spread.inf, spread.nan})
        line += column(QString::number(count));
    return line + u'\n';
}

QString spreads(const ErrorFigures &figures, bool isCaptured)
{
    QString text = padded({});
    for (const auto &title : {u"max"_s, u"mean"_s, u"p50"_s, u"p99"_s, u"p99.9"_s, u"= 0"_s, u"Inf"_s, u"NaN"_s})
        text += column(title);
    text += u'\n' + spreadLine(Text::tr("absolute"), figures.absolute);
    const bool known = figures.relative.max || figures.relative.nan > 0 || figures.relative.inf > 0;
    if (known || !isCaptured)
        text += spreadLine(Text::tr("relative"), figures.relative);
    else if (figures.count > 0)
        text += padded(Text::tr("relative")) + Text::tr("not known for this order of the operands") + u'\n';
    if (figures.allowed)
        text += spreadLine(Text::tr("over allowed"), *figures.allowed);
    return text;
}

QString worstLine(const QString &label, const std::optional<validation::WorstElement> &worst)
{
    if (!worst)
        return {};
    return padded(label) +
           Text::tr("at %1: first %2, second %3")
               .arg(shapeText(worst->index), exactNumber(worst->first), exactNumber(worst->second)) +
           u'\n';
}

QString ulpLine(const std::optional<validation::UlpSpread> &ulp)
{
    if (!ulp)
        return {};
    return padded(u"ULP"_s) +
           Text::tr("max %1, p50 %2, p99 %3, p99.9 %4").arg(ulp->max).arg(ulp->p50).arg(ulp->p99).arg(ulp->p999) +
           u'\n';
}

QString figuresText(const Comparison &comparison)
{
    if (!comparison.figures)
        return Text::tr("No figures: the shapes differ, the operands are no arrays, or the text had no numbers.") +
               u'\n';
    const ErrorFigures &figures = *comparison.figures;
    const bool isCaptured = comparison.source == validation::ComparisonSource::Captured;
    QString text = spreads(figures, isCaptured) + u'\n';
    text += padded(Text::tr("mismatches")) + shareText(figures.mismatches, figures.count) + u'\n';
    text += worstLine(Text::tr("worst absolute"), figures.worst);
    text += worstLine(Text::tr("worst relative"), figures.worstRelative);
    text += worstLine(Text::tr("worst allowed"), figures.worstAllowed);
    if (!isCaptured)
        return text;
    text += padded(u"NaN, Inf"_s) +
            Text::tr("first %1, %2; second %3, %4")
                .arg(figures.nan[0])
                .arg(figures.inf[0])
                .arg(figures.nan[1])
                .arg(figures.inf[1]) +
            u'\n';
    text += padded(Text::tr("cosine")) + QString::number(figures.cosine, 'g', 9) + u'\n' + ulpLine(figures.ulp);
    if (figures.lines) {
        const auto &lines = *figures.lines;
        text += padded(Text::tr("lines")) +
                Text::tr("%1 of %2 rows touched, %3 whole; %4 of %5 columns touched, %6 whole")
                    .arg(lines.rowsTouched)
                    .arg(lines.rows)
                    .arg(lines.rowsWhole)
                    .arg(lines.columnsTouched)
                    .arg(lines.columns)
                    .arg(lines.columnsWhole) +
                u'\n';
    }
    return text;
}

QString outcomeOf(const Comparison &comparison)
{
    switch (comparison.outcome) {
    case ComparisonOutcome::Pass:
        return Text::tr("passed");
    case ComparisonOutcome::Fail:
        return Text::tr("failed");
    case ComparisonOutcome::Error:
        return Text::tr("could not compare");
    }
    return {};
}

QString processText(const validation::ProcessRecord &process)
{
    const auto line = [](const QString &label, const QString &value) {
        return value.isEmpty() ? QString() : padded(label) + value + u'\n';
    };
    QString text = line(Text::tr("process"), u"%1 @ %2"_s.arg(process.pid).arg(process.host));
    text += line(u"Python"_s, u"%1  %2"_s.arg(process.pythonVersion, process.pythonExecutable));
    text += line(Text::tr("command"), process.argv.join(u' '));
    text += line(Text::tr("folder"), process.folder);
    text += line(u"MACA"_s, process.maca) + line(u"CUDA"_s, process.cuda);
    for (const validation::DeviceName &device : process.devices)
        text += line(Text::tr("device"), u"%1:%2  %3"_s.arg(device.type).arg(device.index).arg(device.name));
    for (auto it = process.packages.cbegin(); it != process.packages.cend(); ++it)
        text += line(it.key(), it.value());
    if (!process.origins.empty())
        text += u'\n' + Text::tr("Imported from") + u'\n';
    for (const validation::ImportOrigin &origin : process.origins)
        text += line(origin.module, origin.file.isEmpty() ? origin.paths.join(u", "_s) : origin.file);
    if (!process.environment.isEmpty())
        text += u'\n' + Text::tr("Environment variables") + u'\n';
    for (auto it = process.environment.cbegin(); it != process.environment.cend(); ++it)
        text += it.key() + u'=' + it.value() + u'\n';
    return text;
}

} // namespace

QString caseText(const validation::TestCase &testCase)
{
    QString text = testCase.node + u'\n' + outcomeText(testCase.outcome);
    if (!testCase.phase.isEmpty())
        text += u", "_s + testCase.phase;
    if (testCase.outcome != validation::CaseOutcome::Running)
        text += u", "_s + durationText(testCase.seconds);
    if (testCase.children > 0)
        text += u", "_s + Text::tr("%n process(es) started", nullptr, testCase.children);
    text += u'\n';
    if (!testCase.reason.isEmpty())
        text += u'\n' + testCase.reason + u'\n';
    if (!testCase.message.isEmpty())
        text += u'\n' + testCase.message + u'\n';
    return text;
}

QString comparisonText(const Comparison &comparison)
{
    QString text = comparison.form;
    if (!comparison.item.isEmpty())
        text += u' ' + comparison.item;
    text += u": "_s + outcomeOf(comparison) + u'\n';
    if (!comparison.site.file.isEmpty())
        text += u"%1:%2  %3\n"_s.arg(comparison.site.file).arg(comparison.site.line).arg(comparison.site.text);
    if (comparison.source != validation::ComparisonSource::Captured)
        text += Text::tr("Read from a log or a dump: only what it says is known.") + u'\n';
    text += operandLine(Text::tr("first"), comparison.first) + operandLine(Text::tr("second"), comparison.second);
    if (comparison.rtol || comparison.atol) {
        text += padded(Text::tr("tolerance")) + u"rtol %1, atol %2"_s.arg(shortNumber(comparison.rtol.value_or(0)),
                                                                          shortNumber(comparison.atol.value_or(0)));
        text += comparison.equalNan ? Text::tr(", NaN equals NaN") + u'\n' : u"\n"_s;
    }
    if (comparison.value)
        text += padded(Text::tr("value")) + exactNumber(comparison.value) +
                (comparison.limit ? Text::tr(", limit %1").arg(exactNumber(comparison.limit)) : QString()) + u'\n';
    text += u'\n' + figuresText(comparison);
    for (const auto pattern : patternsOf(comparison))
        text += u'\n' + displayName(pattern) + u". "_s + meaning(pattern) + u'\n';
    if (!comparison.message.isEmpty())
        text += u'\n' + comparison.message + u'\n';
    return text;
}

QString comparisonTitle(const Comparison &comparison, int number)
{
    QString title = u"%1: %2"_s.arg(number).arg(comparison.form);
    if (!comparison.item.isEmpty())
        title += u' ' + comparison.item;
    title += u", "_s + outcomeOf(comparison);
    if (const auto over = worstOverAllowed(comparison))
        title += Text::tr(", error / allowed %1").arg(numberText(over));
    return title;
}

QString environmentText(const validation::Run &run, int process)
{
    const auto &processes = run.record->processes;
    QString text = padded(Text::tr("where")) + launcherText(run.spec) + u'\n';
    text += padded(Text::tr("command")) + commandWords(run.spec).join(u' ') + u'\n';
    for (const QString &workaround : run.spec.workarounds)
        text += padded(Text::tr("workaround")) + workaround + u'\n';
    text += u'\n';
    if (processes.empty())
        return text + (run.record->fromText ? Text::tr("Read from a text, which does not say what it ran with.")
                                            : Text::tr("No process has reported yet."));
    if (process < 0 || size_t(process) >= processes.size())
        process = 0;
    text += processText(processes[size_t(process)]);
    if (processes.size() > 1)
        text += u'\n' + Text::tr("%n further process(es) took part.", nullptr, int(processes.size()) - 1) + u'\n';
    for (const QString &problem : run.record->problems)
        text += u'\n' + Text::tr("Problem: %1").arg(problem);
    return text;
}

} // namespace mxw::items
