// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/EarlierReview.h"

#include <QCryptographicHash>

namespace mxw::app {

using namespace Qt::StringLiterals;
using review::ContentDigests;
using review::DecisionFate;
using review::Fate;
using review::Rereview;

namespace {

constexpr Role Roles[] = {Role::Plugin, Role::Base, Role::Target};

/// An entry's text as a decision's digest is made of it; nothing when it cannot be read, or is not there.
std::optional<QByteArray> textOf(const checks::Analysis &analysis, const inventory::Entry &entry, const Trees &trees,
                                 Role role)
{
    const auto nothingStored = [](Role) { return std::optional<QByteArray>(); };
    return Comparison::sliceContent(Comparison::side(analysis.setup, entry, trees, role, false, nothingStored));
}

/// Nothing when a side that had a text then cannot be read now, though the entry has one there.
std::optional<ContentDigests> digestsNow(const checks::Analysis &analysis, const inventory::Entry &entry,
                                         const Trees &trees)
{
    const auto nothingStored = [](Role) { return std::optional<QByteArray>(); };
    ContentDigests digests;
    QString *const fields[] = {&digests.local, &digests.base, &digests.target};
    for (size_t i = 0; i < std::size(Roles); ++i) {
        const SideRequest side = Comparison::side(analysis.setup, entry, trees, Roles[i], false, nothingStored);
        if (side.state == diff::SideState::Absent)
            continue;
        const auto content = Comparison::sliceContent(side);
        const bool isThere = side.tree && side.tree->find(side.path);
        if (!content && (isThere || !side.tree))
            return std::nullopt;
        if (content)
            *fields[i] = QString::fromLatin1(QCryptographicHash::hash(*content, QCryptographicHash::Sha256).toHex());
    }
    return digests;
}

} // namespace

Result<std::shared_ptr<const review::PriorReview>> EarlierReview::read(const QString &sessionFile)
{
    const auto session = review::Session::open(sessionFile);
    if (!session)
        return std::unexpected(session.error());
    return std::make_shared<const review::PriorReview>(review::PriorReview::of(*session));
}

Rereview EarlierReview::compare(const review::PriorReview &prior, const checks::Analysis &now, const Trees &trees,
                                const std::stop_token &stop)
{
    QHash<QString, ContentDigests> digests;
    for (const inventory::Entry &entry : now.entries) {
        if (stop.stop_requested())
            return {};
        if (!prior.state.entry(entry.id).decision)
            continue;
        if (const auto known = digestsNow(now, entry, trees))
            digests.insert(entry.id, *known);
    }
    return rereview(prior, now, digests);
}

Result<int> EarlierReview::follow(review::Session &session, const review::PriorReview &prior, const Rereview &rereview,
                                  const Trees &trees, const QString &actor)
{
    // What the decisions rest on is kept before they are made, as for every decision.
    for (const DecisionFate &fate : rereview.decisions) {
        const inventory::Entry *entry = session.analysis().entry(fate.entry);
        if (fate.kind != DecisionFate::Kind::Carries || !entry)
            continue;
        for (const Role role : Roles) {
            const auto text = textOf(session.analysis(), *entry, trees, role);
            if (!text)
                continue;
            if (const auto kept = session.journal().putBlob(*text); !kept)
                return std::unexpected(kept.error());
        }
    }
    if (auto attached = session.attachPrior(prior, actor); !attached)
        return std::unexpected(std::move(attached.error()));
    return session.carryForward(rereview, actor);
}

QString EarlierReview::summary(const Rereview &rereview)
{
    const QString findings = tr("%1 fixed, %2 partially fixed, %3 still present, %4 masked, %5 new")
                                 .arg(rereview.count(Fate::Fixed))
                                 .arg(rereview.count(Fate::PartiallyFixed))
                                 .arg(rereview.count(Fate::StillPresent))
                                 .arg(rereview.count(Fate::Masked))
                                 .arg(rereview.added.size());
    const QString decisions = tr("%1 carry forward, %2 are stale, %3 have no entry any more")
                                  .arg(rereview.count(DecisionFate::Kind::Carries))
                                  .arg(rereview.count(DecisionFate::Kind::Stale))
                                  .arg(rereview.count(DecisionFate::Kind::Gone));
    return tr("Findings of the earlier review: %1.").arg(findings) + u'\n' + tr("Its decisions: %1.").arg(decisions);
}

} // namespace mxw::app
