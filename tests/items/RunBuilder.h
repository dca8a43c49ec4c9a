// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/CaseSummary.h"
#include "models/validation/Run.h"

#include <QMap>
#include <QTimeZone>

#include <cmath>
#include <limits>

namespace mxw::tests {

inline double number(const QString &text)
{
    if (text == u"nan")
        return std::numeric_limits<double>::quiet_NaN();
    return text == u"inf" ? std::numeric_limits<double>::infinity() : text.toDouble();
}

inline void setWorst(validation::ErrorSpread &spread, const QString &text)
{
    const double value = number(text);
    spread.nan = std::isnan(value) ? 1 : 0;
    spread.inf = std::isinf(value) ? 1 : 0;
    if (std::isfinite(value))
        spread.max = value;
}

inline validation::ErrorFigures figuresFrom(const QMap<QString, QString> &words)
{
    validation::ErrorFigures figures;
    figures.count = words.value(QStringLiteral("n"), QStringLiteral("64")).toLongLong();
    figures.mismatches = words.value(QStringLiteral("bad")).toLongLong();
    setWorst(figures.absolute, words.value(QStringLiteral("abs"), QStringLiteral("0")));
    setWorst(figures.relative, words.value(QStringLiteral("rel"), QStringLiteral("0")));
    if (words.contains(QStringLiteral("p99")))
        figures.absolute.p99 = number(words.value(QStringLiteral("p99")));
    if (words.contains(QStringLiteral("over")))
        setWorst(figures.allowed.emplace(), words.value(QStringLiteral("over")));
    figures.nan = {words.value(QStringLiteral("nan1")).toLongLong(), words.value(QStringLiteral("nan2")).toLongLong()};
    figures.inf = {words.value(QStringLiteral("inf1")).toLongLong(), words.value(QStringLiteral("inf2")).toLongLong()};
    return figures;
}

inline QMap<QString, QString> wordsOf(const QStringList &words)
{
    QMap<QString, QString> map;
    for (const QString &word : words)
        map.insert(word.section(u'=', 0, 0), word.section(u'=', 1));
    return map;
}

inline validation::CaseParameter parameterFrom(const QString &word)
{
    using Kind = validation::CaseParameter::Kind;
    const QString name = word.section(u'=', 0, 0);
    const QString text = word.section(u'=', 1);
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (isNumber)
        return {name, text, text.contains(u'.') ? Kind::Float : Kind::Int, value};
    if (name == u"dtype")
        return {name, u"torch." + text, Kind::Dtype, text};
    return {name, u'\'' + text + u'\'', Kind::String, text};
}

inline void addComparison(validation::RunRecord &record, const QStringList &texts)
{
    const auto words = wordsOf(texts);
    auto &testCase = record.cases.back();
    validation::Comparison comparison;
    comparison.testCase = int(record.cases.size()) - 1;
    comparison.node = testCase.node;
    comparison.index = int(testCase.comparisons.size());
    comparison.form = words.value(QStringLiteral("form"), QStringLiteral("torch.testing.assert_close"));
    comparison.site = {testCase.file, testCase.line + 5, QStringLiteral("assert_close(out, ref)")};
    comparison.first = {QStringLiteral("out"),
                        words.value(QStringLiteral("type"), QStringLiteral("float16")),
                        {8, 8},
                        words.value(QStringLiteral("on"), QStringLiteral("cpu")),
                        true};
    comparison.second = {QStringLiteral("ref"), comparison.first.dtype, {8, 8}, QStringLiteral("cpu"), true};
    comparison.rtol = 0.01;
    comparison.atol = 0.001;
    if (words.contains(QStringLiteral("fail")))
        comparison.outcome = validation::ComparisonOutcome::Fail;
    if (words.contains(QStringLiteral("abs")) || words.contains(QStringLiteral("n")))
        comparison.figures = figuresFrom(words);
    testCase.comparisons.push_back(int(record.comparisons.size()));
    record.comparisons.push_back(std::move(comparison));
}

/// One line: OUTCOME NODE NAME=VALUE… | comparison words… | …. A comparison has figures when it names `abs` or `n`;
/// further words: rel, over, p99, bad (mismatches), nan1, nan2, inf1, inf2, type, on (device), form, fail.
inline void addCase(validation::RunRecord &record, const QString &line)
{
    using Outcome = validation::CaseOutcome;
    static const QMap<QString, Outcome> outcomes{
        {QStringLiteral("running"), Outcome::Running}, {QStringLiteral("passed"), Outcome::Passed},
        {QStringLiteral("failed"), Outcome::Failed},   {QStringLiteral("error"), Outcome::Error},
        {QStringLiteral("skipped"), Outcome::Skipped}, {QStringLiteral("xfailed"), Outcome::XFailed},
        {QStringLiteral("xpassed"), Outcome::XPassed}};
    const QStringList parts = line.split(u'|');
    const QStringList head = parts.first().split(u' ', Qt::SkipEmptyParts);
    validation::TestCase testCase;
    testCase.outcome = outcomes.value(head.at(0));
    testCase.node = head.at(1);
    testCase.file = testCase.node.section(QStringLiteral("::"), 0, 0);
    testCase.line = 10;
    testCase.phase = QStringLiteral("call");
    testCase.seconds = 0.25;
    for (qsizetype i = 2; i < head.size(); ++i)
        testCase.parameters.push_back(parameterFrom(head.at(i)));
    if (testCase.outcome == Outcome::Skipped)
        testCase.reason = QStringLiteral("needs CUDA");
    if (validation::isFailure(testCase.outcome))
        testCase.message = QStringLiteral("AssertionError: Tensor-likes are not close!\n\nMismatched elements: many");
    record.cases.push_back(std::move(testCase));
    for (qsizetype i = 1; i < parts.size(); ++i)
        addComparison(record, parts.at(i).split(u' ', Qt::SkipEmptyParts));
}

/// The record that a text of such lines says.
inline validation::RunRecord recordFrom(const QString &text)
{
    validation::RunRecord record;
    record.collected = true;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        addCase(record, line);
    record.selected = qint64(record.cases.size());
    return record;
}

inline std::shared_ptr<const validation::RunRecord> sharedRecord(const QString &text)
{
    return std::make_shared<const validation::RunRecord>(recordFrom(text));
}

inline std::vector<validation::CaseSummary> summariesOf(const validation::RunRecord &record)
{
    std::vector<validation::CaseSummary> summaries;
    for (const auto &testCase : record.cases)
        summaries.push_back(validation::summarize(record, testCase));
    return summaries;
}

inline validation::Run runFrom(int number, const QString &text,
                               validation::RunState state = validation::RunState::Finished)
{
    validation::Run run;
    run.number = number;
    run.id = QStringLiteral("run-%1").arg(number);
    run.state = state;
    run.spec.suite = {QStringLiteral("tests/kernels/test_gemm.py")};
    run.started = QDateTime(QDate(2026, 3, 1), QTime(9, number % 60), QTimeZone::utc());
    if (validation::isOver(state))
        run.ended = run.started.addSecs(95);
    run.record = sharedRecord(text);
    return run;
}

} // namespace mxw::tests
