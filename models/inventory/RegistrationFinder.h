// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"

#include <QString>

#include <vector>

namespace mxw::inventory {

/// A registration as its statement says it.
struct FoundRegistration
{
    const RegistrationRule *rule = nullptr; ///< of the profile; null for a table
    QString kind;
    QString key;         ///< "awq"; the member's name for one of an Enum; source text for what is not literal
    QString callee;      ///< "module:function" it calls, as far as that can be told; the table for a table
    QString symbol;      ///< the implementation, as written
    int definition = -1; ///< the decorated definition in the outline
    source::Expression implementation; ///< without one: what is given
    source::Expression keyExpression;  ///< None when it comes from the owner
    source::Expression call;           ///< None for a bare decorator
    QString owner;                     ///< X of X.register(…), dotted as written
    QString platform;                  ///< "OOT"
    int line = 0;
    int endLine = 0;
    int scope = source::ModuleScope;
    source::Guards guards;
};

/// All registrations of one plugin module by the profile's rules: decorators with and without call, calls as
/// statements and with their result kept, and literal values of registration tables. A callee that is gone at the
/// target still counts, by the name it is imported under.
std::vector<FoundRegistration> findRegistrations(const Code &code, const QString &module,
                                                 const source::Outline &outline);

} // namespace mxw::inventory
