// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/ImportOrder.h"

#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

/// A module that takes a patched name at import and so keeps the object it found then.
struct Holder
{
    QString module;
    QString file; ///< relative to its tree
    int line = 0; ///< of the import
    QString name; ///< what it calls the object
    bool plugin = false;
    QStringList through; ///< "module:name" of what hands it on, when it is not taken from the patched module
    std::optional<ImportOrder::Reason> before; ///< it is imported before the patch runs; nothing: cannot be told
};

/// Finds who holds what the patches replace.
class EarlyBinding
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::EarlyBinding)
public:
    explicit EarlyBinding(const CheckContext &context);

    /// True for patches of a name of module level: what is set on a class is seen by all who hold the class.
    static bool mayBeHeld(const inventory::EntryFacts &patch);

    /// Modules that bind the name at import and use it outside of what is patched anyway; by file.
    std::vector<Holder> holdersOf(const inventory::EntryFacts &patch) const;
    /// Places of the patched module where its own import already took the object: a table, an argument, a base class,
    /// a decorator, a default.
    std::vector<int> ownCaptures(const inventory::EntryFacts &patch) const;
    /// Somebody looks the name up when it is needed: the module itself in a function, `module.name`, a function-level
    /// import, a string.
    bool hasLateUser(const inventory::EntryFacts &patch) const;

private:
    struct Search;
    bool hasLateUser(const source::CodeTree &tree, const inventory::EntryFacts &patch) const;
    bool usesOutsideOfPatched(const source::CodeTree &tree, const QString &file, const QString &module,
                              const source::Outline &outline, const QString &name) const;
    static void takeFromEarlyOnes(std::vector<Holder> &holders);
    void collect(Search &search, const source::CodeTree &tree, const QString &name) const;

    const CheckContext &m_context;
    ImportOrder m_order;
    QSet<QString> m_patched; ///< targets of patches that run
};

} // namespace mxw::checks
