// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/DotProcess.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

/// How long a stop request may go unnoticed.
constexpr int SliceMs = 40;
/// A whole answer for the largest budget is a tenth of this.
constexpr qsizetype MaximumAnswer = 16 << 20;
constexpr double PointsPerInch = 72;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::DotProcess)
};

/// Numbers and nothing else. An anchor per column, chained, holds the columns in their order.
QByteArray question(const VisibleChain &chain, const ColumnOrder &columns, const std::vector<QSizeF> &sizes)
{
    const std::vector<int> columnOf = columnOfNode(columns, chain.nodes.size());
    QByteArray text =
        "digraph{rankdir=LR;splines=none;mclimit=1;nslimit=1;node[shape=box,fixedsize=true,label=\"\"];\n";
    const auto number = [](size_t value) { return QByteArray::number(qulonglong(value)); };
    for (size_t i = 0; i < chain.nodes.size(); ++i)
        text += number(i) + "[width=" + QByteArray::number(sizes[i].width() / PointsPerInch, 'f', 3) +
                ",height=" + QByteArray::number(sizes[i].height() / PointsPerInch, 'f', 3) + "];\n";
    for (size_t column = 0; column < columns.size(); ++column) {
        text += "{rank=same;" + number(chain.nodes.size() + column);
        for (const int node : columns[column])
            text += ';' + number(size_t(node));
        text += "}\n";
    }
    for (size_t column = 1; column < columns.size(); ++column)
        text += number(chain.nodes.size() + column - 1) + "->" + number(chain.nodes.size() + column) + ";\n";
    QSet<std::pair<int, int>> told;
    for (const VisibleChain::Edge &edge : chain.edges) {
        // Inside a column an edge would order its ends left of each other; backwards it would fight the anchors.
        if (columnOf[edge.from] == columnOf[edge.to])
            continue;
        const auto [left, right] =
            columnOf[edge.from] < columnOf[edge.to] ? std::pair(edge.from, edge.to) : std::pair(edge.to, edge.from);
        if (told.contains({left, right}))
            continue;
        told.insert({left, right});
        text += number(size_t(left)) + "->" + number(size_t(right)) + ";\n";
    }
    return text + "}\n";
}

std::unexpected<Error> useless(const QString &detail)
{
    return fail(Error::Kind::Invalid, Text::tr("The answer of Graphviz cannot be used."), {}, detail);
}

/// The height of an object of the answer, when it is one of our nodes.
std::optional<double> heightOf(const QJsonObject &object)
{
    const QStringList position = object.value("pos"_L1).toString().left(80).split(u',');
    bool isNumber = false;
    const double height = position.size() == 2 ? position[1].toDouble(&isNumber) : 0;
    return isNumber && std::isfinite(height) ? std::optional(height) : std::nullopt;
}

Result<ColumnOrder> readAnswer(const QByteArray &answer, const VisibleChain &chain, ColumnOrder columns)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(answer, &error);
    if (error.error != QJsonParseError::NoError)
        return useless(error.errorString());
    std::vector<std::optional<double>> heights(chain.nodes.size());
    for (const QJsonValue &value : document.object().value("objects"_L1).toArray()) {
        const QJsonObject object = value.toObject();
        bool isNumber = false;
        const uint node = object.value("name"_L1).toString().left(12).toUInt(&isNumber);
        if (isNumber && node < heights.size())
            heights[node] = heightOf(object);
    }
    if (!std::ranges::all_of(heights, [](const auto &height) { return height.has_value(); }))
        return useless(Text::tr("It leaves out nodes."));
    for (std::vector<int> &column : columns)
        std::ranges::stable_sort(column, std::ranges::greater{}, [&](int node) { return *heights[node]; });
    return columns;
}

Result<QByteArray> ask(const QByteArray &text, const LayoutOptions &options, const std::stop_token &stop)
{
    if (options.dotProgram.isEmpty())
        return fail(Error::Kind::NotFound, Text::tr("Graphviz is not installed."));
    QProcess dot;
    dot.setProgram(options.dotProgram);
    dot.setArguments({u"-Tjson0"_s});
    dot.setStandardErrorFile(QProcess::nullDevice());
    const QDeadlineTimer deadline(options.timeLimit);
    dot.start();
    if (!dot.waitForStarted())
        return fail(Error::Kind::NotFound, Text::tr("Graphviz is not installed."),
                    Text::tr("Install the package graphviz; it orders the nodes so that fewer edges cross."),
                    dot.errorString());
    dot.write(text);
    dot.closeWriteChannel();
    QByteArray answer;
    while (dot.state() != QProcess::NotRunning) {
        // Which returns at once where the program has closed its output and goes on.
        if (!dot.waitForReadyRead(SliceMs))
            dot.waitForFinished(SliceMs);
        answer += dot.readAllStandardOutput();
        const bool stopped = stop.stop_requested();
        if (!stopped && !deadline.hasExpired() && answer.size() <= MaximumAnswer)
            continue;
        dot.kill();
        dot.waitForFinished(SliceMs);
        if (stopped)
            return fail(Error::Kind::Cancelled, Text::tr("The layout was stopped."));
        if (answer.size() > MaximumAnswer)
            return useless(Text::tr("It is too long."));
        return fail(Error::Kind::Crashed, Text::tr("Graphviz did not finish in %1 s.")
                                              .arg(QString::number(double(options.timeLimit.count()) / 1000)));
    }
    answer += dot.readAllStandardOutput();
    if (dot.exitStatus() != QProcess::NormalExit || dot.exitCode() != 0)
        return fail(Error::Kind::Crashed, Text::tr("Graphviz failed."), {}, dot.errorString());
    return answer;
}

} // namespace

Result<ColumnOrder> dotOrder(const VisibleChain &chain, const ColumnOrder &columns, const std::vector<QSizeF> &sizes,
                             const LayoutOptions &options, const std::stop_token &stop)
{
    const Result<QByteArray> answer = ask(question(chain, columns, sizes), options, stop);
    if (!answer)
        return std::unexpected(answer.error());
    return readAnswer(*answer, chain, columns);
}

} // namespace mxw::dispatch
