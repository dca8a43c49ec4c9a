// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Entry.h"

#include <QString>

#include <vector>

namespace mxw::review {

/// What a reviewer must have looked at before deciding; from the workflows.
struct ChecklistItem
{
    QString id;     ///< stable word of the journal: "activation-traced"
    QString text;   ///< translated
    QString source; ///< "patch-upgrade §2"
};

const std::vector<ChecklistItem> &checklistFor(inventory::Domain domain);

} // namespace mxw::review
