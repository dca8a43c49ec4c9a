// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"
#include "models/inventory/CheckpointConfig.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/DifferenceMatrix.h"
#include "models/inventory/ModelDependencies.h"

#include <vector>

namespace mxw::checks {

/// What a scan knows of mirrored files, models and the commits of the range.
struct ModelStudy
{
    std::vector<inventory::Counterpart> counterparts; ///< by file
    std::vector<inventory::ModelDependencies> dependencies;
    std::vector<inventory::DifferenceMatrix> matrices; ///< by family
    std::vector<inventory::CheckpointConfig> configs;
    std::vector<CommitRecord> commits; ///< newest first

    const inventory::Counterpart *counterpart(QStringView file) const;
    const CommitRecord *commit(QStringView entryId) const;
    QJsonObject toJson() const;
    static std::optional<ModelStudy> fromJson(const QJsonObject &object);
    bool operator==(const ModelStudy &) const = default;
};

} // namespace mxw::checks
