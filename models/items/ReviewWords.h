// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Evidence.h"
#include "models/review/FindingEvents.h"
#include "models/review/Gate.h"

#include <QString>

namespace mxw::items {

/// "Target upstream defect, reproduced, fixed locally with note"; empty without an attribution.
QString judgementText(const review::FindingJudged &judged);
QString sideText(review::Evidence::Side side);              ///< "target"
QString evidenceKindText(const review::Evidence &evidence); ///< "Lines of the target", "Upstream commit"
/// Where it is to be found: "file.py:12–20", a short hash, an edge, the name of a file or a test; may be empty.
QString evidencePlaceText(const review::Evidence &evidence);
/// What a click on something that a gate misses does: "Tick", "Attach evidence…"; empty when nothing can be done.
QString remedyText(review::Remedy remedy);

} // namespace mxw::items
