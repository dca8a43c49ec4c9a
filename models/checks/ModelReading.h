// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/ModelStudy.h"
#include "models/checks/Scan.h"
#include "models/inventory/Workspace.h"

#include <QStringList>

#include <stop_token>

namespace mxw::checks {

/// The mirrored files, with the models that reach them.
std::vector<inventory::Counterpart> readCounterparts(const inventory::Workspace &workspace, const ScanRequest &request,
                                                     std::stop_token stop = {});

/// What the registered models need, their difference matrices and the configurations given with the request; what could
/// not be read of these goes to `notes`. The dependencies are kept in the cache.
void readModels(const inventory::Workspace &workspace, const ScanRequest &request, ModelStudy &study,
                QStringList &notes, std::stop_token stop = {});

} // namespace mxw::checks
