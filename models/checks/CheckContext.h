// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/checks/BrokenImport.h"
#include "models/checks/MirroredFile.h"
#include "models/inventory/Inventory.h"
#include "models/source/ValueFinder.h"

#include <memory>
#include <vector>

namespace mxw::checks {

/// What a check may look at.
struct CheckContext
{
    const ReviewSetup &setup;
    const inventory::Code &code;
    const inventory::Inventory &inventory;
    const std::vector<BrokenImport> &brokenImports;
    const ModelStudy &models;
    const source::ValueFinder &atTarget; ///< plugin + target
    const source::ValueFinder &atBase;   ///< plugin + base
    const std::shared_ptr<MirrorCache> mirrors = std::make_shared<MirrorCache>();
};

} // namespace mxw::checks
