// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Counterparts.h"

#include "models/core/JsonReader.h"
#include "models/inventory/CounterpartSearch.h"
#include "models/inventory/PathPattern.h"
#include "models/inventory/TreesKey.h"

#include <QJsonDocument>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

bool isModelFile(const Profile &profile, const QString &file)
{
    return std::ranges::any_of(profile.modelFolders, [&](const QString &folder) { return file.startsWith(folder); });
}

bool isPatchCode(const Profile &profile, const QString &file)
{
    return (!profile.patchFolder.isEmpty() && file.startsWith(profile.patchFolder + u'/')) ||
           matchesAny(file, profile.templates) || matchesAny(file, profile.helpers);
}

bool definesSomething(const CodeTree &tree, const ModuleFile &module)
{
    const OutlineState state = tree.outlineOfModule(module.name);
    return state.outline && !state.outline->definitions.empty();
}

std::optional<std::vector<Counterpart>> load(const CodeTree &tree, const QString &key)
{
    const auto bytes = tree.cache() ? tree.cache()->loadValue(key) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    JsonReader read(object);
    auto counterparts = read.values<Counterpart>("counterparts"_L1);
    if (!read.ok())
        return std::nullopt;
    return counterparts;
}

std::vector<Counterpart> search(const Code &code, const QHash<QString, QString> &byHand, const std::stop_token &stop)
{
    CounterpartSearch search(code, byHand);
    std::vector<Counterpart> found;
    for (const ModuleFile *module : code.plugin->modules()) {
        if (stop.stop_requested())
            break;
        const bool excluded = module->kind == ModuleFile::Kind::Namespace || isPatchCode(code.profile, module->path);
        if (!byHand.contains(module->path) && (excluded || !definesSomething(*code.plugin, *module)))
            continue;
        if (auto counterpart = search.find(*module, isModelFile(code.profile, module->path)))
            found.push_back(*std::move(counterpart));
    }
    std::ranges::sort(found, {}, &Counterpart::file);
    return found;
}

} // namespace

std::vector<Counterpart> findCounterparts(const Code &code, const std::vector<RegistrationFacts> &registrations,
                                          const QHash<QString, QString> &byHand, std::stop_token stop)
{
    const QString key = treesKey(u"counterparts-6"_s, code, byHand);
    std::optional<std::vector<Counterpart>> known = load(*code.plugin, key);
    if (!known) {
        known = search(code, byHand, stop);
        if (code.plugin->cache() && !stop.stop_requested()) {
            const QJsonObject object{{u"counterparts"_s, jsonArray(*known)}};
            code.plugin->cache()->storeValue(key, QJsonDocument(object).toJson(QJsonDocument::Compact));
        }
    }
    for (Counterpart &counterpart : *known) {
        for (const RegistrationFacts &facts : registrations) {
            const Symbol *type = facts.type();
            if (counterpart.model && type && !type->upstream && type->path == counterpart.file)
                counterpart.architectures.append(facts.entry.key);
        }
        counterpart.architectures.sort();
        counterpart.architectures.removeDuplicates();
    }
    return *std::move(known);
}

} // namespace mxw::inventory
