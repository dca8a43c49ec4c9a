// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ModelEntries.h"

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// A whole file as a place; nothing when the tree lacks it.
std::optional<Place> wholeFile(const CodeTree &tree, const QString &file)
{
    if (file.isEmpty())
        return std::nullopt;
    const OutlineState state = tree.outline(file);
    if (state.state == OutlineState::State::NotFound)
        return std::nullopt;
    return Place{file, 1, state.outline ? state.outline->lineCount : 0, {}, u"module"_s, {}};
}

/// An `__init__.py` that is no copy only says what is in its folder.
bool isPackage(const CodeTree &tree, const QString &file)
{
    const ModuleFile *module = tree.module(tree.moduleOfFile(file));
    return module && module->isPackage();
}

/// The path as people say it: without the package, or the folder that all models lie in, and without ".py".
QString shortName(const Profile &profile, const QString &file)
{
    QStringList folders = profile.modelFolders;
    for (const QString &package : profile.pluginPackages)
        folders.append(package + u'/');
    QString name = file;
    for (const QString &folder : folders) {
        if (file.startsWith(folder)) {
            name = file.sliced(folder.size());
            break;
        }
    }
    return name.endsWith(u".py") ? name.chopped(3) : name;
}

std::optional<bool> changed(const Code &code, const Counterpart &counterpart)
{
    const git::FileEntry *base = code.base->tree().find(counterpart.atBase);
    const git::FileEntry *target = code.target->tree().find(counterpart.atTarget);
    if (!base || !target)
        return std::nullopt;
    return base->blob != target->blob;
}

} // namespace

std::vector<Entry> modelEntries(const Code &code, const Inventory &inventory,
                                const std::vector<Counterpart> &counterparts)
{
    std::vector<Entry> entries;
    for (const Counterpart &counterpart : counterparts) {
        const std::optional<Place> local = wholeFile(*code.plugin, counterpart.file);
        const bool concerns = counterpart.copy || !counterpart.reachedBy.isEmpty() ||
                              (counterpart.model && !isPackage(*code.plugin, counterpart.file));
        if (!local || !concerns)
            continue;
        Entry entry;
        entry.id = u"model:"_s + counterpart.file;
        entry.domain = Domain::Model;
        entry.mechanism = Mechanism::Mirror;
        entry.kind = counterpart.model ? u"model"_s : u"mirrored"_s;
        entry.file = counterpart.file;
        entry.line = 1;
        entry.endLine = local->endLine;
        entry.symbol = shortName(code.profile, counterpart.file);
        const CodeTree &upstream = counterpart.gone() ? *code.base : *code.target;
        entry.targetModule = upstream.moduleOfFile(counterpart.upstreamFile());
        entry.key = counterpart.architectures.join(u", "_s);
        const ModuleReach &reach = inventory.activation.of(code.plugin->moduleOfFile(counterpart.file));
        entry.reached = reach.reached;
        entry.activation = reach.hops;
        entry.condition = reach.condition;
        entry.local = *local;
        entry.atTarget = wholeFile(*code.target, counterpart.atTarget);
        entry.atBase = wholeFile(*code.base, counterpart.atBase);
        entry.changedSinceBase = changed(code, counterpart);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace mxw::checks
