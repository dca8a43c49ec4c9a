// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/Comparison.h"
#include "models/review/Decision.h"

#include <QHash>
#include <QString>

#include <stop_token>
#include <vector>

namespace mxw::app {

/// The three texts of a decided entry before they are read.
struct EntrySides
{
    QString entry;
    review::ContentDigests recorded; ///< what the decision was made on
    SideRequest plugin;
    SideRequest base;
    SideRequest target;
};

using EntryDigests = QHash<QString, review::ContentDigests>;

/// What the texts are now, by entry. A text that cannot be read counts as unchanged: it is no evidence of a change. For
/// a background thread.
EntryDigests digestsOf(const std::vector<EntrySides> &entries, std::stop_token stop);

} // namespace mxw::app
