// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/OpenItems.h"

#include "models/audit/EntrySection.h"
#include "models/audit/MarkdownText.h"
#include "models/review/Checklist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString listed(const QString &title, const QStringList &references)
{
    if (references.isEmpty())
        return {};
    return u"- "_s + title + u" ("_s + QString::number(references.size()) + u"): "_s + references.join(u", "_s) + u'\n';
}

bool needsRemovalCondition(review::Disposition disposition)
{
    return disposition == review::Disposition::Retain || disposition == review::Disposition::Update ||
           disposition == review::Disposition::Intentional;
}

} // namespace

QString OpenItems::text() const
{
    const auto decided = [](const review::EntryState &state) -> const review::Decision * {
        return state.decision ? &state.decision->decision : nullptr;
    };
    QString items = entries(tr("Not decided"), [&](const auto &, const auto &state) { return !decided(state); });
    items += entries(tr("Decided without a reason"), [&](const auto &, const auto &state) {
        return decided(state) && decided(state)->reason.trimmed().isEmpty();
    });
    items += entries(tr("Kept without a removal condition"), [&](const auto &, const auto &state) {
        return decided(state) && needsRemovalCondition(decided(state)->disposition) &&
               decided(state)->removalCondition.trimmed().isEmpty();
    });
    items += entries(tr("Decided before a finding that is open now"), [&](const auto &entry, const auto &state) {
        return decided(state) && m_input.state.isStale(entry.id, m_input.analysis, decided(state)->digests);
    });
    items += entries(tr("Decided with an incomplete checklist"), [&](const auto &entry, const auto &state) {
        return decided(state) &&
               std::ranges::any_of(review::checklistFor(entry.domain), [&](const review::ChecklistItem &item) {
                   return !state.checklistDone.contains(item.id);
               });
    });
    items += errorsWithoutDecision() + decisionsWithoutEntry();
    if (items.isEmpty())
        items = tr("Nothing is open.") + u'\n';
    return items + u'\n' +
           tr("Whether the content that a decision was made on has changed since was not checked for this record: that "
              "needs the repositories.") +
           u'\n';
}

QString OpenItems::entries(const QString &title, const Predicate &isOpen) const
{
    QStringList references;
    for (std::size_t i = 0; i < m_input.analysis.entries.size(); ++i) {
        const inventory::Entry &entry = m_input.analysis.entries[i];
        if (isOpen(entry, m_input.state.entry(entry.id)))
            references.append(entry.domain == inventory::Domain::Commit ? markdownCode(entry.key.left(10))
                                                                        : EntrySection::number(i));
    }
    return listed(title, references);
}

QString OpenItems::errorsWithoutDecision() const
{
    QStringList references;
    for (std::size_t i = 0; i < m_input.analysis.findings.size(); ++i) {
        const checks::Finding &finding = m_input.analysis.findings[i];
        if (finding.severity == checks::Severity::Error && !m_input.state.entry(finding.entry).decision &&
            !m_input.state.isSuppressed(finding))
            references.append(u"F%1"_s.arg(i + 1));
    }
    return listed(tr("Errors without a decision"), references);
}

QString OpenItems::decisionsWithoutEntry() const
{
    QStringList references;
    for (const review::Event &event : m_input.events) {
        const auto *made = std::get_if<review::DecisionMade>(&event.payload);
        if (!made || m_input.analysis.entry(made->decision.entry))
            continue;
        const auto &record = m_input.state.entry(made->decision.entry).decision;
        if (record && record->seq == event.seq)
            references.append(markdownCode(made->decision.entry));
    }
    return listed(tr("Decided, but no longer found by the last scan"), references);
}

} // namespace mxw::audit
