// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"

#include <QString>

#include <vector>

namespace mxw::checks {

/// A use of a name that works for one kind of thing only.
struct KindUse
{
    enum class Form {
        Subclass,     ///< class X(name)
        TypeArgument, ///< isinstance(x, name), issubclass(x, name)
        Handler,      ///< except name
        Attribute,    ///< name.attribute is read
        Union,        ///< name | None in an annotation that is evaluated
        Index,        ///< name[…]
    };
    Form form = Form::Subclass;
    QString name;      ///< dotted, as written
    QString attribute; ///< Attribute: the one that is read
    QString detail;    ///< Subclass: the class; TypeArgument: the function called
    source::UsePlace place;
};

/// The uses in one module that ask for a class, or for a thing that has attributes. Names of one to all parts of an
/// attribute chain are candidates: what the chain stands on is for the resolver to say.
std::vector<KindUse> kindUsesOf(const UsedModule &used);

} // namespace mxw::checks
