// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::checks {

/// The class that upstream at the target makes of a config.json, when it is one of its own.
struct ConfigClass
{
    QString name;
    QString file;
    int line = 0;

    struct Change
    {
        QString array;
        int line = 0;
        bool cut = false; ///< keeps only a part of it
    };
    std::vector<Change> changes; ///< what its code does to the arrays before anybody indexes them

    const Change *cutOf(QStringView array) const;
};

/// By the model type; nothing when the registry has none: then the class is of an installed package.
std::optional<ConfigClass> configClass(const inventory::Code &code, const QString &modelType,
                                       const QStringList &arrays);

} // namespace mxw::checks
