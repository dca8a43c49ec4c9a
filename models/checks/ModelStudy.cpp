// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ModelStudy.h"

#include "models/core/JsonReader.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

const inventory::Counterpart *ModelStudy::counterpart(QStringView file) const
{
    const auto found = std::ranges::find(counterparts, file, &inventory::Counterpart::file);
    return found == counterparts.end() ? nullptr : &*found;
}

const CommitRecord *ModelStudy::commit(QStringView entryId) const
{
    const auto found = std::ranges::find(commits, entryId, &CommitRecord::entryId);
    return found == commits.end() ? nullptr : &*found;
}

QJsonObject ModelStudy::toJson() const
{
    return {{u"counterparts"_s, jsonArray(counterparts)},
            {u"dependencies"_s, jsonArray(dependencies)},
            {u"matrices"_s, jsonArray(matrices)},
            {u"configs"_s, jsonArray(configs)},
            {u"commits"_s, jsonArray(commits)}};
}

std::optional<ModelStudy> ModelStudy::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    ModelStudy study{read.values<inventory::Counterpart>("counterparts"_L1),
                     read.values<inventory::ModelDependencies>("dependencies"_L1),
                     read.values<inventory::DifferenceMatrix>("matrices"_L1),
                     read.values<inventory::CheckpointConfig>("configs"_L1), read.values<CommitRecord>("commits"_L1)};
    if (!read.ok())
        return std::nullopt;
    return study;
}

} // namespace mxw::checks
