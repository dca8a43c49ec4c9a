// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/Workspace.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// Code of the plugin that stands for code of an upstream file.
struct TiedCode
{
    QString scope;         ///< of upstream: "Class", "function"; empty: the whole file
    QString localFile;     ///< of the plugin
    QString localScope;    ///< what stands for it there
    bool inherits = false; ///< what it lacks comes from upstream
    QString targetFile;    ///< upstream's file at the target; empty when it is gone

    bool operator==(const TiedCode &) const = default;
};

/// How the plugin depends on an upstream file.
struct TiedFile
{
    std::vector<Tie> ties; ///< in the order of Tie
    QStringList localFiles;
    QStringList entries; ///< ids
    std::vector<TiedCode> code;
};

/// The upstream files whose commits concern the plugin.
struct CommitTies
{
    QHash<QString, TiedFile> files; ///< by the names at base and at the target
    QStringList atBase;             ///< sorted
    QStringList atTarget;
};

/// `imported`: files whose names the plugin only imports, too.
CommitTies findTies(const inventory::Workspace &workspace, const std::vector<inventory::Counterpart> &counterparts,
                    bool imported);

} // namespace mxw::checks
