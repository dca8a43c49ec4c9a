// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ValidationRuns.h"

#include "models/audit/AuditWords.h"
#include "models/audit/ErrorChart.h"
#include "models/audit/RecordWords.h"
#include "models/validation/RunArchive.h"
#include "models/validation/RunReader.h"
#include "models/validation/ShownCommand.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

Rich texts(const QStringList &texts)
{
    std::vector<Rich> lines;
    for (const QString &text : texts)
        lines.push_back(Rich::text(text));
    return Rich::joined(lines, u"; "_s);
}

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : u"–"_s;
}

} // namespace

std::vector<Section> ValidationRuns::sections() const
{
    std::vector<Section> sections;
    for (const review::RunRecorded &run : m_assessment.state().runs())
        sections.push_back(section(run));
    return sections;
}

Section ValidationRuns::section(const review::RunRecorded &run) const
{
    const validation::RunSpec &spec = run.started.spec;
    const QString number = QString::number(run.started.number);
    ItemList list;
    const auto add = [&list](const QString &label, const Rich &text) { list.items.push_back(labelled(label, text)); };
    add(tr("Where"), Rich::code(review::machineName(spec.launcher)));
    add(tr("Command"), Rich::code(validation::shownCommand(spec)));
    if (!spec.workingFolder.isEmpty())
        add(tr("Working folder"), Rich::code(spec.workingFolder));
    if (!spec.subject.isEmpty())
        add(tr("Subject"), Rich::text(spec.subject));
    add(tr("Workarounds"), spec.workarounds.isEmpty() ? Rich::words(tr("none stated")) : texts(spec.workarounds));
    add(tr("Asked for"), Rich::filled(tr("%1 by %2"), {Rich::words(timeText(run.time)), Rich::text(run.actor)}));
    std::ranges::move(outcome(run), std::back_inserter(list.items));
    Section section{.title = Rich::words(u"V"_s + number), .anchor = u"run-"_s + number, .blocks = {std::move(list)}};
    if (auto picture = chart(run))
        section.blocks.push_back(std::move(*picture));
    return section;
}

std::vector<Item> ValidationRuns::outcome(const review::RunRecorded &run) const
{
    if (!run.ended)
        return {labelled(tr("Outcome"), Rich::words(tr("not over when this record was written")))};
    const review::RunEnded &ended = *run.ended;
    QString state = toString(ended.state);
    if (ended.exitCode)
        state += u", "_s + tr("exit status %1").arg(*ended.exitCode);
    std::vector<Item> items{
        labelled(tr("Outcome"),
                 Rich::words(state + u", "_s + tr("%1 to %2").arg(timeText(ended.started), timeText(ended.ended))))};
    if (!ended.trouble.isEmpty())
        items.push_back(labelled(tr("Trouble"), Rich::text(ended.trouble)));
    std::ranges::move(totals(ended.totals), std::back_inserter(items));
    return items;
}

std::vector<Item> ValidationRuns::totals(const validation::RunTotals &totals) const
{
    std::vector<Item> items;
    items.push_back(labelled(
        tr("Tests"), Rich::words(tr("%1 selected, %2 executed: %3 passed, %4 failed, %5 expected to fail; %6 skipped, "
                                    "%7 not ended, %8 deselected, files that could not be collected: %9")
                                     .arg(totals.selected)
                                     .arg(totals.executed())
                                     .arg(totals.outcomes.passed)
                                     .arg(totals.outcomes.failed)
                                     .arg(totals.outcomes.expectedFailures)
                                     .arg(totals.outcomes.skipped)
                                     .arg(totals.outcomes.unfinished)
                                     .arg(totals.deselected)
                                     .arg(totals.collectionErrors))));
    QString comparisons = QString::number(totals.comparisons);
    if (totals.worstOverAllowed)
        comparisons += u", "_s + tr("worst error over allowed %1").arg(*totals.worstOverAllowed, 0, 'g', 4);
    items.push_back(labelled(tr("Comparisons recorded"), Rich::words(comparisons)));
    items.push_back(
        labelled(tr("Evidence level at most"),
                 Rich::words(totals.level ? AuditWords::evidence(*totals.level) : tr("none: no test was executed"))));
    items.push_back(
        labelled(tr("GPUs used"), totals.devices.isEmpty() ? Rich::words(tr("none")) : texts(totals.devices)));
    if (!totals.interpreters.isEmpty())
        items.push_back(labelled(tr("Processes"), codes(totals.interpreters)));
    return items;
}

std::optional<Picture> ValidationRuns::chart(const review::RunRecorded &run) const
{
    if (!m_assessment.input().content || !run.ended)
        return {};
    validation::RunReader reader;
    validation::RunArchive archive;
    for (const QString &digest : run.ended->results) {
        const QByteArray part = m_assessment.input().content(digest);
        if (part.isEmpty() || !archive.feed(part, reader))
            break;
    }
    reader.finish();
    return errorChart(reader.record(), u"V%1"_s.arg(run.started.number));
}

} // namespace mxw::audit
