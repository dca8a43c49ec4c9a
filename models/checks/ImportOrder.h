// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Inventory.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::checks {

/// True for code of the module itself and of its class bodies.
bool runsAtImport(const source::Outline &outline, int scope);

/// Which upstream modules are certainly imported before a patch runs: those that the modules which load the plugins
/// import, those that the plugin's own start-up imports earlier, and those that the patched module imports. Only
/// imports of module level that hang on no condition count.
class ImportOrder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ImportOrder)
public:
    ImportOrder(const inventory::Code &code, const inventory::Inventory &inventory);

    struct Reason
    {
        QString text;           ///< who imports it, in words
        bool everywhere = true; ///< in every process that loads the plugins
    };
    /// Why `module` is imported before the patch runs; nothing when that cannot be told.
    std::optional<Reason> before(const QString &module, const inventory::EntryFacts &patch) const;
    /// The same for an import statement of a plugin module: nothing when it runs later, or not at start-up.
    std::optional<Reason> before(const QString &module, const source::Import &import,
                                 const inventory::EntryFacts &patch) const;

private:
    /// An import statement that brought a module in.
    struct Hop
    {
        QString importer; ///< module; empty for a root
        QString place;    ///< "file:line"
        int order = 0;    ///< of the plugin's import step at the beginning
    };
    using Closure = QHash<QString, Hop>;

    const std::vector<std::pair<QString, int>> &importsOf(const QString &module) const;
    QStringList importedModules(const QString &module, const source::Import &import) const;
    void grow(Closure &closure, QStringList roots, const Hop &hop) const;
    static QString path(const Closure &closure, const QString &module);
    Closure stepsOf(inventory::Reached reached) const;
    const Closure &closureOf(const QString &module) const;

    const inventory::Code &m_code;
    const inventory::Inventory &m_inventory;
    mutable QHash<QString, std::vector<std::pair<QString, int>>> m_imports; ///< module → what it imports, at which line
    mutable QHash<QString, Closure> m_closures;
    Closure m_general;
    Closure m_platform;
};

} // namespace mxw::checks
