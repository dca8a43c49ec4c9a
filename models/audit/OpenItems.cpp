// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/OpenItems.h"

#include "models/review/Checklist.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

void add(ItemList &list, const QString &title, const std::vector<Rich> &references)
{
    if (references.empty())
        return;
    list.items.push_back({.label = Rich::words(title + u" ("_s + QString::number(references.size()) + u')'),
                          .text = Rich::joined(references, u", "_s)});
}

bool needsRemovalCondition(review::Disposition disposition)
{
    return disposition == review::Disposition::Retain || disposition == review::Disposition::Update ||
           disposition == review::Disposition::Intentional;
}

} // namespace

std::vector<Block> OpenItems::blocks() const
{
    ItemList list;
    addEntries(list, tr("Not decided"), [](size_t, const review::Decision *decision) { return !decision; });
    addEntries(list, tr("Decided without a reason"), [](size_t, const review::Decision *decision) {
        return decision && decision->reason.trimmed().isEmpty();
    });
    addEntries(list, tr("Kept without a removal condition"), [](size_t, const review::Decision *decision) {
        return decision && needsRemovalCondition(decision->disposition) &&
               decision->removalCondition.trimmed().isEmpty();
    });
    addEntries(list, tr("Decided before a finding that is open now"),
               [&](size_t entry, const review::Decision *) { return m_assessment.isStale(entry); });
    addEntries(list, tr("Reviewed code that has changed since"),
               [&](size_t entry, const review::Decision *) { return m_assessment.hasDrifted(entry); });
    addEntries(list, tr("Decided with an incomplete checklist"), [&](size_t entry, const review::Decision *decision) {
        const inventory::Entry &of = m_assessment.entries()[entry];
        return decision && std::ranges::any_of(review::checklistFor(of.domain), [&](const review::ChecklistItem &item) {
                   return !m_assessment.state().entry(of.id).checklistDone.contains(item.id);
               });
    });
    addErrors(list);
    addDecisionsWithoutEntry(list);
    addGates(list);
    std::vector<Block> blocks;
    if (list.items.empty())
        blocks.push_back(Paragraph{Rich::words(tr("Nothing is open."))});
    else
        blocks.push_back(std::move(list));
    if (!m_assessment.state().drift())
        blocks.push_back(Paragraph{Rich::words(tr("Whether the content that a decision was made on has changed since "
                                                  "was not checked for this record: that needs the repositories."))});
    return blocks;
}

void OpenItems::addEntries(ItemList &list, const QString &title, const Predicate &isOpen) const
{
    std::vector<Rich> references;
    for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
        const auto &record = m_assessment.state().entry(m_assessment.entries()[i].id).decision;
        if (isOpen(i, record ? &record->decision : nullptr))
            references.push_back(m_assessment.reference(i));
    }
    add(list, title, references);
}

/// What gates of decided entries wait for, each with the entries that lack it.
void OpenItems::addGates(ItemList &list) const
{
    QMap<QString, std::vector<Rich>> lacking;
    for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
        if (!m_assessment.isDecided(i))
            continue;
        for (const review::GateItem &item : m_assessment.gate(i).missing())
            lacking[item.text].push_back(m_assessment.reference(i));
    }
    for (const auto &[text, references] : lacking.asKeyValueRange())
        add(list, tr("Gate open: %1").arg(text), references);
}

void OpenItems::addErrors(ItemList &list) const
{
    std::vector<Rich> references;
    for (size_t i = 0; i < m_assessment.analysis().findings.size(); ++i) {
        const checks::Finding &finding = m_assessment.analysis().findings[i];
        if (finding.severity == checks::Severity::Error && !m_assessment.state().entry(finding.entry).decision &&
            !m_assessment.state().isSuppressed(finding))
            references.push_back(Assessment::findingReference(i));
    }
    add(list, tr("Errors without a decision"), references);
}

void OpenItems::addDecisionsWithoutEntry(ItemList &list) const
{
    std::vector<Rich> references;
    for (const review::Event &event : m_assessment.input().events) {
        const auto *made = std::get_if<review::DecisionMade>(&event.payload);
        if (!made || m_assessment.analysis().entry(made->decision.entry))
            continue;
        const auto &record = m_assessment.state().entry(made->decision.entry).decision;
        if (record && record->seq == event.seq)
            references.push_back(Rich::code(made->decision.entry));
    }
    add(list, tr("Decided, but no longer found by the last scan"), references);
}

} // namespace mxw::audit
