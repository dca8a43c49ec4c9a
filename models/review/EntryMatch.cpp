// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/EntryMatch.h"

#include <QSet>
#include <QStringList>

namespace mxw::review {

using namespace Qt::StringLiterals;

namespace {

QString joined(const inventory::Entry &entry, const QStringList &parts)
{
    return toString(entry.domain) + u'|' + entry.mechanismWord() + u'|' + entry.platform + u'|' + parts.join(u'|');
}

/// The same thing in another file. A commit is its hash, and a mirrored file has nothing but its name.
QString sameTarget(const inventory::Entry &entry)
{
    if (entry.domain == inventory::Domain::Commit)
        return {};
    if (entry.domain == inventory::Domain::Model)
        return joined(entry, {entry.file.section(u'/', -1), entry.key});
    return entry.target().isEmpty() ? QString() : joined(entry, {entry.target(), entry.key});
}

/// The same replacement in the same file for a target of another name.
QString sameReplacement(const inventory::Entry &entry)
{
    const bool isCode = entry.domain == inventory::Domain::Patch || entry.domain == inventory::Domain::Registry;
    return isCode && !entry.symbol.isEmpty() ? joined(entry, {entry.file, entry.symbol}) : QString();
}

} // namespace

EntryMatch::EntryMatch(const checks::Analysis &prior, const checks::Analysis &now)
{
    for (const inventory::Entry &entry : prior.entries)
        m_before.insert(entry.id, &entry);
    for (const inventory::Entry &entry : now.entries) {
        if (m_before.contains(entry.id))
            m_matched.insert(entry.id, &entry);
    }
    match(prior, now, &sameTarget);
    match(prior, now, &sameReplacement);
}

/// Only what is the one of its identity on both sides, among those that have no partner yet.
void EntryMatch::match(const checks::Analysis &prior, const checks::Analysis &now,
                       QString (*identity)(const inventory::Entry &))
{
    QSet<QString> taken;
    for (const inventory::Entry *entry : std::as_const(m_matched))
        taken.insert(entry->id);
    QHash<QString, QList<const inventory::Entry *>> free;
    for (const inventory::Entry &entry : now.entries) {
        if (const QString key = identity(entry); !taken.contains(entry.id) && !key.isEmpty())
            free[key].append(&entry);
    }
    QHash<QString, QList<QString>> lost;
    for (const inventory::Entry &entry : prior.entries) {
        if (const QString key = identity(entry); !m_matched.contains(entry.id) && !key.isEmpty())
            lost[key].append(entry.id);
    }
    for (auto it = lost.cbegin(); it != lost.cend(); ++it) {
        const auto candidates = free.value(it.key());
        if (it->size() == 1 && candidates.size() == 1)
            m_matched.insert(it->front(), candidates.front());
    }
}

} // namespace mxw::review
