// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/FindingItems.h"

#include "models/audit/AuditWords.h"
#include "models/audit/RecordWords.h"
#include "models/audit/SuppressedFindings.h"
#include "models/checks/Check.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

Rich FindingItems::references(size_t entry) const
{
    constexpr size_t Most = 6;
    std::vector<Rich> references;
    const std::vector<size_t> &findings = m_assessment.findingsOf(entry);
    for (const size_t index : findings) {
        if (references.size() == Most) {
            references.push_back(Rich::words(u"+ %1"_s.arg(findings.size() - Most)));
            break;
        }
        const checks::Finding &finding = m_assessment.analysis().findings[index];
        const Tone tone = m_assessment.state().isOpen(finding) ? toneOf(finding.severity) : Tone::Muted;
        references.push_back((Assessment::findingReference(index) + Rich::words(u" "_s) + Rich::text(finding.check))
                                 .leadingTo(u"finding-%1"_s.arg(index + 1))
                                 .toned(tone));
    }
    return references.empty() ? Rich::words(u"–"_s) : Rich::joined(references, u", "_s);
}

Rich FindingItems::head(size_t index) const
{
    const checks::Finding &finding = m_assessment.analysis().findings[index];
    Rich title = Rich::words(u"F%1 "_s.arg(index + 1)) + Rich::text(finding.check);
    if (const QString name = checks::checkTitle(finding.check); name != finding.check)
        title += Rich::words(u" "_s) + Rich::text(name);
    Rich line = title.strong() + Rich::words(u" ("_s) +
                Rich::words(AuditWords::severity(finding.severity)).toned(toneOf(finding.severity)) +
                Rich::words(u", "_s + tr("evidence: %1").arg(AuditWords::evidence(finding.evidence)) + u')');
    if (!finding.file.isEmpty())
        line += Rich::words(u" "_s) + codePlace(finding.file, finding.line);
    return line += Rich::words(u": "_s) + Rich::text(finding.message);
}

Rich FindingItems::judgement(const checks::Finding &finding) const
{
    const review::JudgementRecord *record = m_assessment.state().judgement(finding.fingerprint());
    if (!record || !record->judged.attribution)
        return {};
    const review::FindingJudged &judged = record->judged;
    Rich line = Rich::words(displayName(*judged.attribution)).strong() +
                Rich::words(u", "_s + (judged.reproduced ? tr("reproduced") : tr("suspected")));
    if (judged.resolution)
        line += Rich::words(u", "_s + displayName(*judged.resolution));
    if (!judged.text.trimmed().isEmpty())
        line += Rich::words(u": "_s) + Rich::text(judged.text);
    return line + Rich::words(u" — "_s) + Assessment::who(record->actor, record->time, record->seq);
}

std::vector<Item> FindingItems::remarks(const checks::Finding &finding) const
{
    std::vector<Item> items;
    if (const Rich remark = SuppressedFindings(m_assessment).remark(finding); !remark.isEmpty())
        items.push_back({.text = remark});
    else if (!m_assessment.state().isOpen(finding))
        items.push_back({.text = Rich::words(tr("answered by the decision on its entry"))});
    if (const Rich judged = judgement(finding); !judged.isEmpty())
        items.push_back(labelled(tr("Held to be"), judged));
    return items;
}

Item FindingItems::item(size_t index) const
{
    const checks::Finding &finding = m_assessment.analysis().findings[index];
    Item item{.text = head(index), .anchor = u"finding-%1"_s.arg(index + 1), .items = remarks(finding)};
    const auto add = [&item](const QString &label, const Rich &text) { item.items.push_back(labelled(label, text)); };
    if (!finding.consequence.isEmpty())
        add(tr("Consequence"), Rich::text(finding.consequence));
    if (!finding.movedTo.isEmpty())
        add(tr("Moved to"), Rich::code(finding.movedTo));
    if (!finding.upstreamFile.isEmpty())
        add(tr("Upstream"), codePlace(finding.upstreamFile, finding.upstreamLine));
    if (!finding.commit.isEmpty()) {
        Rich commit = Rich::code(finding.commit);
        if (!finding.commitSummary.isEmpty())
            commit += Rich::words(u": "_s) + Rich::text(finding.commitSummary);
        add(tr("Upstream commit"), commit);
    }
    for (const QString &detail : finding.details)
        item.items.push_back({.text = Rich::text(detail)});
    return item;
}

} // namespace mxw::audit
