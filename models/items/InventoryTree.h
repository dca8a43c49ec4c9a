// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/items/InventoryModel.h"

#include <QString>

#include <vector>

namespace mxw::items {

/// The rows of the inventory: which entries stand under which group, by what name. Node 0 is the invisible root.
struct InventoryTree
{
    struct Node
    {
        InventoryModel::RowKind kind = InventoryModel::RowKind::Domain;
        int parent = -1;
        int row = 0; ///< among its siblings
        std::vector<int> children;
        QString name;
        QString path; ///< groups: the folder in the plugin tree
        const inventory::Entry *entry = nullptr;
        const inventory::Infrastructure *infrastructure = nullptr;
    };
    std::vector<Node> nodes;

    static InventoryTree build(const checks::Analysis &analysis);

private:
    int add(int parent, InventoryModel::RowKind kind, const QString &name);
    void addDomain(const std::vector<const inventory::Entry *> &entries, const QString &prefix);
    void addInfrastructure(const checks::Analysis &analysis, const QString &prefix);
};

/// The longest folder that holds all these folders; empty when they share none.
QString commonFolder(const QStringList &folders);
/// A target in a few letters: the last two parts of the attribute, else the last part of the module.
QString shortName(const inventory::Entry &entry);

} // namespace mxw::items
