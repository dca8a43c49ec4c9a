// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/BaseComparison.h"
#include "models/inventory/DefinitionUses.h"
#include "models/inventory/ModelDependencies.h"
#include "models/inventory/Workspace.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// What each definition of either tree needs, looked up when first asked for.
class DependencyGraph
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::DependencyGraph)
public:
    /// That a thing needs another.
    struct Need
    {
        QString key;    ///< of the other
        QString detail; ///< components: what is used of it, "flash_attn_varlen_func"
    };
    struct Thing
    {
        Dependency dependency;    ///< without callers and counterpart
        source::Symbol symbol;    ///< not of components and of what is blocked
        std::vector<int> members; ///< see SinceBase
        std::optional<std::vector<Need>> needs;
    };

    explicit DependencyGraph(const Workspace &workspace);

    /// The registered classes of a plugin file, else all its definitions of module level, in source order.
    std::vector<QString> rootsOf(const QString &file);
    const Thing &thing(const QString &key) const { return m_things.find(key).value(); }
    const std::vector<Need> &needsOf(const QString &key);
    /// Reads side by side what needsOf() these things will ask for.
    void prepare(const std::vector<QString> &keys, const std::stop_token &stop);

private:
    QString enter(const source::Symbol &symbol);
    QString enterBlocked(const QString &module, const QString &name, const QString &reason);
    void describeUpstream(Thing &thing) const;
    void needOfNamed(const source::Symbol &user, const NamedThing &named, std::vector<Need> &needs);
    void needOfName(const source::Symbol &user, const NamedThing &named, std::vector<Need> &needs);
    void needOfPath(const QString &path, std::vector<Need> &needs);
    void needOfSymbol(const source::Symbol &user, const source::Symbol &symbol, const QStringList &attributes,
                      std::vector<Need> &needs);
    void needOfVariable(const source::Symbol &user, const source::Symbol &symbol, const QStringList &attributes,
                        std::vector<Need> &needs);
    void needOfExternal(const QString &dotted, std::vector<Need> &needs);
    void needOfOperator(const QString &library, const QString &name, std::vector<Need> &needs);
    /// A name that cannot be resolved: what it is called on the other side, and what of it is read.
    struct Unresolved
    {
        QString dotted;
        QStringList attributes;
    };
    void needOfUnresolved(const source::Symbol &user, const NamedThing &named, const source::Resolution &resolution,
                          const Unresolved &what, std::vector<Need> &needs);
    std::optional<source::Symbol> operatorImplementation(const QString &library, const QString &name);
    const source::OperatorTable &operators(bool upstream);
    QString component(const QString &name, const QString &reason);
    source::Symbol topLevel(const source::Symbol &symbol) const;
    std::shared_ptr<const source::Usage> usageOf(const source::Symbol &symbol) const;

    const Workspace &m_workspace;
    BaseComparison m_sinceBase;
    QHash<QString, Thing> m_things;
    /// What the plugin puts in the place of something of upstream's: by the key of that.
    QHash<QString, std::vector<source::Symbol>> m_replacements;
    QSet<QString> m_expanding; ///< variables whose value is being looked at
    std::optional<source::OperatorTable> m_pluginOperators;
    std::optional<source::OperatorTable> m_upstreamOperators;
};

} // namespace mxw::inventory
