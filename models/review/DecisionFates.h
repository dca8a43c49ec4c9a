// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/EntryMatch.h"
#include "models/review/Rereview.h"

namespace mxw::review {

/// What becomes of the decisions of an earlier review, by entry id.
std::vector<DecisionFate> decisionFates(const PriorReview &prior, const checks::Analysis &now,
                                        const EntryMatch &entries, const QHash<QString, ContentDigests> &digests);

} // namespace mxw::review
