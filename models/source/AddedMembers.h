// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

namespace mxw::source {

/// What the modules of the plugin assign to classes and modules that stand elsewhere: `Class.name = value`,
/// `module.name = value`, `setattr(Class, …)`.
class ClassHierarchy::AddedMembers
{
public:
    explicit AddedMembers(const Resolver &resolver);

    /// A member without a name: setattr() with a name that is not literal.
    std::vector<Member> of(const Symbol &type) const;
    const Member *ofModule(const QString &module, const QString &name) const;

private:
    void read(const QString &module, const Outline &outline);
    void add(const QString &module, int scope, int line, const Expression &object, const QString &name,
             const Expression &value);

    const Resolver &m_resolver;
    QHash<QString, std::vector<Member>> m_members; ///< by key of the class
    QHash<QString, Member> m_ofModules;            ///< by dotted name
};

} // namespace mxw::source
