// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RecordSource.h"

#include "models/review/PriorReview.h"

#include <QFileInfo>

namespace mxw::app {

RecordSource::RecordSource(review::Session &session) : m_session(session)
{
    const auto &prior = session.state().prior();
    if (!prior)
        return;
    const auto loaded = review::PriorReview::load(session.journal(), prior->prior);
    if (!loaded)
        return;
    // Of entries that nobody has decided here the texts are not known without the repositories.
    QHash<QString, review::ContentDigests> digests;
    for (const inventory::Entry &entry : session.analysis().entries) {
        if (const auto &decision = session.state().entry(entry.id).decision)
            digests.insert(entry.id, decision->decision.digests);
    }
    m_rereview = review::rereview(*loaded, session.analysis(), digests);
}

audit::AuditInput RecordSource::input(bool final) const
{
    return {
        .analysis = m_session.analysis(),
        .state = m_session.state(),
        .events = m_session.events(),
        .sessionFile = QFileInfo(m_session.path()).fileName(),
        .rereview = rereview(),
        .content = [this](const QString &digest) { return m_session.journal().blob(digest).value_or(QByteArray()); },
        .final = final};
}

std::vector<audit::OpenPoint> RecordSource::open() const
{
    return audit::openForFinal(input(true));
}

} // namespace mxw::app
