// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"
#include "models/inventory/Workspace.h"

#include <QCoreApplication>

#include <memory>
#include <stop_token>

namespace mxw::dispatch {

struct OperatorTables;

/// What checks say of a place; the builder does not know the checks.
struct ChainFinding
{
    QString text; ///< "R02 …"
    QString entry;
    QString file; ///< of the plugin
    int line = 0;
    bool breaks = false; ///< an error: the hop at that place is broken
};

/// Builds dispatch chains of one review. What one chain read serves the next. Not thread-safe: one thread at a time.
class ChainBuilder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::ChainBuilder)
public:
    ChainBuilder(std::shared_ptr<const inventory::Workspace> workspace, std::vector<ChainFinding> findings);
    ~ChainBuilder();

    /// From the plugin's entry point over the registration or patch to the kernels; empty with a notice when there is
    /// no such entry.
    ChainGraph ofEntry(const QString &entryId, std::stop_token stop = {});
    /// All entries together, cut with a notice at `maximumNodes`.
    ChainGraph ofAll(size_t maximumNodes = 1500, std::stop_token stop = {});

private:
    class Assembly;
    ChainGraph ofFirst(qsizetype count, std::stop_token stop) const;

    const std::shared_ptr<const inventory::Workspace> m_workspace;
    const std::vector<ChainFinding> m_findings;
    const std::shared_ptr<OperatorTables> m_operators;
};

} // namespace mxw::dispatch
