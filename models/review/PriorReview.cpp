// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PriorReview.h"

#include "models/review/Journal.h"
#include "models/review/Session.h"
#include "models/review/StoredEvents.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

QString hashOf(const std::vector<Event> &events)
{
    return events.empty() ? QString() : QString::fromLatin1(events.back().hash.toHex());
}

} // namespace

PriorReview PriorReview::of(const Session &session)
{
    PriorReview prior;
    prior.name = QFileInfo(session.path()).fileName();
    prior.hash = hashOf(session.events());
    prior.analysis = session.analysis();
    prior.events = session.events();
    prior.state = session.state();
    // What was hashed is the text that the file holds; an older version may have written it in another form than this
    // one would.
    if (const auto stored = session.journal().storedEvents())
        prior.storedEvents = StoredEvents::toJson(*stored);
    if (const auto bytes = session.journal().blob(prior.state.analysisDigest()))
        prior.storedAnalysis = *bytes;
    return prior;
}

Result<PriorReview> PriorReview::load(const Journal &journal, const PriorAttached &attached)
{
    auto stored = journal.blob(attached.events);
    if (!stored)
        return std::unexpected(std::move(stored.error()));
    auto events = StoredEvents::fromJson(*stored);
    if (!events)
        return std::unexpected(std::move(events.error()));
    PriorReview prior;
    prior.name = attached.name;
    prior.hash = hashOf(*events);
    prior.events = *std::move(events);
    prior.storedEvents = *std::move(stored);
    prior.state = ReviewState::fold(prior.events);
    if (prior.hash != attached.hash || prior.state.analysisDigest() != attached.analysis) {
        return fail(Error::Kind::Invalid, tr("The earlier review kept in this session is not the one it names."),
                    tr("Follow on the earlier review's own file again."));
    }
    auto bytes = journal.blob(attached.analysis);
    if (!bytes)
        return std::unexpected(std::move(bytes.error()));
    prior.storedAnalysis = *std::move(bytes);
    auto analysis = checks::Analysis::fromJson(QJsonDocument::fromJson(prior.storedAnalysis).object());
    if (!analysis)
        return std::unexpected(std::move(analysis.error()));
    prior.analysis = *std::move(analysis);
    return prior;
}

Result<PriorAttached> PriorReview::store(Journal &journal) const
{
    if (storedEvents.isEmpty() || storedAnalysis.isEmpty()) {
        return fail(Error::Kind::Io, tr("The events of the earlier review %1 could not be read.").arg(name),
                    tr("Check that its file is there and try again."));
    }
    const auto analysisBlob = journal.putBlob(storedAnalysis);
    if (!analysisBlob)
        return std::unexpected(analysisBlob.error());
    const auto eventsBlob = journal.putBlob(storedEvents);
    if (!eventsBlob)
        return std::unexpected(eventsBlob.error());
    return PriorAttached{name, hash, *analysisBlob, *eventsBlob};
}

DecisionOrigin originOf(const PriorReview &prior, const DecisionRecord &record, DecisionOrigin::How how)
{
    return {how, prior.name, prior.hash, record.seq, record.actor, record.time.toUTC().toString(Qt::ISODateWithMs)};
}

} // namespace mxw::review
