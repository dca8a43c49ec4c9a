// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/MethodPairs.h"

#include <QString>

#include <functional>
#include <vector>

namespace mxw::checks {

/// A call of a method in the target revision of upstream.
struct UpstreamCall
{
    QString file;
    int line = 0;
    QString inside;     ///< qualified name of the function around it; empty at module level
    bool known = false; ///< the object is known to be of the class
    source::Expression call;
};

/// Calls `object.name(…)` in upstream's target whose object is of a class of the method's line, or cannot be told.
/// `complete` becomes false when the name stands in too many files to look at.
std::vector<UpstreamCall> upstreamCalls(const CheckContext &context, const source::Symbol &method, bool *complete);

} // namespace mxw::checks
