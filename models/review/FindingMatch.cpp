// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/FindingMatch.h"

#include <algorithm>
#include <utility>

namespace mxw::review {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, FindingMatch::Places> byFingerprint(const checks::Analysis &analysis)
{
    QHash<QString, FindingMatch::Places> groups;
    for (const checks::Finding &finding : analysis.findings)
        groups[finding.fingerprint()].push_back(&finding);
    return groups;
}

/// Files that a scan says anything about.
QSet<QString> filesOf(const checks::Analysis &analysis)
{
    QSet<QString> files;
    for (const inventory::Entry &entry : analysis.entries)
        files.insert(entry.file);
    for (const inventory::Infrastructure &file : analysis.infrastructure)
        files.insert(file.file);
    for (const inventory::Counterpart &counterpart : analysis.models.counterparts)
        files.insert(counterpart.file);
    for (const checks::Finding &finding : analysis.findings)
        files.insert(finding.file);
    return files;
}

/// Nothing is nowhere.
const FindingMatch::Places &placesOf(const QHash<QString, FindingMatch::Places> &groups, const QString &fingerprint)
{
    static const FindingMatch::Places none;
    const auto found = groups.constFind(fingerprint);
    return found == groups.cend() ? none : *found;
}

} // namespace

QStringList symbolsOf(const checks::Finding &finding)
{
    return finding.symbol.split(u", "_s, Qt::SkipEmptyParts);
}

FindingMatch::FindingMatch(const checks::Analysis &prior, const checks::Analysis &now, const EntryMatch &entries)
    : m_now(now), m_entries(entries), m_filesBefore(filesOf(prior)), m_filesNow(filesOf(now)),
      m_before(byFingerprint(prior)), m_after(byFingerprint(now))
{
    for (const inventory::Entry &entry : prior.entries) {
        if (const inventory::Entry *same = entries.now(entry.id))
            m_priorIds.insert(same->id, entry.id);
    }
    for (auto it = m_before.cbegin(); it != m_before.cend(); ++it) {
        if (m_after.contains(it.key())) {
            m_matched.insert(it.key(), it.key());
            m_claimed.insert(it.key());
        }
    }
    match(&FindingMatch::sameSymbol);
    match(&FindingMatch::sameTargetName);
    match(&FindingMatch::movedFile);
    matchParts();
}

const FindingMatch::Places &FindingMatch::before(const QString &fingerprint) const
{
    return placesOf(m_before, fingerprint);
}

const FindingMatch::Places &FindingMatch::now(const QString &fingerprint) const
{
    return placesOf(m_after, m_matched.value(fingerprint));
}

std::vector<checks::Finding> FindingMatch::added() const
{
    std::vector<checks::Finding> added;
    std::ranges::copy_if(m_now.findings, std::back_inserter(added),
                         [this](const checks::Finding &finding) { return isAdded(finding); });
    return added;
}

bool FindingMatch::isAdded(const checks::Finding &finding) const
{
    return !m_claimed.contains(finding.fingerprint());
}

std::vector<QString> FindingMatch::lost() const
{
    std::vector<QString> list;
    for (auto it = m_before.cbegin(); it != m_before.cend(); ++it) {
        if (!m_matched.contains(it.key()))
            list.push_back(it.key());
    }
    std::ranges::sort(list);
    return list;
}

std::vector<QString> FindingMatch::unclaimed() const
{
    std::vector<QString> list;
    for (auto it = m_after.cbegin(); it != m_after.cend(); ++it) {
        if (!m_claimed.contains(it.key()))
            list.push_back(it.key());
    }
    std::ranges::sort(list);
    return list;
}

/// Only where both sides have one of that identity: of two that look alike nothing tells which is which.
void FindingMatch::match(Identity identity)
{
    QHash<QString, QStringList> before;
    QHash<QString, QStringList> after;
    for (const QString &fingerprint : lost()) {
        if (const QString key = (this->*identity)(*m_before.value(fingerprint).front(), true); !key.isEmpty())
            before[key].append(fingerprint);
    }
    for (const QString &fingerprint : unclaimed()) {
        if (const QString key = (this->*identity)(*m_after.value(fingerprint).front(), false); !key.isEmpty())
            after[key].append(fingerprint);
    }
    for (auto it = before.cbegin(); it != before.cend(); ++it) {
        const QStringList candidates = after.value(it.key());
        if (it->size() == 1 && candidates.size() == 1) {
            m_matched.insert(it->front(), candidates.front());
            m_claimed.insert(candidates.front());
        }
    }
}

/// An import that lacked three names and lacks one now is the same finding, in part.
void FindingMatch::matchParts()
{
    const auto placeOf = [this](const checks::Finding &finding, bool prior) -> QString {
        return finding.check + u'|' + (finding.entry.isEmpty() ? finding.file : entryOf(finding, prior)) + u'|' +
               finding.upstreamFile;
    };
    for (const QString &fingerprint : lost()) {
        const checks::Finding &had = *m_before.value(fingerprint).front();
        const QStringList names = symbolsOf(had);
        if (names.size() < 2)
            continue;
        QStringList candidates;
        for (const QString &other : unclaimed()) {
            const checks::Finding &has = *m_after.value(other).front();
            const QStringList left = symbolsOf(has);
            const bool isPart = !left.isEmpty() && left.size() < names.size() &&
                                std::ranges::all_of(left, [&](const QString &name) { return names.contains(name); });
            if (isPart && placeOf(had, true) == placeOf(has, false))
                candidates.append(other);
        }
        if (candidates.size() == 1) {
            m_matched.insert(fingerprint, candidates.front());
            m_claimed.insert(candidates.front());
        }
    }
}

/// The id that the entry of a finding had before, whichever side the finding is of.
QString FindingMatch::entryOf(const checks::Finding &finding, bool prior) const
{
    return prior ? finding.entry : m_priorIds.value(finding.entry);
}

QString FindingMatch::sameSymbol(const checks::Finding &finding, bool prior) const
{
    const QString entry = entryOf(finding, prior);
    return entry.isEmpty() ? QString() : finding.check + u'|' + entry + u'|' + finding.symbol;
}

/// The finding names the thing that is patched or registered, and upstream renamed that.
QString FindingMatch::sameTargetName(const checks::Finding &finding, bool prior) const
{
    const QString id = entryOf(finding, prior);
    const inventory::Entry *entry = prior ? m_entries.before(id) : m_entries.now(id);
    if (!entry || finding.symbol.isEmpty())
        return {};
    const bool isTarget = finding.symbol == entry->targetAttribute || finding.symbol == entry->target() ||
                          finding.symbol == entry->targetAttribute.section(u'.', -1);
    return isTarget ? finding.check + u'|' + id : QString();
}

QString FindingMatch::movedFile(const checks::Finding &finding, bool) const
{
    const bool isOnBothSides = m_filesBefore.contains(finding.file) && m_filesNow.contains(finding.file);
    if (!finding.entry.isEmpty() || isOnBothSides)
        return {};
    return finding.check + u'|' + finding.symbol + u'|' + finding.file.section(u'/', -1);
}

} // namespace mxw::review
