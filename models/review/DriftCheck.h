// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/git/Tree.h"
#include "models/review/PriorEvents.h"

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace mxw::review {

/// What the last scan saw, as far as it is at hand. Without `scanned` and `kept` a change of an index or work tree is
/// noticed all the same, but not which files it is in.
struct DriftBasis
{
    std::shared_ptr<const checks::Analysis> analysis = {};
    std::shared_ptr<const git::Tree> scanned = {}; ///< the plugin's tree, when it was scanned by this process
    QHash<QString, QString> kept = {};             ///< SHA-256 in hex of files of the plugin, by path; empty: not there
    QString profile = {};                          ///< SHA-256 in hex of the profile; empty when it is not known
};

/// Compares the repositories with what the last scan saw; nothing is scanned. Reads the whole work tree when that is
/// the subject: for a background thread.
std::vector<Drift> checkDrift(const DriftBasis &basis);

/// What differs, in one sentence.
QString driftText(const Drift &drift, const checks::ReviewSetup &setup);

} // namespace mxw::review
