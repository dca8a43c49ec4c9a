// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ValidationRuns.h"

#include "models/audit/AuditWords.h"
#include "models/audit/MarkdownText.h"
#include "models/validation/ShownCommand.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString item(const QString &label, const QString &markdown)
{
    return u"- "_s + label + u": "_s + markdown + u'\n';
}

QString codes(const QStringList &texts)
{
    QStringList spans;
    for (const QString &text : texts)
        spans << markdownCode(text);
    return spans.join(u", "_s);
}

QString inlines(const QStringList &texts)
{
    QStringList lines;
    for (const QString &text : texts)
        lines << markdownInline(text);
    return lines.join(u"; "_s);
}

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : u"–"_s;
}

} // namespace

QString ValidationRuns::reference(const review::Evidence &evidence) const
{
    const auto &runs = m_input.state.runs();
    const auto found = std::ranges::find(runs, evidence.run, [](const auto &run) { return run.started.id; });
    return found == runs.end() ? u"V?"_s : u"V%1"_s.arg(found->started.number);
}

QString ValidationRuns::evidenceOf(const inventory::Entry &entry) const
{
    QString text;
    for (const review::EvidenceRecord &record : m_input.state.entry(entry.id).evidence) {
        const review::Evidence &evidence = record.evidence;
        QString line = u"**"_s + AuditWords::evidence(evidence.level) + u"** ("_s + reference(evidence);
        if (!evidence.device.isEmpty())
            line += tr(", on %1").arg(markdownInline(evidence.device));
        line += u"): "_s + markdownInline(evidence.summary);
        if (!evidence.node.isEmpty())
            line += u' ' + markdownCode(evidence.node);
        line += u' ' + (evidence.untested.isEmpty() ? tr("Untested scope: not stated.")
                                                    : tr("Untested scope: %1.").arg(markdownInline(evidence.untested)));
        line += u' ' + tr("%1, %2, event %3")
                           .arg(markdownInline(record.actor), timeText(record.time), QString::number(record.seq));
        text += item(tr("Evidence"), line);
    }
    return text;
}

QString ValidationRuns::text() const
{
    QString text;
    for (const review::RunRecorded &run : m_input.state.runs())
        text += section(run) + u'\n';
    return text.isEmpty() ? tr("None: nothing was executed for this review.") + u'\n' : text;
}

QString ValidationRuns::section(const review::RunRecorded &run) const
{
    const validation::RunSpec &spec = run.started.spec;
    QString text = u"### V%1\n\n"_s.arg(run.started.number);
    text += item(tr("Where"), markdownCode(review::machineName(spec.launcher)));
    text += item(tr("Command"), markdownCode(validation::shownCommand(spec)));
    if (!spec.workingFolder.isEmpty())
        text += item(tr("Working folder"), markdownCode(spec.workingFolder));
    if (!spec.subject.isEmpty())
        text += item(tr("Subject"), markdownInline(spec.subject));
    text += item(tr("Workarounds"), spec.workarounds.isEmpty() ? tr("none stated") : inlines(spec.workarounds));
    text += item(tr("Asked for"), tr("%1 by %2").arg(timeText(run.time), markdownInline(run.actor)));
    return text + outcome(run);
}

QString ValidationRuns::outcome(const review::RunRecorded &run) const
{
    if (!run.ended)
        return item(tr("Outcome"), tr("not over when this record was written"));
    const review::RunEnded &ended = *run.ended;
    const validation::RunTotals &totals = ended.totals;
    QString state = toString(ended.state);
    if (ended.exitCode)
        state += u", "_s + tr("exit status %1").arg(*ended.exitCode);
    QString text =
        item(tr("Outcome"), state + u", "_s + tr("%1 to %2").arg(timeText(ended.started), timeText(ended.ended)));
    if (!ended.trouble.isEmpty())
        text += item(tr("Trouble"), markdownInline(ended.trouble));
    text += item(tr("Tests"),
                 tr("%1 selected, %2 executed: %3 passed, %4 failed, %5 expected to fail; %6 skipped, %7 not ended, "
                    "%8 deselected, files that could not be collected: %9")
                     .arg(totals.selected)
                     .arg(totals.executed())
                     .arg(totals.outcomes.passed)
                     .arg(totals.outcomes.failed)
                     .arg(totals.outcomes.expectedFailures)
                     .arg(totals.outcomes.skipped)
                     .arg(totals.outcomes.unfinished)
                     .arg(totals.deselected)
                     .arg(totals.collectionErrors));
    QString comparisons = QString::number(totals.comparisons);
    if (totals.worstOverAllowed)
        comparisons += u", "_s + tr("worst error over allowed %1").arg(*totals.worstOverAllowed, 0, 'g', 4);
    text += item(tr("Comparisons recorded"), comparisons);
    text += item(tr("Evidence level at most"),
                 totals.level ? AuditWords::evidence(*totals.level) : tr("none: no test was executed"));
    text += item(tr("GPUs used"), totals.devices.isEmpty() ? tr("none") : inlines(totals.devices));
    if (!totals.interpreters.isEmpty())
        text += item(tr("Processes"), codes(totals.interpreters));
    return text;
}

} // namespace mxw::audit
