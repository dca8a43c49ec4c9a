// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ModelReading.h"

#include "models/checks/ConfigReader.h"
#include "models/core/JsonReader.h"
#include "models/inventory/Counterparts.h"
#include "models/inventory/DependencyWalk.h"
#include "models/inventory/MatrixFacts.h"
#include "models/inventory/TreesKey.h"

#include <QJsonDocument>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

std::vector<ModelDependencies> walk(const Workspace &workspace, const std::vector<Counterpart> &counterparts,
                                    const std::stop_token &stop)
{
    std::vector<ModelDependencies> found;
    DependencyWalk walk(workspace, counterparts);
    for (const Counterpart &counterpart : counterparts) {
        if (counterpart.model && !counterpart.architectures.isEmpty() && !stop.stop_requested())
            found.push_back(walk.of(counterpart.file, stop));
    }
    return found;
}

std::vector<ModelDependencies> dependencies(const Workspace &workspace, const ScanRequest &request,
                                            const std::vector<Counterpart> &counterparts, const std::stop_token &stop)
{
    const source::OutlineCache *cache = workspace.code.plugin->cache();
    const QString key = treesKey(u"dependencies-1"_s, workspace.code, request.counterparts);
    if (const auto bytes = cache ? cache->loadValue(key) : std::nullopt) {
        const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
        JsonReader read(object);
        std::vector<ModelDependencies> known = read.values<ModelDependencies>("models"_L1);
        if (read.ok() && read.has("models"_L1))
            return known;
    }
    std::vector<ModelDependencies> found = walk(workspace, counterparts, stop);
    if (cache && !stop.stop_requested()) {
        const QJsonObject object{{u"models"_s, jsonArray(found)}};
        cache->storeValue(key, QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    return found;
}

} // namespace

std::vector<Counterpart> readCounterparts(const Workspace &workspace, const ScanRequest &request, std::stop_token stop)
{
    std::vector<Counterpart> counterparts =
        findCounterparts(workspace.code, workspace.inventory.registrations, request.counterparts, stop);
    if (!stop.stop_requested())
        markReached(counterparts, workspace);
    return counterparts;
}

void readModels(const Workspace &workspace, const ScanRequest &request, ModelStudy &study, QStringList &notes,
                std::stop_token stop)
{
    study.dependencies = dependencies(workspace, request, study.counterparts, stop);
    study.matrices = differenceMatrices(workspace.code, study.counterparts, stop);
    study.configs = readConfigs(request.configs, workspace.code, workspace.inventory, study.counterparts, notes);
}

} // namespace mxw::checks
