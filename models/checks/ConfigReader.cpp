// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConfigReader.h"

#include "models/checks/ConfigClass.h"
#include "models/inventory/ModelFamilies.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

/// The plugin's file that is registered for one of the architectures.
QString registeredFile(const CheckpointConfig &config, const Inventory &inventory,
                       const std::vector<Counterpart> &counterparts)
{
    for (const Counterpart &counterpart : counterparts) {
        if (std::ranges::any_of(config.architectures,
                                [&](const QString &name) { return counterpart.architectures.contains(name); }))
            return counterpart.file;
    }
    for (const RegistrationFacts &facts : inventory.registrations) {
        const source::Symbol *type = facts.type();
        if (type && !type->upstream && config.architectures.contains(facts.entry.key))
            return type->path;
    }
    return {};
}

bool defines(const source::CodeTree &tree, const QString &module, const QStringList &names)
{
    const auto outline = tree.outlineOfModule(module).outline;
    return outline && std::ranges::any_of(outline->definitions, [&](const source::Definition &definition) {
               return definition.scope == source::ModuleScope && names.contains(definition.name);
           });
}

/// A draft model serves a checkpoint whose backbone is upstream's: its file imports from where that class is.
QString importingFile(const CheckpointConfig &config, const Code &code, const std::vector<ModelFamily> &families)
{
    for (const ModelFamily &family : families) {
        for (const QString &file : family.modelFiles) {
            const auto outline = code.plugin->outline(file).outline;
            const QString module = code.plugin->moduleOfFile(file);
            if (!outline)
                continue;
            const bool imports = std::ranges::any_of(outline->imports, [&](const source::Import &import) {
                return import.from &&
                       defines(*code.target, code.atTarget.absoluteModule(module, import), config.architectures);
            });
            if (imports)
                return file;
        }
    }
    return {};
}

} // namespace

std::vector<CheckpointConfig> readConfigs(const std::vector<ConfigSource> &sources, const Code &code,
                                          const Inventory &inventory, const std::vector<Counterpart> &counterparts,
                                          QStringList &notes)
{
    std::vector<CheckpointConfig> configs;
    if (sources.empty())
        return configs;
    const std::vector<ModelFamily> families = modelFamilies(code, counterparts);
    for (const ConfigSource &source : sources) {
        auto config = CheckpointConfig::parse(source.name, source.json, code.profile.checkpoint);
        if (!config) {
            notes.append(config.error().what);
            continue;
        }
        config->modelFile = registeredFile(*config, inventory, counterparts);
        if (config->modelFile.isEmpty() && !config->architectures.isEmpty())
            config->modelFile = importingFile(*config, code, families);
        const auto family = std::ranges::find_if(
            families, [&](const ModelFamily &each) { return each.files().contains(config->modelFile); });
        if (family != families.end())
            config->family = family->name;
        if (const auto type = configClass(code, config->modelType, {}))
            config->configClass = u"%1 (%2:%3)"_s.arg(type->name, type->file).arg(type->line);
        configs.push_back(*std::move(config));
    }
    return configs;
}

} // namespace mxw::checks
