// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CompareCommand.h"

#include "app/Console.h"
#include "app/FileOutput.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::ErrorFigures;
using validation::ErrorSpread;
using validation::TensorFile;
using validation::WorstElement;

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 6);
}

QString number(const std::optional<double> &value)
{
    return value ? number(*value) : u"–"_s;
}

/// All digits that the element has.
QString element(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString count(qint64 value)
{
    return QLocale().toString(value);
}

/// Cells in columns: the first to the left, the others to the right.
QString tableText(const QList<QStringList> &rows)
{
    QList<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths.at(i), row.at(i).size());
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line = row.first().leftJustified(widths.first());
        for (qsizetype i = 1; i < row.size(); ++i)
            line += u"  "_s + row.at(i).rightJustified(widths.at(i));
        text += line + u'\n';
    }
    return text;
}

QStringList spreadRow(const QString &name, const ErrorSpread &spread)
{
    return {name,
            number(spread.max),
            number(spread.mean),
            number(spread.p50),
            number(spread.p99),
            number(spread.p999),
            count(spread.zero),
            count(spread.inf),
            count(spread.nan)};
}

QJsonObject tensorToJson(const TensorFile &tensor)
{
    QJsonArray shape;
    for (const qint64 size : tensor.shape())
        shape.append(size);
    return {{u"name"_s, tensor.name()}, {u"dtype"_s, validation::toString(tensor.dtype())}, {u"shape"_s, shape}};
}

} // namespace

Result<TensorComparison> CompareCommand::compare(const CompareOptions &options, const ProgressCallback &progress,
                                                 const std::stop_token &stop)
{
    const auto actual = TensorFile::openWord(options.actual, options.dtype);
    if (!actual)
        return std::unexpected(actual.error());
    const auto expected = TensorFile::openWord(options.expected, options.dtype);
    if (!expected)
        return std::unexpected(expected.error());
    TensorComparison comparison{*actual, *expected, options.comparison, !options.comparison.rtol, {}};
    if (comparison.toleranceFromDType) {
        const auto tolerance = validation::defaultTolerance(actual->dtype(), expected->dtype());
        comparison.options.rtol = tolerance.rtol;
        comparison.options.atol = tolerance.atol;
    }
    auto figures =
        validation::compareTensors(comparison.actual, comparison.expected, comparison.options, progress, stop);
    if (!figures)
        return std::unexpected(figures.error());
    comparison.figures = std::move(*figures);
    return comparison;
}

int CompareCommand::run(const CompareOptions &options)
{
    ProgressPrinter printer;
    const auto comparison = compare(options, [&](const ProgressStep &step) { printer(step); });
    if (!comparison)
        return unusable(comparison.error());
    if (options.json != "-"_L1)
        printOut(toText(*comparison));
    if (!options.json.isEmpty()) {
        const QByteArray json = QJsonDocument(toJson(*comparison)).toJson(QJsonDocument::Indented);
        if (const auto written = writeOutput(options.json, json); !written)
            return unusable(written.error());
    }
    return comparison->figures.mismatches > 0 ? ExitFindings : ExitClean;
}

QJsonObject CompareCommand::toJson(const TensorComparison &comparison)
{
    return {{u"schema"_s, 1},
            {u"first"_s, tensorToJson(comparison.actual)},
            {u"second"_s, tensorToJson(comparison.expected)},
            {u"rtol"_s, comparison.options.rtol.value_or(0)},
            {u"atol"_s, comparison.options.atol.value_or(0)},
            {u"toleranceFrom"_s, comparison.toleranceFromDType ? u"dtype"_s : u"arguments"_s},
            {u"equalNan"_s, comparison.options.equalNan},
            {u"figures"_s, comparison.figures.toJson()}};
}

QString CompareCommand::toText(const TensorComparison &comparison)
{
    const ErrorFigures &figures = comparison.figures;
    return headText(comparison) + u'\n' + errorsText(figures) + u'\n' + worstText(figures) + placesText(figures);
}

