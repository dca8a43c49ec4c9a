// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/EntryPoint.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mxw::inventory {

/// How a module comes to be imported.
struct ModuleReach
{
    Reached reached = Reached::Never;
    QStringList hops;  ///< from the entry point, "file:line words"
    QString condition; ///< of the first import on the way that may not run: its `if`, or "try"; empty: it always runs
};

/// One import statement that runs at start-up: while the general plugins' functions run, or while the platform is
/// resolved.
struct ImportStep
{
    Reached reached = Reached::General; ///< which of the two
    QString module;                     ///< where the statement stands
    int scope = source::ModuleScope;
    int import = 0; ///< index in the outline's imports
    int order = 0;
    size_t entryPoint = 0;
    bool certain = true; ///< nothing on the way stands under a condition or in a try that would catch its failure
};

/// What the entry points reach, found by following imports and calls in the order Python runs them.
///
/// The body of every module and of every plugin function called on the way is followed, whatever conditions stand
/// around a statement, except `if TYPE_CHECKING`. Imports inside functions that nothing calls at start-up, and modules
/// named in string paths, count as lazy.
class Activation
{
public:
    static Activation trace(const Code &code, const std::vector<EntryPoint> &entryPoints);

    const ModuleReach &of(const QString &module) const;
    /// Import statements of the start-up in order, the general plugins' first.
    const std::vector<ImportStep> &steps() const { return m_steps; }
    /// How many import statements started before this line of a scope runs at start-up; nothing when the scope does not
    /// run then.
    std::optional<int> orderAt(const QString &module, int scope, int line) const;
    /// Modules that the start-up enters, with the number of import statements started before.
    const QHash<QString, int> &entered() const { return m_entered; }

private:
    friend class ActivationTracer;
    struct Frame
    {
        int start = 0;
        std::vector<std::pair<int, int>> after; ///< line of an import or call, steps started once it is done
    };

    QHash<QString, ModuleReach> m_reach;
    std::vector<ImportStep> m_steps;
    std::map<std::pair<QString, int>, Frame> m_frames;
    QHash<QString, int> m_entered;
};

/// Modules of the plugin that an import statement of `module` runs, in order, parents included.
QStringList pluginModulesOf(const Code &code, const QString &module, const source::Import &import);

/// The file a module's own statements stand in, for hops and findings; empty for namespace packages.
QString fileOf(const Code &code, const QString &module);

} // namespace mxw::inventory
