// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QString>

#include <vector>

namespace mxw::review {

/// One thing that a decision needs before its entry counts as done.
struct GateItem
{
    QString id = {};     ///< stable word: "decided", "upstream-fix-located"
    QString text = {};   ///< what is needed, translated
    QString source = {}; ///< "patch-upgrade §3"
    bool met = false;

    bool operator==(const GateItem &) const = default;
};

/// What stands between an entry and done, by the gates in resources/gates. An entry without a decision has one item,
/// "decided".
struct Gate
{
    std::vector<GateItem> items = {};

    bool isDone() const;
    std::vector<GateItem> missing() const;
};

Gate gateOf(const inventory::Entry &entry, const checks::Analysis &analysis, const ReviewState &state);

} // namespace mxw::review