QString CompareCommand::headText(const TensorComparison &comparison)
{
    const auto tensorRow = [](const QString &role, const TensorFile &tensor) {
        return role + u": "_s + tensor.name() + u", "_s + validation::toString(tensor.dtype()) + u' ' +
               validation::shapeText(tensor.shape()) + u'\n';
    };
    const QString tolerance =
        tr("rtol %1, atol %2").arg(element(*comparison.options.rtol), element(*comparison.options.atol));
    const QString origin = comparison.toleranceFromDType ? tr("what torch allows for these dtypes") : tr("as given");
    const ErrorFigures &figures = comparison.figures;
    const double share = figures.count > 0 ? 100.0 * double(figures.mismatches) / double(figures.count) : 0;
    const QString verdict = figures.mismatches == 0 ? tr("All elements match: %1.").arg(count(figures.count))
                                                    : tr("%1 of %2 elements do not match (%3 %).")
                                                          .arg(count(figures.mismatches), count(figures.count),
                                                               QString::number(share, 'g', 3));
    return tensorRow(tr("Actual"), comparison.actual) + tensorRow(tr("Expected"), comparison.expected) +
           tr("Tolerance: %1 (%2)").arg(tolerance, origin) +
           (comparison.options.equalNan ? tr(", NaN matches NaN") : QString()) + u"\n\n"_s + verdict + u'\n';
}

QString CompareCommand::errorsText(const ErrorFigures &figures)
{
    QList<QStringList> rows{
        {tr("Error"), tr("max"), tr("mean"), u"p50"_s, u"p99"_s, u"p99.9"_s, tr("zero"), tr("inf"), tr("NaN")}};
    rows.append(spreadRow(tr("absolute"), figures.absolute));
    rows.append(spreadRow(tr("relative"), figures.relative));
    if (figures.allowed)
        rows.append(spreadRow(tr("over allowed"), *figures.allowed));
    if (const auto &ulp = figures.ulp)
        rows.append({tr("in ulp"), QString::number(ulp->max), u"–"_s, QString::number(ulp->p50),
                     QString::number(ulp->p99), QString::number(ulp->p999), count(ulp->counts[0])});
    return tableText(rows);
}

QString CompareCommand::worstText(const ErrorFigures &figures)
{
    QList<QStringList> rows{{tr("Worst element"), tr("at"), tr("actual"), tr("expected")}};
    const auto add = [&rows](const QString &name, const std::optional<WorstElement> &worst) {
        if (worst)
            rows.append({name, validation::shapeText(worst->index), element(worst->first), element(worst->second)});
    };
    add(tr("absolute"), figures.worst);
    add(tr("relative"), figures.worstRelative);
    add(tr("over allowed"), figures.worstAllowed);
    return rows.size() > 1 ? tableText(rows) + u'\n' : QString();
}

QString CompareCommand::placesText(const ErrorFigures &figures)
{
    QString text = tr("NaN: %1 in actual, %2 in expected").arg(count(figures.nan[0]), count(figures.nan[1])) + u'\n' +
                   tr("Infinite: %1 in actual, %2 in expected").arg(count(figures.inf[0]), count(figures.inf[1])) +
                   u'\n' + tr("Cosine similarity: %1").arg(QString::number(figures.cosine, 'g', 9)) + u'\n';
    if (const auto &lines = figures.lines) {
        text += tr("Rows with mismatches: %1 of %2, %3 of them as a whole")
                    .arg(count(lines->rowsTouched), count(lines->rows), count(lines->rowsWhole)) +
                u'\n' +
                tr("Columns with mismatches: %1 of %2, %3 of them as a whole")
                    .arg(count(lines->columnsTouched), count(lines->columns), count(lines->columnsWhole)) +
                u'\n';
    }
    return text;
}

} // namespace mxw::app
