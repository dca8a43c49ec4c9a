// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/EntrySection.h"

#include "models/audit/AuditWords.h"
#include "models/audit/MarkdownText.h"
#include "models/audit/SuppressedFindings.h"
#include "models/audit/ValidationRuns.h"
#include "models/checks/Check.h"
#include "models/review/Checklist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString item(const QString &label, const QString &markdown, int depth = 0)
{
    return QString(depth * 2, u' ') + u"- "_s + label + u": "_s + markdown + u'\n';
}

QString fileAndLine(const QString &file, int line)
{
    return line > 0 ? file + u':' + QString::number(line) : file;
}

QString place(const inventory::Place &place)
{
    QString text = markdownCode(fileAndLine(place.file, place.line));
    if (!place.name.isEmpty())
        text += u' ' + markdownCode(place.name);
    if (!place.kind.isEmpty())
        text += u" ("_s + markdownInline(place.kind) + u')';
    if (!place.signature.isEmpty())
        text += u", "_s + markdownCode(place.signature);
    return text;
}

QString commitOf(const checks::Finding &finding)
{
    const QString id = markdownCode(finding.commit);
    return finding.commitSummary.isEmpty() ? id : QString(id + u": "_s + markdownInline(finding.commitSummary));
}

QString shortDigest(const QString &digest)
{
    return digest.isEmpty() ? u"–"_s : markdownCode(digest.left(12));
}

} // namespace

QString EntrySection::number(std::size_t index)
{
    return u"E%1"_s.arg(index + 1);
}

std::vector<std::size_t> EntrySection::findingsOf(const inventory::Entry &entry) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_input.analysis.findings.size(); ++i) {
        if (m_input.analysis.findings[i].entry == entry.id)
            found.push_back(i);
    }
    return found;
}

QString EntrySection::findingReferences(const inventory::Entry &entry) const
{
    QStringList references;
    for (const std::size_t index : findingsOf(entry))
        references.append(u"F%1 "_s.arg(index + 1) + markdownInline(m_input.analysis.findings[index].check));
    return references.isEmpty() ? u"–"_s : references.join(u", "_s);
}

QString EntrySection::evidence(const inventory::Entry &entry) const
{
    QStringList levels{AuditWords::evidence(checks::EvidenceLevel::Source)};
    for (const std::size_t index : findingsOf(entry)) {
        const auto level = m_input.analysis.findings[index].evidence;
        if (level != checks::EvidenceLevel::Source)
            levels.append(AuditWords::evidence(level) + u" (F%1)"_s.arg(index + 1));
    }
    const ValidationRuns runs(m_input);
    for (const review::EvidenceRecord &record : m_input.state.entry(entry.id).evidence)
        levels.append(AuditWords::evidence(record.evidence.level) + u" ("_s + runs.reference(record.evidence) + u')');
    return levels.join(u", "_s);
}

QString EntrySection::section(const inventory::Entry &entry, std::size_t index) const
{
    QString text = u"### "_s + number(index) + u' ' + markdownCode(entry.symbol) + u" → "_s +
                   markdownCode(entry.target()) + u"\n\n"_s;
    text += facts(entry) + decision(entry) + ValidationRuns(m_input).evidenceOf(entry);
    if (const auto &note = m_input.state.entry(entry.id).note) {
        text += item(tr("Note"), markdownInline(note->text) + u" — "_s +
                                     tr("%1, %2, event %3")
                                         .arg(markdownInline(note->actor), note->time.toUTC().toString(Qt::ISODate),
                                              QString::number(note->seq)));
    }
    text += checklist(entry) + u'\n';
    const auto findings = findingsOf(entry);
    if (findings.empty())
        return text;
    text += tr("Findings:") + u"\n\n"_s;
    for (const std::size_t each : findings)
        text += finding(each);
    return text + u'\n';
}

QString EntrySection::facts(const inventory::Entry &entry) const
{
    QString text = item(tr("Entry"), markdownCode(entry.id));
    text += item(tr("Mechanism"),
                 AuditWords::mechanism(entry) + u", "_s + markdownCode(fileAndLine(entry.file, entry.line)));
    if (entry.domain == inventory::Domain::Model)
        return text + mirrored(entry) + activation(entry);
    QString replacement = tr("not resolved");
    if (entry.replacement) {
        replacement = place(*entry.replacement);
        if (entry.replacementInUpstream)
            replacement += u", "_s + tr("in the upstream tree");
    }
    text += item(tr("Replacement"), replacement);
    // A failed static look-up does not establish that something was removed, so it is not said to be.
    const QString absent = entry.external ? tr("not upstream's, not looked up") : tr("not found by reading the source");
    text += item(tr("At the target revision"), entry.atTarget ? place(*entry.atTarget) : absent);
    text += item(tr("At the base revision"), entry.atBase ? place(*entry.atBase) : absent);
    text += item(tr("Changed since base"),
                 entry.changedSinceBase ? AuditWords::yesOrNo(*entry.changedSinceBase) : tr("cannot be told"));
    if (entry.allowMissing)
        text += item(markdownCode(u"allow_missing"_s), AuditWords::yesOrNo(true));
    if (!entry.condition.isEmpty())
        text += item(tr("Condition"), markdownCode(entry.condition));
    return text + activation(entry);
}

