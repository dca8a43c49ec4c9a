// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Inventory.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// An import that cannot succeed at the target.
struct BrokenImport
{
    QString module; ///< plugin module the statement stands in
    QString file;
    int import = 0; ///< index in the outline's imports
    int scope = source::ModuleScope;
    int line = 0;
    QString from;          ///< absolute module the names come from; empty when the statement climbs out of its package
    QString missingModule; ///< set when the module itself is not there
    QStringList names;     ///< names of this statement that fail with it
    bool upstream = true;  ///< which tree lacks it

    enum class Handling {
        Raises,      ///< nothing catches it
        Conditional, ///< under an `if` that may not hold, or after a guarded return
        Caught,      ///< a try catches the error; nothing else provides the name
        Replaced,    ///< a try catches the error and a handler provides the name
        Typing,      ///< only type checkers run it
    };
    Handling handling = Handling::Raises;
    QString condition; ///< Conditional: the test
};

std::vector<BrokenImport> findBrokenImports(const inventory::Code &code);

} // namespace mxw::checks
