// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/Entry.h"

#include <QString>

#include <vector>

namespace mxw::inventory {

/// A patch as its statement says it, before anything is looked up at the revisions.
struct FoundPatch
{
    Mechanism mechanism = Mechanism::Assignment;
    QString targetModule;
    QString targetAttribute;
    QString key;
    int line = 0;
    int endLine = 0;
    int scope = source::ModuleScope;
    source::Guards guards;
    QString symbol;           ///< the replacement, as written
    int definition = -1;      ///< decorated definition in the outline
    source::Expression value; ///< assigned object, for the other mechanisms
    bool augmented = false;   ///< `+=`: changes the object there, replaces nothing
    bool allowMissing = false;
    bool external = false; ///< the target belongs to neither tree
};

/// All patches of one plugin module: the profile's decorators (also called on an object), assignments to attributes of
/// modules, classes and objects that are not the plugin's own, setattr, sys.modules, and changes of tables. Statements
/// inside functions and conditions count. (workflows/patch-upgrade §2)
std::vector<FoundPatch> findPatches(const Code &code, const QString &module, const source::Outline &outline);

} // namespace mxw::inventory
