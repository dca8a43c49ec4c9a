// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CallBinding.h"
#include "models/inventory/Profile.h"
#include "models/source/ValueFinder.h"

#include <QString>

#include <optional>

namespace mxw::checks {

/// What a call runs, seen with one revision of upstream.
struct Callee
{
    source::Value value;
    source::ValueFinder::Callable callable;
    /// What it may run instead: the other members of a union, other branches, what the plugin puts in its place.
    std::vector<source::Value> others;
    bool launch = false; ///< kernel[grid](…)

    const source::Definition *definition() const { return callable.function.definitionOrNull(); }
    /// The class of a constructor, else the function.
    const source::Symbol &named() const { return callable.constructor ? callable.type : callable.function; }
    /// "Class", "function", "Class.method".
    QString name() const { return named().qualifiedName; }
    /// A class whose subclasses may run something else here: bound to `self` or to an annotated object.
    bool mayBeOverridden() const
    {
        return value.is(source::Value::Kind::BoundMethod) && !value.exact && !value.viaSuper;
    }
};

/// Nothing when it cannot be told what the call runs, or with which signature; the first of several.
std::optional<Callee> calleeOf(const inventory::Profile &profile, const source::ValueFinder &values,
                               const QString &module, const source::UsePlace &place,
                               const source::Expression &expression);

/// Binds the call; for the launch of a kernel the launcher's own options and what tuning decorators supply are left
/// out.
CallBinding bindCallTo(const inventory::Profile &profile, const Callee &callee, const source::Expression &call);

} // namespace mxw::checks
