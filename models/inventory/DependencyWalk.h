// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Counterpart.h"
#include "models/inventory/DependencyGraph.h"
#include "models/inventory/ModelDependencies.h"
#include "models/inventory/Workspace.h"

#include <QHash>
#include <QString>

#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// Walks from model files to what they need, breadth first: plugin code is followed, upstream code that differs from
/// base too; what is the same at base and target and what belongs to an installed component are where it ends. What one
/// walk looked up serves the next. Not thread-safe; the workspace must outlive it.
class DependencyWalk
{
public:
    /// Things that a walk lists at most.
    static constexpr int MaximumVisited = 4'000;

    explicit DependencyWalk(const Workspace &workspace, const std::vector<Counterpart> &counterparts = {});

    /// From the classes of the file that are registered, else from all its definitions.
    ModelDependencies of(const QString &modelFile, std::stop_token stop = {}, int maximumVisited = MaximumVisited);

private:
    QString counterpartOf(const QString &file) const;

    DependencyGraph m_graph;
    QHash<QString, QString> m_counterparts; ///< upstream file by plugin file
};

/// One walk of a class of its own.
ModelDependencies followDependencies(const Workspace &workspace, const QString &modelFile,
                                     const std::vector<Counterpart> &counterparts = {}, std::stop_token stop = {});

/// Fills in Counterpart::reachedBy: the model files whose imports lead to each file, by the classes that the plugin
/// registers and the patches it installs, too. Model files that nobody registers count when no other leads to them.
void markReached(std::vector<Counterpart> &counterparts, const Workspace &workspace);

} // namespace mxw::inventory
