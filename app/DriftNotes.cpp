// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/DriftNotes.h"

#include "app/Console.h"
#include "models/review/KeptFiles.h"
#include "models/review/KeptTree.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace mxw::app {

using namespace Qt::StringLiterals;

review::DriftBasis driftBasis(const review::Session &session, std::shared_ptr<const git::Tree> scanned)
{
    review::DriftBasis basis;
    basis.analysis = session.sharedAnalysis();
    // What a session keeps is a part of the tree, which says nothing of the files that it lacks.
    if (!dynamic_cast<const review::KeptTree *>(scanned.get()))
        basis.scanned = std::move(scanned);
    // Sessions of older versions keep no list of files.
    const auto list = session.journal().blob(session.state().filesDigest());
    const QJsonObject json = list ? QJsonDocument::fromJson(*list).object() : QJsonObject();
    if (const auto kept = review::KeptFiles::fromJson(json)) {
        basis.kept = kept->plugin;
        basis.profile = json.value(u"profile"_s).toString();
    }
    return basis;
}

void DriftNotes::print(review::Session &session)
{
    const auto drifts = review::checkDrift(driftBasis(session));
    for (const review::Drift &drift : drifts)
        printNote(tr("Changed since the scan: %1").arg(plain(driftText(drift, session.analysis().setup))));
    // A session that is read only is exported all the same.
    (void)session.recordDrift(drifts, review::Journal::defaultActor());
}

} // namespace mxw::app
