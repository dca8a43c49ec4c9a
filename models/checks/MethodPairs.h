// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/PluginClasses.h"

#include <optional>
#include <vector>

namespace mxw::checks {

/// A method of a plugin class beside the one of upstream whose callers it gets.
struct MethodPair
{
    const PluginClass *type = nullptr;
    source::Symbol method;
    source::Symbol parent;                ///< at the target
    std::optional<source::Symbol> before; ///< the same at base
    bool dispatched = false;              ///< `parent` has another name: calls are dispatched to this one
    bool replaced = false;                ///< the class is put in place of the parent's without deriving from it
};

/// All methods but constructors, of every class that derives from one of upstream or is put in its place.
std::vector<MethodPair> methodPairs(const CheckContext &context, const std::vector<PluginClass> &classes);

/// What a caller of the method must give, without self; nothing when a decorator hides it or it is no method to call.
std::optional<source::Signature> boundSignature(const source::ValueFinder &values, const source::Symbol &method);

} // namespace mxw::checks
