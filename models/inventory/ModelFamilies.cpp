// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ModelFamilies.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// A module of a model folder.
struct ModelModule
{
    QString module;
    QString file;
    QString unit; ///< what could name a family: the package below the model folder, else the stem
    bool defines = false;
};

/// The part of a path below the model folder it lies in; empty when it lies in none.
QString belowModelFolder(const QString &file, const QStringList &folders)
{
    for (const QString &folder : folders) {
        if (file.startsWith(folder))
            return file.sliced(folder.size());
    }
    return {};
}

std::vector<ModelModule> modelModules(const Code &code)
{
    std::vector<ModelModule> list;
    for (const ModuleFile *module : code.plugin->modules()) {
        const QString below = belowModelFolder(module->path, code.profile.modelFolders);
        // The folder's own __init__ registers all families and belongs to none.
        if (below.isEmpty() || module->kind == ModuleFile::Kind::Namespace || below == "__init__.py"_L1)
            continue;
        const OutlineState state = code.plugin->outline(module->path);
        if (!state.outline)
            continue;
        const QString unit = below.contains(u'/') ? below.section(u'/', 0, 0) : below.section(u'.', 0, 0);
        list.push_back({module->name, module->path, unit, !state.outline->definitions.empty()});
    }
    return list;
}

/// Sets that are joined step by step.
class Sets
{
public:
    explicit Sets(size_t count) : m_parent(count) { std::iota(m_parent.begin(), m_parent.end(), size_t(0)); }
    size_t root(size_t i)
    {
        while (m_parent[i] != i)
            i = m_parent[i] = m_parent[m_parent[i]];
        return i;
    }
    void join(size_t a, size_t b) { m_parent[std::max(root(a), root(b))] = std::min(root(a), root(b)); }

private:
    std::vector<size_t> m_parent;
};

/// Joins a module with those of the list that it imports.
void joinImports(const Code &code, const std::vector<ModelModule> &modules, size_t i, Sets &sets)
{
    const auto join = [&](const QString &name) {
        const auto found = std::ranges::find(modules, name, &ModelModule::module);
        if (found != modules.end())
            sets.join(i, size_t(found - modules.begin()));
    };
    for (const Import &import : code.plugin->outline(modules[i].file).outline->imports) {
        const QString from = import.from ? code.atTarget.absoluteModule(modules[i].module, import) : QString();
        join(from);
        for (const ImportedName &name : import.names)
            join(import.from ? from + u'.' + name.name : name.name);
    }
}

QString nameOf(const std::set<QString> &units, const QStringList &draftSuffixes)
{
    const auto isDraft = [&](const QString &unit) {
        return std::ranges::any_of(draftSuffixes, [&](const QString &suffix) { return unit.endsWith(suffix); });
    };
    // Shorter ones first; the set is in the order of the alphabet.
    return *std::ranges::min_element(units, {},
                                     [&](const QString &unit) { return std::tuple(isDraft(unit), unit.size()); });
}

void addMirrored(ModelFamily &family, const std::vector<Counterpart> &counterparts)
{
    for (const Counterpart &counterpart : counterparts) {
        const bool own = family.modelFiles.contains(counterpart.file);
        // Of a file that only resembles its counterpart, upstream's is about much else.
        const bool reached = !own && counterpart.copy &&
                             std::ranges::any_of(counterpart.reachedBy,
                                                 [&](const QString &file) { return family.modelFiles.contains(file); });
        if (reached)
            family.mirrored.append(counterpart.file);
        if ((own || reached) && !counterpart.gone())
            family.counterparts.append(counterpart.atTarget);
    }
    family.mirrored.sort();
    family.counterparts.sort();
    family.counterparts.removeDuplicates();
}

} // namespace

std::vector<ModelFamily> modelFamilies(const Code &code, const std::vector<Counterpart> &counterparts)
{
    const std::vector<ModelModule> modules = modelModules(code);
    Sets sets(modules.size());
    std::map<QString, size_t> units;
    for (size_t i = 0; i < modules.size(); ++i) {
        sets.join(i, units.try_emplace(modules[i].unit, i).first->second);
        joinImports(code, modules, i, sets);
    }
    std::map<size_t, ModelFamily> families;
    std::map<size_t, std::set<QString>> names;
    for (size_t i = 0; i < modules.size(); ++i) {
        if (!modules[i].defines)
            continue;
        families[sets.root(i)].modelFiles.append(modules[i].file);
        names[sets.root(i)].insert(modules[i].unit);
    }
    std::vector<ModelFamily> list;
    for (auto &[root, family] : families) {
        family.name = nameOf(names[root], code.profile.matrix.draftSuffixes);
        family.modelFiles.sort();
        addMirrored(family, counterparts);
        list.push_back(std::move(family));
    }
    std::ranges::sort(list, {}, &ModelFamily::name);
    return list;
}

} // namespace mxw::inventory
