// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"

#include <QString>

#include <vector>

namespace mxw::items {

/// Words for people, translated.
QString carriedText(checks::Carried carried); ///< "not carried"
QString carriedSentence(checks::Carried carried);
/// One letter for a narrow column: "C", "N", "P", "O", "–", "?".
QString carriedLetter(checks::Carried carried);
QString tieText(checks::Tie tie); ///< "copy"
QString tiesText(const std::vector<checks::Tie> &ties);
/// How the plugin is tied to any file of the commit, in the order of Tie.
std::vector<checks::Tie> tiesOf(const checks::CommitRecord &commit);

} // namespace mxw::items
