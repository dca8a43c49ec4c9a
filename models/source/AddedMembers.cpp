// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/AddedMembers.h"

#include "models/source/ClassLineBuilder.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

ClassHierarchy::AddedMembers::AddedMembers(const Resolver &resolver) : m_resolver(resolver)
{
    for (const ModuleFile *file : resolver.plugin().modules()) {
        if (file->kind == ModuleFile::Kind::Namespace)
            continue;
        const OutlineState state = resolver.plugin().outline(file->path);
        if (state.outline)
            read(file->name, *state.outline);
    }
}

std::vector<Member> ClassHierarchy::AddedMembers::of(const Symbol &type) const
{
    return m_members.value(ClassLineBuilder::key(type));
}

const Member *ClassHierarchy::AddedMembers::ofModule(const QString &module, const QString &name) const
{
    const auto found = m_ofModules.constFind(module + u'.' + name);
    return found == m_ofModules.cend() ? nullptr : &*found;
}

void ClassHierarchy::AddedMembers::read(const QString &module, const Outline &outline)
{
    for (const Assignment &assignment : outline.assignments) {
        const Expression &target = assignment.target;
        if (target.kind == Expression::Kind::Attribute && !target.items.empty())
            add(module, assignment.scope, assignment.line, target.items.front(), target.text,
                assignment.augmented ? Expression() : assignment.value);
    }
    for (const CallStatement &statement : outline.calls) {
        const Expression *object = statement.call.positional(0);
        const Expression *name = statement.call.positional(1);
        const Expression *value = statement.call.positional(2);
        if (object && name && statement.call.callee().dotted() == "setattr"_L1)
            add(module, statement.scope, statement.line, *object,
                name->kind == Expression::Kind::String ? name->text : QString(), value ? *value : Expression());
    }
}

void ClassHierarchy::AddedMembers::add(const QString &module, int scope, int line, const Expression &object,
                                       const QString &name, const Expression &value)
{
    const QString text = object.dotted();
    if (text.isEmpty())
        return;
    const Resolution owner = m_resolver.resolveExpression(module, scope, text, scope == ModuleScope ? line : 0);
    const bool ofModule = owner.found() && owner.symbol.kind == Symbol::Kind::Module;
    // Those of the class's own module are read with its body.
    const bool ofClass = owner.found() && owner.symbol.kind == Symbol::Kind::Class && owner.symbol.module != module;
    if (!ofModule && !ofClass)
        return;
    Member member;
    member.kind = Member::Kind::Added;
    member.name = name;
    member.owner = owner.symbol;
    member.line = line;
    member.module = module;
    member.values.push_back(value);
    member.scopes.push_back(scope);
    if (ofModule)
        m_ofModules.insert(owner.symbol.module + u'.' + name, std::move(member));
    else
        m_members[ClassLineBuilder::key(owner.symbol)].push_back(std::move(member));
}

} // namespace mxw::source
