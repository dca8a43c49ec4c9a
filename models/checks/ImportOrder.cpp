// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportOrder.h"

#include "models/inventory/GuardWords.h"

#include <algorithm>
#include <limits>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

constexpr qsizetype MaximumHops = 6;

bool certainlyRuns(const Guards &guards)
{
    return std::ranges::none_of(guards, [](const Guard &guard) {
        // An import in a try runs; that it fails is the exception.
        return guard.kind == Guard::Kind::TypeChecking || (guard.kind != Guard::Kind::Try && isConditional(guard));
    });
}

} // namespace

bool runsAtImport(const Outline &outline, int scope)
{
    return scope == ModuleScope || outline.definitions[size_t(scope)].isClass();
}

ImportOrder::ImportOrder(const Code &code, const Inventory &inventory)
    : m_code(code), m_inventory(inventory), m_general(stepsOf(Reached::General)), m_platform(stepsOf(Reached::Platform))
{
}

/// Upstream modules that an import statement loads, packages first.
QStringList ImportOrder::importedModules(const QString &module, const Import &import) const
{
    QStringList list;
    const auto add = [&](const QString &name) {
        for (qsizetype dot = name.indexOf(u'.'); dot > 0; dot = name.indexOf(u'.', dot + 1)) {
            if (m_code.target->module(name.first(dot)))
                list.append(name.first(dot));
        }
        if (m_code.target->module(name))
            list.append(name);
    };
    const QString from = import.from ? m_code.atTarget.absoluteModule(module, import) : QString();
    if (import.from)
        add(from);
    for (const ImportedName &name : import.names)
        add(import.from ? from + u'.' + name.name : name.name);
    return list;
}

const std::vector<std::pair<QString, int>> &ImportOrder::importsOf(const QString &module) const
{
    const auto known = m_imports.constFind(module);
    if (known != m_imports.cend())
        return *known;
    std::vector<std::pair<QString, int>> list;
    const OutlineState state = m_code.target->outlineOfModule(module);
    if (state.outline) {
        for (const Import &import : state.outline->imports) {
            if (!runsAtImport(*state.outline, import.scope) || !certainlyRuns(import.guards))
                continue;
            for (const QString &imported : importedModules(module, import))
                list.emplace_back(imported, import.line);
        }
    }
    return *m_imports.insert(module, std::move(list));
}

/// Adds what the roots import, level by level so that a level is parsed side by side.
void ImportOrder::grow(Closure &closure, QStringList roots, const Hop &hop) const
{
    roots.removeIf([&](const QString &root) { return closure.contains(root); });
    for (const QString &root : roots)
        closure.insert(root, hop);
    while (!roots.isEmpty()) {
        QStringList files;
        for (const QString &module : roots) {
            if (const ModuleFile *file = m_code.target->module(module); file->kind != ModuleFile::Kind::Namespace)
                files.append(file->path);
        }
        m_code.target->prefetch(files);
        QStringList next;
        for (const QString &module : roots) {
            for (const auto &[imported, line] : importsOf(module)) {
                if (closure.contains(imported))
                    continue;
                const QString file = m_code.target->module(module)->path;
                closure.insert(imported, {module, file + u':' + QString::number(line), hop.order});
                next.append(imported);
            }
        }
        roots = next;
    }
}

ImportOrder::Closure ImportOrder::stepsOf(Reached reached) const
{
    Closure closure;
    for (const ImportStep &step : m_inventory.activation.steps()) {
        if (step.reached != reached || !step.certain)
            continue;
        const OutlineState state = m_code.plugin->outlineOfModule(step.module);
        const Import &import = state.outline->imports[size_t(step.import)];
        if (certainlyRuns(import.guards))
            grow(closure, importedModules(step.module, import),
                 {{}, fileOf(m_code, step.module) + u':' + QString::number(import.line), step.order});
    }
    return closure;
}

const ImportOrder::Closure &ImportOrder::closureOf(const QString &module) const
{
    const auto known = m_closures.constFind(module);
    if (known != m_closures.cend())
        return *known;
    Closure closure;
    if (const ModuleFile *file = m_code.target->module(module))
        grow(closure, {module}, {{}, file->path, 0});
    return *m_closures.insert(module, std::move(closure));
}

/// The import statements that lead to a module, from the outside.
QString ImportOrder::path(const Closure &closure, const QString &module)
{
    QStringList places;
    for (auto it = closure.constFind(module); it != closure.cend(); it = closure.constFind(it->importer)) {
        places.prepend(it->place);
        if (it->importer.isEmpty())
            break;
    }
    if (places.size() > MaximumHops)
        places = places.first(2) + QStringList{u"…"_s} + places.last(MaximumHops - 3);
    return places.join(u" → "_s);
}

std::optional<ImportOrder::Reason> ImportOrder::before(const QString &module, const EntryFacts &patch) const
{
    const bool platform = patch.entry.reached == Reached::Platform;
    // What is reached later runs when the start-up is done.
    const int order = patch.order.value_or(std::numeric_limits<int>::max());
    const auto step = [&](const Closure &closure, int limit) -> std::optional<Reason> {
        const auto found = closure.constFind(module);
        if (found == closure.cend() || found->order >= limit)
            return std::nullopt;
        return Reason{tr("imported earlier by the plugin: %1").arg(path(closure, module))};
    };
    // The platform is resolved while the loaders are still being imported, before any general plugin runs.
    if (auto reason = step(m_platform, platform ? order : std::numeric_limits<int>::max()))
        return reason;
    if (!platform) {
        if (auto reason = step(m_general, order))
            return reason;
    }
    const Closure &target = closureOf(patch.entry.targetModule);
    if (target.contains(module))
        return Reason{tr("imported by the patched module: %1").arg(path(target, module))};
    if (platform)
        return std::nullopt;
    std::optional<Reason> reason;
    bool everywhere = true;
    for (const QString &loader : m_code.profile.pluginLoaders) {
        const Closure &closure = closureOf(loader);
        if (closure.isEmpty())
            continue;
        if (!closure.contains(module))
            everywhere = false;
        else if (!reason)
            reason = Reason{tr("imported before the plugins are loaded: %1").arg(path(closure, module))};
    }
    if (reason)
        reason->everywhere = everywhere;
    return reason;
}

std::optional<ImportOrder::Reason> ImportOrder::before(const QString &module, const Import &import,
                                                       const EntryFacts &patch) const
{
    const OutlineState state = m_code.plugin->outlineOfModule(module);
    for (const ImportStep &step : m_inventory.activation.steps()) {
        const bool same = step.module == module && state.outline->imports[size_t(step.import)] == import;
        if (!same || !step.certain)
            continue;
        const bool platformFirst = step.reached == Reached::Platform && patch.entry.reached != Reached::Platform;
        const bool laterKind = step.reached == Reached::General && patch.entry.reached == Reached::Platform;
        if (platformFirst || (!laterKind && patch.order && step.order < *patch.order))
            return Reason{tr("imported earlier at start-up")};
    }
    return std::nullopt;
}

} // namespace mxw::checks
