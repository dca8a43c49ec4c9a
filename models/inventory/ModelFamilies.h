// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/Counterpart.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// Model files that belong together: one package, or files that import one another.
struct ModelFamily
{
    QString name;             ///< the shortest stem or package of its files that is no draft part of another
    QStringList modelFiles;   ///< of the plugin, that define something; sorted
    QStringList mirrored;     ///< of the plugin: copies of upstream's files that the code of those reaches
    QStringList counterparts; ///< upstream's files at the target, of both; sorted

    QStringList files() const { return modelFiles + mirrored; }
};

/// By name.
std::vector<ModelFamily> modelFamilies(const Code &code, const std::vector<Counterpart> &counterparts);

} // namespace mxw::inventory
