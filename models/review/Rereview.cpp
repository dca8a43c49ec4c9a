// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Rereview.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"
#include "models/review/DecisionFates.h"
#include "models/review/EntryMatch.h"
#include "models/review/FindingMatch.h"
#include "models/review/MaskedPlace.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::review {

using namespace Qt::StringLiterals;
using checks::Finding;
using checks::Severity;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Rereview)
};

constexpr Words<Fate, 4> fates{{{Fate::Fixed, u"fixed"},
                                {Fate::PartiallyFixed, u"partially-fixed"},
                                {Fate::StillPresent, u"still-present"},
                                {Fate::Masked, u"masked"}}};

constexpr Words<DecisionFate::Kind, 3> kinds{{{DecisionFate::Kind::Carries, u"carries"},
                                              {DecisionFate::Kind::Stale, u"stale"},
                                              {DecisionFate::Kind::Gone, u"gone"}}};

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Text::tr("error");
    case Severity::Warning:
        return Text::tr("warning");
    case Severity::Info:
        break;
    }
    return Text::tr("info");
}

QString placeOf(const Finding &finding)
{
    return finding.line > 0 ? finding.file + u':' + QString::number(finding.line) : finding.file;
}

/// The lines without what moves when code above them changes.
QStringList steadyLines(const QStringList &lines)
{
    static const QRegularExpression number(u"\\d+"_s);
    QStringList steady = lines;
    steady.replaceInStrings(number, u"#"_s);
    return steady;
}

/// Whether what is listed now is a real part of what was listed before.
bool shrank(const QStringList &before, const QStringList &now)
{
    if (now.isEmpty() || now.size() >= before.size())
        return false;
    QStringList left = steadyLines(before);
    return std::ranges::all_of(steadyLines(now), [&](const QString &line) { return left.removeOne(line); });
}

class Follower
{
public:
    Follower(const PriorReview &prior, const checks::Analysis &now)
        : m_entries(prior.analysis, now), m_match(prior.analysis, now, m_entries), m_masks(prior, now, m_entries)
    {
    }

    const EntryMatch &entries() const { return m_entries; }
    std::vector<Finding> added() const { return m_match.added(); }

    FindingFate fateOf(const Finding &finding) const
    {
        const QString fingerprint = finding.fingerprint();
        const FindingMatch::Places &now = m_match.now(fingerprint);
        if (now.empty())
            return lost(finding);
        FindingFate fate{finding, Fate::StillPresent, {}, now.front()->fingerprint()};
        const Finding &found = nearest(now, finding.line);
        const QString place = placeOf(found);
        const qsizetype had = qsizetype(m_match.before(fingerprint).size());
        const qsizetype has = qsizetype(now.size());
        const QStringList names = symbolsOf(finding);
        const QStringList left = symbolsOf(found);
        if (has < had) {
            fate.fate = Fate::PartiallyFixed;
            fate.reason = Text::tr("Found at %1 of its %2 places, such as %3.").arg(has).arg(had).arg(place);
        } else if (left.size() < names.size() && !left.isEmpty() && found.symbol != finding.symbol) {
            fate.fate = Fate::PartiallyFixed;
            fate.reason = Text::tr("Left of %1: %2, at %3.").arg(finding.symbol, found.symbol, place);
        } else if (found.severity < finding.severity) {
            return weaker(finding, found);
        } else if (shrank(finding.details, found.details)) {
            fate.fate = Fate::PartiallyFixed;
            fate.reason =
                Text::tr("Found at %1 with %2 of the %3 things it listed.")
                    .arg(place, QString::number(found.details.size()), QString::number(finding.details.size()));
        } else {
            fate.reason = stillThere(finding, found);
        }
        return fate;
    }

private:
    static const Finding &nearest(const FindingMatch::Places &places, int line)
    {
        return **std::ranges::min_element(places, {},
                                          [line](const Finding *place) { return std::abs(place->line - line); });
    }

    static QString stillThere(const Finding &before, const Finding &now)
    {
        const QString place = placeOf(now);
        if (now.severity > before.severity)
            return Text::tr("Found at %1, and as %2 instead of %3.")
                .arg(place, severityName(now.severity), severityName(before.severity));
        if (now.symbol != before.symbol)
            return Text::tr("Found at %1 under the name %2; it was %3.").arg(place, now.symbol, before.symbol);
        if (now.file != before.file)
            return Text::tr("Found at %1; it was in %2.").arg(place, before.file);
        return Text::tr("Found again at %1.").arg(place);
    }

