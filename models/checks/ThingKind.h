// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/MovedTo.h"
#include "models/inventory/Code.h"

#include <QString>

#include <optional>

namespace mxw::checks {

/// What a name means at the target, and what it meant at base.
struct KindChange
{
    std::optional<source::Symbol::Kind> kind; ///< now, when it can be told for sure; else nothing below counts
    source::Symbol now;
    std::optional<source::Symbol> before;
    std::optional<MovedTo> moved; ///< where a thing of the old kind is now

    bool isFunction() const { return kind == source::Symbol::Kind::Function; }
    /// It was a class or a module at base and is neither now.
    bool changed() const
    {
        return kind && before && before->kind != *kind &&
               (before->kind == source::Symbol::Kind::Class || before->kind == source::Symbol::Kind::Module);
    }
    /// "X is a function at the target (file:line); at base it was a class (file:line)."
    QString words(const QString &name) const;
};

/// The kind of what `dotted` means in a scope of a plugin module, then and now. Where the plugin's import does not
/// resolve at base because it is already written for the target, base is searched for the name.
KindChange kindChange(const inventory::Code &code, const QString &module, int scope, const QString &dotted);

QString kindName(source::Symbol::Kind kind);

} // namespace mxw::checks
