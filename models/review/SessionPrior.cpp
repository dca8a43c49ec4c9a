// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a session takes from other sessions, and what it notices about the repositories.
#include "models/review/PriorReview.h"
#include "models/review/Rereview.h"
#include "models/review/Session.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

Result<void> Session::attachPrior(const PriorReview &prior, const QString &actor)
{
    if (!m_journal.events().empty() && prior.hash == QString::fromLatin1(m_journal.events().back().hash.toHex()))
        return fail(Error::Kind::Invalid, tr("A review cannot follow on itself."),
                    tr("Choose the session of an earlier review."));
    const auto &current = m_state.prior();
    if (current && current->prior.hash == prior.hash)
        return {};
    auto attached = prior.store(m_journal);
    if (!attached)
        return std::unexpected(std::move(attached.error()));
    return append(*std::move(attached), actor);
}

Result<std::shared_ptr<const PriorReview>> Session::prior() const
{
    const auto &record = m_state.prior();
    if (!record)
        return nullptr;
    if (m_prior && m_priorSeq == record->seq)
        return m_prior;
    auto loaded = PriorReview::load(m_journal, record->prior);
    if (!loaded)
        return std::unexpected(std::move(loaded.error()));
    m_prior = std::make_shared<const PriorReview>(*std::move(loaded));
    m_priorSeq = record->seq;
    return m_prior;
}

Result<int> Session::carryForward(const Rereview &rereview, const QString &actor)
{
    const auto earlier = prior();
    if (!earlier)
        return std::unexpected(earlier.error());
    if (!*earlier)
        return fail(Error::Kind::Invalid, tr("This review follows on no earlier one."));
    int carried = 0;
    for (const DecisionFate &fate : rereview.decisions) {
        if (fate.kind != DecisionFate::Kind::Carries || m_state.entry(fate.prior.decision.entry).decision)
            continue;
        Decision decision = fate.prior.decision;
        decision.origin = originOf(**earlier, fate.prior, DecisionOrigin::How::Carried);
        if (auto done = decide(std::move(decision), actor); !done)
            return std::unexpected(std::move(done.error()));
        ++carried;
    }
    for (const checks::Finding &finding : m_analysis->findings) {
        const auto record = (*earlier)->state.suppressions().constFind(finding.fingerprint());
        if (record == (*earlier)->state.suppressions().cend() || m_state.isSuppressed(finding))
            continue;
        // The event has no field for where it is from, and the reader of a reason asks who gave it.
        const QString reason = tr("%1 (carried from %2: %3, %4)")
                                   .arg(record->suppressed.reason, (*earlier)->name, record->actor,
                                        record->time.toUTC().date().toString(Qt::ISODate));
        if (auto done = suppress(finding, reason, actor); !done)
            return std::unexpected(std::move(done.error()));
        ++carried;
    }
    return carried;
}

Result<void> Session::recordDrift(const std::vector<Drift> &drifts, const QString &actor)
{
    const auto &last = m_state.drift();
    if (last ? last->drifts == drifts : drifts.empty())
        return {};
    return append(DriftChecked{drifts}, actor);
}

Result<void> Session::importRun(const RunRecorded &run, const Journal &from, const QString &actor)
{
    if (!run.ended)
        return fail(Error::Kind::Invalid, tr("The run is not over, so it is evidence of nothing yet."));
    const auto isKnown = [&](const RunRecorded &known) { return known.started.id == run.started.id; };
    if (std::ranges::any_of(m_state.runs(), isKnown))
        return {};
    QStringList digests = run.ended->results;
    if (!run.ended->log.isEmpty())
        digests.append(run.ended->log);
    for (const QString &digest : std::as_const(digests)) {
        const auto content = from.blob(digest);
        if (!content)
            return std::unexpected(content.error());
        if (const auto stored = m_journal.putBlob(*content); !stored)
            return std::unexpected(stored.error());
    }
    RunStarted started = run.started;
    started.number = 1;
    for (const RunRecorded &known : m_state.runs())
        started.number = std::max(started.number, known.started.number + 1);
    if (auto done = append(std::move(started), actor); !done)
        return done;
    return append(*run.ended, actor);
}

} // namespace mxw::review