    /// What nothing reaches any more weighs less, and is no better for it.
    FindingFate weaker(const Finding &finding, const Finding &found) const
    {
        if (const auto mask = m_masks.of(finding))
            return {finding, Fate::Masked, mask->reason, found.fingerprint()};
        return {finding, Fate::PartiallyFixed,
                Text::tr("Found at %1, but as %2 instead of %3.")
                    .arg(placeOf(found), severityName(found.severity), severityName(finding.severity)),
                found.fingerprint()};
    }

    FindingFate lost(const Finding &finding) const
    {
        if (const auto mask = m_masks.of(finding))
            return {finding, Fate::Masked, mask->reason, mask->fingerprint};
        FindingFate fate{finding, Fate::Fixed, {}, {}};
        if (m_entries.before(finding.entry) && !m_entries.now(finding.entry))
            fate.reason = Text::tr("The plugin has no such entry any more.");
        else if (!finding.entry.isEmpty())
            fate.reason = Text::tr("Not found any more, and its entry is reached as before.");
        else
            fate.reason = Text::tr("Not found any more, and nothing hides its place.");
        return fate;
    }

    const EntryMatch m_entries;
    const FindingMatch m_match;
    const MaskedPlace m_masks;
};

QJsonObject findingJson(const Finding &finding)
{
    return {{u"check"_s, finding.check},     {u"severity"_s, checks::toString(finding.severity)},
            {u"entry"_s, finding.entry},     {u"file"_s, finding.file},
            {u"line"_s, finding.line},       {u"symbol"_s, finding.symbol},
            {u"message"_s, finding.message}, {u"fingerprint"_s, finding.fingerprint()}};
}

} // namespace

QString toString(Fate fate)
{
    return wordOf(fates, fate);
}

QString toString(DecisionFate::Kind kind)
{
    return wordOf(kinds, kind);
}

QString displayName(Fate fate)
{
    switch (fate) {
    case Fate::Fixed:
        return Text::tr("Fixed");
    case Fate::PartiallyFixed:
        return Text::tr("Partially fixed");
    case Fate::StillPresent:
        return Text::tr("Still present");
    case Fate::Masked:
        return Text::tr("Masked");
    }
    Q_UNREACHABLE_RETURN({});
}

qsizetype Rereview::count(Fate fate) const
{
    return std::ranges::count(findings, fate, &FindingFate::fate);
}

qsizetype Rereview::count(DecisionFate::Kind kind) const
{
    return std::ranges::count(decisions, kind, &DecisionFate::kind);
}

const DecisionFate *Rereview::decisionOf(QStringView entry) const
{
    const auto found = std::ranges::find_if(
        decisions, [&](const DecisionFate &fate) { return !entry.isEmpty() && fate.entry == entry; });
    return found == decisions.end() ? nullptr : &*found;
}

QJsonObject Rereview::toJson() const
{
    QJsonObject summary;
    for (const auto &[fate, word] : fates)
        summary.insert(word.toString(), count(fate));
    for (const auto &[kind, word] : kinds)
        summary.insert(word.toString(), count(kind));
    summary.insert(u"added"_s, qsizetype(added.size()));
    QJsonArray fateList;
    for (const FindingFate &fate : findings) {
        QJsonObject object = findingJson(fate.prior);
        object.insert(u"fate"_s, toString(fate.fate));
        object.insert(u"reason"_s, fate.reason);
        put(object, "now"_L1, fate.fingerprint);
        fateList.append(object);
    }
    QJsonArray addedList;
    for (const Finding &finding : added)
        addedList.append(findingJson(finding));
    QJsonArray decisionList;
    for (const DecisionFate &fate : decisions) {
        QJsonObject object{
            {u"entry"_s, fate.prior.decision.entry}, {u"decision"_s, toString(fate.prior.decision.disposition)},
            {u"actor"_s, fate.prior.actor},          {u"time"_s, fate.prior.time.toUTC().toString(Qt::ISODateWithMs)},
            {u"fate"_s, toString(fate.kind)},        {u"reason"_s, fate.reason}};
        put(object, "now"_L1, fate.entry);
        decisionList.append(object);
    }
    return {
        {u"summary"_s, summary}, {u"findings"_s, fateList}, {u"added"_s, addedList}, {u"decisions"_s, decisionList}};
}

Rereview rereview(const PriorReview &prior, const checks::Analysis &now, const QHash<QString, ContentDigests> &digests)
{
    const Follower follower(prior, now);
    Rereview result;
    for (const Finding &finding : prior.analysis.findings)
        result.findings.push_back(follower.fateOf(finding));
    result.added = follower.added();
    result.decisions = decisionFates(prior, now, follower.entries(), digests);
    return result;
}

} // namespace mxw::review
