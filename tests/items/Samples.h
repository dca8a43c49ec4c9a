// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Event.h"
#include "models/review/ReviewState.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTimeZone>

#include <memory>
#include <vector>

namespace mxw::tests {

/// An entry from a line "FILE:LINE MODULE:ATTRIBUTE MECHANISM REACHED".
inline inventory::Entry entryFrom(const QString &line)
{
    const auto words = line.simplified().split(u' ');
    inventory::Entry entry;
    entry.file = words[0].section(u':', 0, 0);
    entry.line = words[0].section(u':', 1).toInt();
    entry.targetModule = words[1].section(u':', 0, 0);
    entry.targetAttribute = words[1].section(u':', 1);
    entry.symbol = entry.targetAttribute.section(u'.', -1);
    entry.mechanism = *inventory::mechanismFromString(words[2]);
    entry.reached = *inventory::reachedFromString(words[3]);
    entry.id = QStringLiteral("patch:") + entry.file + u':' + entry.target();
    return entry;
}

/// A finding from a line "CHECK SEVERITY FILE:LINE ENTRY-ID-OR-- MESSAGE…".
inline checks::Finding findingFrom(const QString &line)
{
    const auto words = line.simplified().split(u' ');
    checks::Finding finding;
    finding.check = words[0];
    finding.severity = *checks::severityFromString(words[1]);
    finding.file = words[2].section(u':', 0, 0);
    finding.line = words[2].section(u':', 1).toInt();
    finding.entry = words[3] == QStringLiteral("-") ? QString() : words[3];
    finding.message = words.sliced(4).join(u' ');
    return finding;
}

/// An analysis from lines of entryFrom() and findingFrom(); "template|helper|aggregate FILE REACHED" is infrastructure.
inline checks::Analysis analysisFrom(const QString &text)
{
    checks::Analysis analysis;
    for (const auto &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto words = line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        if (const auto kind = inventory::infrastructureKindFromString(words[0]))
            analysis.infrastructure.push_back({words[1], *kind, *inventory::reachedFromString(words[2])});
        else if (checks::severityFromString(words.value(1)))
            analysis.findings.push_back(findingFrom(line));
        else
            analysis.entries.push_back(entryFrom(line));
    }
    return analysis;
}

/// A review's events, numbered as they are added.
class Events
{
public:
    void add(review::EventPayload payload, const QString &actor = QStringLiteral("Zhang San"))
    {
        review::Event event;
        event.seq = qint64(m_events.size()) + 1;
        event.time = QDateTime(QDate(2026, 6, 23), QTime(9, 12), QTimeZone::UTC);
        event.actor = actor;
        event.payload = std::move(payload);
        m_events.push_back(std::move(event));
    }
    void decide(const QString &entry, review::Disposition disposition, const QStringList &findings = {})
    {
        review::Decision decision;
        decision.entry = entry;
        decision.disposition = disposition;
        decision.findings = findings;
        add(review::DecisionMade{decision});
    }
    review::ReviewState state() const { return review::ReviewState::fold(m_events); }

private:
    std::vector<review::Event> m_events;
};

} // namespace mxw::tests
