// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QStringList>

namespace mxw::review {

/// What the reviewers say that no evidence bears any more, each a few words for people: findings that are called
/// reproduced though nothing was run for their entry, rows of a matrix at a level that no entry of the family has.
QStringList unborneClaims(const checks::Analysis &analysis, const ReviewState &state);

} // namespace mxw::review
