// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/Assessment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// What people call an entry.
QString nameOf(const inventory::Entry &entry)
{
    if (entry.domain == inventory::Domain::Commit)
        return entry.key.left(10) + u' ' + entry.symbol;
    return entry.symbol.isEmpty() ? entry.file : entry.symbol;
}

} // namespace

Assessment::Assessment(const AuditInput &input) : m_input(input)
{
    if (const auto &drift = state().drift()) {
        for (const review::Drift &each : drift->drifts)
            m_drifted.unite(QSet(each.entries.begin(), each.entries.end()));
    }
    const review::GateIndex gates(analysis());
    m_gates.reserve(entries().size());
    m_findings.resize(entries().size());
    for (const inventory::Entry &entry : entries()) {
        const auto &decision = state().entry(entry.id).decision;
        m_index.insert(entry.id, m_gates.size());
        m_gates.push_back(gates.gateOf(entry, state()));
        m_stale.push_back(decision && state().isStale(entry.id, analysis(), decision->decision.digests));
    }
    for (size_t i = 0; i < analysis().findings.size(); ++i) {
        const auto found = m_index.constFind(analysis().findings[i].entry);
        if (found != m_index.cend())
            m_findings[*found].push_back(i);
    }
}

bool Assessment::isDecided(size_t entry) const
{
    return state().entry(entries()[entry].id).decision.has_value();
}

qsizetype Assessment::openFindings(checks::Severity severity) const
{
    return std::ranges::count_if(analysis().findings, [&](const checks::Finding &finding) {
        return finding.severity == severity && state().isOpen(finding);
    });
}

QString Assessment::number(size_t entry)
{
    return u"E%1"_s.arg(entry + 1);
}

Rich Assessment::reference(size_t entry) const
{
    const inventory::Entry &of = entries()[entry];
    if (of.domain == inventory::Domain::Commit)
        return Rich::code(of.key.left(10)).leadingTo(u"commit-"_s + of.key.left(16));
    return Rich::words(number(entry)).leadingTo(u"entry-%1"_s.arg(entry + 1));
}

Rich Assessment::reference(const QString &entry) const
{
    const auto found = m_index.constFind(entry);
    return found == m_index.cend() ? Rich::code(entry) : reference(*found);
}

Rich Assessment::findingReference(size_t finding)
{
    return Rich::words(u"F%1"_s.arg(finding + 1)).leadingTo(u"finding-%1"_s.arg(finding + 1));
}

Rich Assessment::who(const QString &actor, const QDateTime &time, qint64 seq)
{
    const QString when = time.isValid() ? time.toUTC().toString(Qt::ISODate) : u"–"_s;
    return Rich::filled(QCoreApplication::translate("mxw::audit::MarkdownWriter", "%1, %2, event %3"),
                        {Rich::text(actor), Rich::words(when), Rich::number(seq)});
}

std::vector<OpenPoint> Assessment::open() const
{
    std::vector<OpenPoint> points;
    for (size_t i = 0; i < entries().size(); ++i) {
        OpenPoint point{entries()[i].id, nameOf(entries()[i]), {}};
        for (const review::GateItem &item : m_gates[i].missing())
            point.missing << item.text;
        if (isStale(i))
            point.missing << tr("Decided before a finding that is open now");
        if (hasDrifted(i))
            point.missing << tr("Its code is no longer what was reviewed");
        if (!point.missing.isEmpty())
            points.push_back(std::move(point));
    }
    for (const checks::Finding &finding : analysis().findings) {
        if (finding.severity != checks::Severity::Error || m_index.contains(finding.entry) ||
            !state().isOpen(finding) || state().judgement(finding.fingerprint()))
            continue;
        points.push_back({{}, finding.check + u' ' + finding.file, {tr("An open error that nobody judged")}});
    }
    return points;
}

std::vector<OpenPoint> openForFinal(const AuditInput &input)
{
    return Assessment(input).open();
}

} // namespace mxw::audit