QString EntrySection::mirrored(const inventory::Entry &entry) const
{
    const inventory::Counterpart *counterpart = m_input.analysis.models.counterpart(entry.file);
    if (!counterpart || counterpart->upstreamFile().isEmpty())
        return item(tr("Counterpart"), tr("no file of upstream resembles it"));
    const auto orAbsent = [](const QString &file) { return file.isEmpty() ? tr("none") : markdownCode(file); };
    QString text = item(tr("Counterpart at the target"), orAbsent(counterpart->atTarget));
    text += item(tr("Counterpart at base"), orAbsent(counterpart->atBase));
    text += item(tr("Similarity"), QString::number(counterpart->similarity, 'f', 3));
    text += item(tr("Changed since base"),
                 entry.changedSinceBase ? AuditWords::yesOrNo(*entry.changedSinceBase) : tr("cannot be told"));
    if (!counterpart->architectures.isEmpty())
        text += item(tr("Registered as"), markdownInline(counterpart->architectures.join(u", "_s)));
    return text;
}

QString EntrySection::activation(const inventory::Entry &entry) const
{
    QString text = item(tr("Reached"), AuditWords::reached(entry.reached));
    for (const QString &hop : entry.activation)
        text += u"  - "_s + markdownCode(hop) + u'\n';
    return text;
}

QString EntrySection::decision(const inventory::Entry &entry) const
{
    const auto &record = m_input.state.entry(entry.id).decision;
    if (!record)
        return item(tr("Decision"), u"**"_s + tr("not decided") + u"**"_s);
    const review::Decision &decision = record->decision;
    const auto orNone = [](const QString &text) {
        return text.trimmed().isEmpty() ? tr("not given") : markdownInline(text);
    };
    QString text =
        item(tr("Decision"), u"**"_s + displayName(decision.disposition) + u"** — "_s + displayName(decision.category));
    text += item(tr("Reason"), orNone(decision.reason));
    text += item(tr("Removal condition"), orNone(decision.removalCondition));
    QString who = tr("%1, %2, event %3")
                      .arg(markdownInline(record->actor), record->time.toUTC().toString(Qt::ISODate),
                           QString::number(record->seq));
    if (record->supersedes)
        who += u", "_s + tr("supersedes event %1").arg(*record->supersedes);
    text += item(tr("Decided by"), who);
    text += item(tr("Content decided on (SHA-256)"),
                 tr("local %1, base %2, target %3")
                     .arg(shortDigest(decision.digests.local), shortDigest(decision.digests.base),
                          shortDigest(decision.digests.target)));
    text += item(tr("Evidence level"), evidence(entry));
    return text;
}

QString EntrySection::checklist(const inventory::Entry &entry) const
{
    const auto &items = review::checklistFor(entry.domain);
    if (items.empty())
        return {};
    const auto &done = m_input.state.entry(entry.id).checklistDone;
    const auto count =
        std::ranges::count_if(items, [&](const review::ChecklistItem &each) { return done.contains(each.id); });
    QString text = item(tr("Checklist"), tr("%1 of %2").arg(count).arg(items.size()));
    for (const review::ChecklistItem &each : items) {
        text += (done.contains(each.id) ? u"  - [x] "_s : u"  - [ ] "_s) + each.text + u" ("_s + each.source + u")\n"_s;
    }
    return text;
}

QString EntrySection::finding(std::size_t index) const
{
    const checks::Finding &finding = m_input.analysis.findings[index];
    QString title = markdownInline(finding.check);
    if (const QString name = checks::checkTitle(finding.check); name != finding.check)
        title += u' ' + markdownInline(name);
    QString text = u"- **F%1 "_s.arg(index + 1) + title + u"** ("_s + AuditWords::severity(finding.severity) + u", "_s +
                   tr("evidence: %1").arg(AuditWords::evidence(finding.evidence)) + u")"_s;
    if (!finding.file.isEmpty()) {
        text += u' ' + markdownCode(fileAndLine(finding.file, finding.line));
    }
    text += u": "_s + markdownInline(finding.message) + u'\n';
    if (const QString remark = SuppressedFindings(m_input).remark(finding); !remark.isEmpty())
        text += u"  - "_s + remark + u'\n';
    if (!finding.consequence.isEmpty())
        text += item(tr("Consequence"), markdownInline(finding.consequence), 1);
    if (!finding.movedTo.isEmpty())
        text += item(tr("Moved to"), markdownCode(finding.movedTo), 1);
    if (!finding.upstreamFile.isEmpty()) {
        text += item(tr("Upstream"), markdownCode(fileAndLine(finding.upstreamFile, finding.upstreamLine)), 1);
    }
    if (!finding.commit.isEmpty())
        text += item(tr("Upstream commit"), commitOf(finding), 1);
    for (const QString &detail : finding.details)
        text += u"  - "_s + markdownInline(detail) + u'\n';
    return text;
}

} // namespace mxw::audit
