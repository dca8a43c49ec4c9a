// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

namespace mxw::source {

/// What the modules of the plugin assign to classes and modules that stand elsewhere (`Class.name = value`,
/// `module.name = value`, `setattr(Class, …)`), and what else is installed.
class ClassHierarchy::AddedMembers
{
public:
    AddedMembers(const Resolver &resolver, const std::vector<Installed> &installed);

    /// A member without a name: setattr() with a name that is not literal.
    std::vector<Member> of(const Symbol &type) const;
    /// By dotted name, through whatever module it was reached and as defined: what is put there, dotted; "" is unknown.
    const QHash<QString, QStringList> &targets() const { return m_targets; }
    /// The one class that gets the function with that dotted name as a method.
    std::optional<Symbol> classGetting(const QString &function) const;

private:
    void read(const QString &module, const Outline &outline);
    void read(const Installed &installed);
    void add(const QString &module, int scope, int line, const Expression &object, const QString &name,
             const Expression &value);
    void addToClass(const Symbol &type, Member member, const QString &function);

    const Resolver &m_resolver;
    QHash<QString, std::vector<Member>> m_members; ///< by key of the class
    QHash<QString, QStringList> m_targets;
    QHash<QString, std::optional<Symbol>> m_getting; ///< by dotted name of the function; nothing for several classes
};

} // namespace mxw::source
