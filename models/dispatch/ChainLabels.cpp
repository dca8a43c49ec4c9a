// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainLabels.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

/// As many members of a bundle are named.
constexpr int NamedMembers = 12;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::ChainLabels)
};

QString place(const QString &file, int line, int endLine = 0)
{
    if (file.isEmpty() || line <= 0)
        return file;
    const QString start = file + u':' + QString::number(line);
    return endLine > line ? start + u'–' + QString::number(endLine) : start;
}

QString treeName(const QString &file, bool upstream)
{
    return file.isEmpty() ? QString() : upstream ? Text::tr("upstream") : Text::tr("plugin");
}

QStringList memberTitles(const ChainGraph &graph, const VisibleChain::Node &node)
{
    QStringList titles;
    for (size_t i = 0; i < std::min(node.members.size(), size_t(NamedMembers)); ++i)
        titles << graph.nodes[node.members[i]].title;
    if (node.members.size() > size_t(NamedMembers))
        titles << u"…"_s;
    return titles;
}

int placesOf(char32_t character)
{
    // East Asian wide: Hangul Jamo, CJK, Hangul, compatibility and full-width forms, and the planes of rare ideographs.
    const bool wide = (character >= 0x1100 && character <= 0x115F) || (character >= 0x2E80 && character <= 0xA4CF) ||
                      (character >= 0xAC00 && character <= 0xD7A3) || (character >= 0xF900 && character <= 0xFAFF) ||
                      (character >= 0xFE30 && character <= 0xFE6F) || (character >= 0xFF00 && character <= 0xFF60) ||
                      (character >= 0xFFE0 && character <= 0xFFE6) || character >= 0x1F300;
    return wide ? 2 : 1;
}

} // namespace

QString boxTitle(const ChainGraph &graph, const VisibleChain::Node &node)
{
    return node.isBundle() ? Text::tr("%1 × %2").arg(QString::number(node.members.size()), stageName(node.stage))
                           : graph.nodes[node.members.front()].title;
}

QString boxPlace(const ChainGraph &graph, const VisibleChain::Node &node)
{
    if (node.isBundle())
        return memberTitles(graph, node).join(u", "_s);
    const ChainNode &only = graph.nodes[node.members.front()];
    return !only.file.isEmpty()        ? place(only.file, only.line)
           : !only.component.isEmpty() ? only.component
                                       : only.reason;
}

QString boxDetails(const ChainGraph &graph, const VisibleChain::Node &node)
{
    if (node.isBundle())
        return boxTitle(graph, node) + u'\n' + memberTitles(graph, node).join(u'\n');
    const ChainNode &only = graph.nodes[node.members.front()];
    QStringList lines{only.title + only.signature, stageName(only.stage)};
    if (!only.file.isEmpty())
        lines << treeName(only.file, only.upstream) + u": " + place(only.file, only.line, only.endLine);
    lines << only.component << only.reason;
    lines += only.findings;
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString edgeLabel(const ChainGraph &graph, const VisibleChain::Edge &edge)
{
    QStringList words;
    for (const int member : edge.members)
        words << edgeName(graph.edges[member].kind);
    words.removeDuplicates();
    return words.join(u", "_s);
}

QString edgeDetails(const ChainGraph &graph, const VisibleChain &chain, const VisibleChain::Edge &edge)
{
    QStringList lines{boxTitle(graph, chain.nodes[edge.from]) + u" → " + boxTitle(graph, chain.nodes[edge.to])};
    for (size_t i = 0; i < std::min(edge.members.size(), size_t(NamedMembers)); ++i) {
        const ChainEdge &member = graph.edges[edge.members[i]];
        QStringList words{edgeName(member.kind) + u": " + certaintyName(member.certainty)};
        words << member.reason << member.condition;
        if (!member.file.isEmpty())
            words << treeName(member.file, member.upstream) + u": " + place(member.file, member.line);
        words.removeAll(QString());
        lines += words;
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

std::vector<bool> labelledEdges(const ChainGraph &graph, const VisibleChain &chain)
{
    std::vector<QStringList> before(chain.nodes.size());
    std::vector<QString> labels;
    for (const VisibleChain::Edge &edge : chain.edges)
        before[edge.to] << labels.emplace_back(edgeLabel(graph, edge));
    QSet<std::pair<int, QString>> said;
    std::vector<bool> labelled;
    for (size_t i = 0; i < chain.edges.size(); ++i) {
        const int from = chain.edges[i].from;
        const bool same = !before[from].isEmpty() && before[from].count(labels[i]) == before[from].size();
        labelled.push_back(!same && !said.contains({from, labels[i]}));
        if (labelled.back())
            said.insert({from, labels[i]});
    }
    return labelled;
}

int columnsOf(QStringView text)
{
    int columns = 0;
    for (const char32_t character : text.toUcs4())
        columns += placesOf(character);
    return columns;
}

QString elidedInTheMiddle(const QString &text, int columns)
{
    // Both ends are cut before anything is counted, so a text of megabytes costs no more than a short one.
    const qsizetype most = std::max(columns, 1);
    if (text.size() <= 4 * most && columnsOf(text) <= most)
        return text;
    const auto part = [](const QList<uint> &characters, qsizetype places, bool fromEnd) {
        QString taken;
        for (qsizetype i = 0; i < characters.size(); ++i) {
            const char32_t character = characters[fromEnd ? characters.size() - 1 - i : i];
            places -= placesOf(character);
            if (places < 0)
                break;
            const QString letter = QString::fromUcs4(&character, 1);
            taken.insert(fromEnd ? 0 : taken.size(), letter);
        }
        return taken;
    };
    const qsizetype ahead = most / 2;
    return part(text.left(2 * most).toUcs4(), ahead, false) + u'…' +
           part(text.right(2 * most).toUcs4(), most - 1 - ahead, true);
}

} // namespace mxw::dispatch
