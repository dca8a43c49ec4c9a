// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QString>

#include <vector>

namespace mxw::checks {

/// A place that reads a member of a class.
struct MemberUse
{
    QString file;
    int line = 0;
    QString inside; ///< qualified name of the function around it; empty at module level
    bool called = false;
    bool conditional = false; ///< under an `if`, a `try` or the like
    bool inPlugin = false;
};

/// Reads of `name` on objects that are known to be a `replaced` (or of a class derived from it), outside of that
/// class's own code, which goes with it: in upstream at the target. Reads on self in code that `replacement` brings or
/// inherits count as well. Objects of unknown class give nothing.
std::vector<MemberUse> usesOfMember(const CheckContext &context, const source::Symbol &replaced,
                                    const source::Symbol &replacement, const QString &name);

} // namespace mxw::checks
