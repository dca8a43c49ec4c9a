// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <vector>

namespace mxw::source {

/// One statement that gives a name its meaning in a scope. Exactly one of the pointers is set.
struct Binding
{
    const Import *import = nullptr;
    const ImportedName *imported = nullptr; ///< with `import`
    int definition = -1;
    const Assignment *assignment = nullptr;
    const Guards *guards = nullptr;
    int line = 0;
    bool auxiliary = false; ///< an overload, the setter of a property, an augmented assignment: not what it stands for
};

/// Bindings of `name` in a scope, best first: what runs unconditionally (the last wins, as at run time), then what some
/// condition guards in source order, then what only a type checker sees. Overloads and property setters come last.
std::vector<Binding> bindingsOf(const Outline &outline, int scope, const QString &name);
/// The star imports of module level, last first.
std::vector<const Import *> starImportsOf(const Outline &outline);

/// The name a plain or from-import binds.
QString boundName(const Import &import, const ImportedName &name);

} // namespace mxw::source
