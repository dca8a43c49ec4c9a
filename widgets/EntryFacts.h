// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/ModelStudy.h"
#include "models/inventory/Entry.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::widgets {

/// One thing known of an entry.
struct Fact
{
    QString label;
    QStringList lines;
    bool chain = false;      ///< each line one step further than the one above
    bool code = false;       ///< set in the font of code
    bool changeable = false; ///< the reviewer may say otherwise
};

/// What the analysis knows of an entry, in the order a reviewer asks.
std::vector<Fact> factsOf(const inventory::Entry &entry, const checks::ModelStudy &models);

} // namespace mxw::widgets
