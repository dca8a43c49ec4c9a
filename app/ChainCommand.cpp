// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChainCommand.h"

#include "app/ChainFindings.h"
#include "app/Console.h"
#include "app/FileOutput.h"
#include "app/TerminalScan.h"
#include "models/dispatch/ChainExport.h"

#include <QJsonDocument>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

QString placeText(const QString &file, int line)
{
    if (file.isEmpty())
        return {};
    return line > 0 ? file + u':' + QString::number(line) : file;
}

/// Ids that share the last part with what was asked for, or contain it.
QStringList similarEntries(const checks::Analysis &analysis, const QString &asked)
{
    constexpr qsizetype Most = 5;
    QStringList similar;
    const QString last = asked.section(u':', -1);
    for (const inventory::Entry &entry : analysis.entries) {
        if (similar.size() < Most && !last.isEmpty() && entry.id.contains(last, Qt::CaseInsensitive))
            similar.append(entry.id);
    }
    return similar;
}

} // namespace

QString ChainCommand::toText(const dispatch::ChainGraph &graph)
{
    QString text;
    for (int stage = 0; stage < dispatch::StageCount; ++stage) {
        QString rows;
        for (size_t i = 0; i < graph.nodes.size(); ++i) {
            const dispatch::ChainNode &node = graph.nodes[i];
            if (int(node.stage) != stage)
                continue;
            rows += u"  "_s + node.title + u"  "_s + placeText(node.file, node.line) +
                    (node.upstream ? tr(" (upstream)") : QString()) + u'\n';
            if (!node.reason.isEmpty())
                rows += u"      "_s + node.reason + u'\n';
            for (const dispatch::ChainEdge &edge : graph.edges) {
                if (edge.from != int(i))
                    continue;
                rows += u"    "_s + dispatch::edgeName(edge.kind) + u" → "_s + graph.nodes[size_t(edge.to)].title +
                        u"  "_s + placeText(edge.file, edge.line);
                if (edge.certainty != dispatch::Certainty::Static)
                    rows += u"  ["_s + dispatch::certaintyName(edge.certainty) + u": "_s + edge.reason + u']';
                else if (!edge.condition.isEmpty())
                    rows += u"  ("_s + edge.condition + u')';
                rows += u'\n';
            }
        }
        if (!rows.isEmpty())
            text += dispatch::stageName(dispatch::Stage(stage)) + u'\n' + rows;
    }
    for (const QString &notice : graph.notices)
        text += notice + u'\n';
    return text;
}

Result<void> ChainCommand::write(const ChainOptions &options, const dispatch::ChainGraph &graph)
{
    if (!options.json.isEmpty()) {
        const QByteArray json = QJsonDocument(dispatch::toJson(graph)).toJson(QJsonDocument::Indented);
        if (auto written = writeOutput(options.json, json); !written)
            return written;
    }
    if (options.svg.isEmpty())
        return {};
    dispatch::ChainFocus focus;
    const dispatch::VisibleChain visible = dispatch::visibleChain(graph, focus);
    const auto layout = dispatch::layOut(visible, dispatch::plainSizes(graph, visible));
    if (!layout)
        return std::unexpected(layout.error());
    if (!layout->notice.isEmpty())
        printNote(layout->notice);
    return writeOutput(options.svg, dispatch::toSvg(graph, visible, *layout,
                                                    options.entry.isEmpty() ? tr("All chains") : options.entry));
}

int ChainCommand::run(const ChainOptions &options)
{
    source::WorkerPool pool;
    const Result<checks::ScanResult> result = scanInTerminal(options.request, pool);
    if (!result)
        return unusable(result.error());
    const checks::Analysis &analysis = *result->analysis;
    if (!options.entry.isEmpty() && !analysis.entry(options.entry)) {
        const QStringList similar = similarEntries(analysis, options.entry);
        return unusable({Error::Kind::NotFound,
                         tr("There is no entry “%1”.").arg(options.entry),
                         similar.isEmpty() ? tr("scan --json lists the ids of all entries.")
                                           : tr("Did you mean one of these: %1?").arg(similar.join(u", "_s)),
                         {}});
    }
    dispatch::ChainBuilder builder(result->workspace, chainFindings(analysis));
    const dispatch::ChainGraph graph = options.entry.isEmpty() ? builder.ofAll() : builder.ofEntry(options.entry);
    if (options.json != "-"_L1 && options.svg != "-"_L1)
        printOut(toText(graph));
    if (const auto written = write(options, graph); !written)
        return unusable(written.error());
    return ExitClean;
}

} // namespace mxw::app
