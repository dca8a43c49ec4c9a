// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/AddedMembers.h"

#include "models/source/ClassLineBuilder.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

/// The expression that a dotted name stands for.
Expression expressionOf(const QString &dotted)
{
    Expression result;
    for (const QString &part : dotted.split(u'.')) {
        Expression next;
        next.kind = result.isNone() ? Expression::Kind::Name : Expression::Kind::Attribute;
        next.text = part;
        if (!result.isNone())
            next.items.push_back(std::move(result));
        result = std::move(next);
    }
    return result;
}

} // namespace

ClassHierarchy::AddedMembers::AddedMembers(const Resolver &resolver, const std::vector<Installed> &installed)
    : m_resolver(resolver)
{
    for (const Installed &one : installed)
        read(one);
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

std::optional<Symbol> ClassHierarchy::AddedMembers::classGetting(const QString &function) const
{
    return m_getting.value(function);
}

void ClassHierarchy::AddedMembers::read(const Installed &installed)
{
    m_targets[installed.target].append(installed.replacement);
    const QString name = installed.target.section(u'.', -1);
    QString module = installed.target.section(u'.', 0, -2);
    QString type;
    const auto isModule = [&] { return m_resolver.treeOf(module) && m_resolver.treeOf(module)->module(module); };
    while (!module.isEmpty() && !isModule()) {
        type = module.section(u'.', -1) + (type.isEmpty() ? QString() : u'.' + type);
        module = module.section(u'.', 0, -2);
    }
    const Resolution owner = type.isEmpty() || module.isEmpty() ? Resolution() : m_resolver.resolve(module, type);
    if (!owner.found() || owner.symbol.kind != Symbol::Kind::Class)
        return;
    Member member;
    member.name = name;
    // The replacement is read where it is defined.
    member.module = installed.replacement.section(u'.', 0, -2);
    const CodeTree *tree = m_resolver.treeOf(member.module);
    const bool plain = tree && tree->module(member.module);
    member.values.push_back(plain ? expressionOf(installed.replacement.section(u'.', -1)) : Expression());
    member.scopes.push_back(ModuleScope);
    addToClass(owner.symbol, std::move(member), installed.replacement);
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
    if (!owner.found())
        return;
    const QString function = value.dotted();
    const Resolution found = function.isEmpty() ? Resolution() : m_resolver.resolveExpression(module, scope, function);
    const QString replacement = found.found() && found.alternatives.empty() ? found.symbol.dotted() : QString();
    if (owner.symbol.kind == Symbol::Kind::Module) {
        m_targets[owner.symbol.module + u'.' + name].append(replacement);
        return;
    }
    // Those of the class's own module are read with its body.
    if (owner.symbol.kind != Symbol::Kind::Class || owner.symbol.module == module)
        return;
    Member member;
    member.name = name;
    member.line = line;
    member.module = module;
    member.values.push_back(value);
    member.scopes.push_back(scope);
    addToClass(owner.symbol, std::move(member), replacement);
}

void ClassHierarchy::AddedMembers::addToClass(const Symbol &type, Member member, const QString &function)
{
    member.kind = Member::Kind::Added;
    member.owner = type;
    m_targets[type.dotted() + u'.' + member.name].append(function);
    m_members[ClassLineBuilder::key(type)].push_back(std::move(member));
    if (function.isEmpty())
        return;
    const auto known = m_getting.constFind(function);
    const bool other = known != m_getting.cend() && !(*known && (*known)->isSame(type));
    m_getting.insert(function, other ? std::nullopt : std::optional(type));
}

} // namespace mxw::source
