// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ClassBody.h"

#include "models/source/Bindings.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

void ClassBody::add(Member member)
{
    byName.insert(member.name, members.size());
    members.push_back(std::move(member));
}

const Member *ClassBody::find(const QString &name, bool ofInstances) const
{
    const Member *best = nullptr;
    const auto strength = [](const Member &member) {
        switch (member.kind) {
        case Member::Kind::Method:
        case Member::Kind::ClassValue:
            return 4;
        case Member::Kind::Added:
            return 3;
        case Member::Kind::SelfValue:
        case Member::Kind::Slot:
            return 2;
        case Member::Kind::Annotation:
            break;
        }
        return 1;
    };
    for (auto it = byName.constFind(name); it != byName.cend() && it.key() == name; ++it) {
        const Member &member = members[it.value()];
        if (!ofInstances && member.kind == Member::Kind::SelfValue)
            continue;
        if (!best || strength(member) > strength(*best))
            best = &member;
    }
    return best;
}

ClassBodyReader::ClassBodyReader(const Resolver &resolver, const Symbol &type)
    : m_resolver(resolver), m_type(type), m_outline(*type.outline)
{
}

Member ClassBodyReader::member(Member::Kind kind, const QString &name, int line) const
{
    Member result;
    result.kind = kind;
    result.name = name;
    result.owner = m_type;
    result.module = m_type.module;
    result.line = line;
    return result;
}

ClassBody ClassBodyReader::read(const std::vector<Member> &added)
{
    readBody();
    readOutside();
    for (const Member &member : added) {
        if (member.name.isEmpty())
            open(Receiver::Class, tr("%1 gets attributes by setattr().").arg(m_type.qualifiedName));
        else
            m_body.add(member);
    }
    const CodeTree *tree = m_resolver.treeOf(m_type.module);
    m_usage = tree ? tree->usageOfModule(m_type.module) : nullptr;
    if (m_usage)
        readMethods();
    else
        open(Receiver::Instance, tr("%1 cannot be looked into.").arg(m_type.path));
    return std::move(m_body);
}

void ClassBodyReader::open(Receiver receiver, const QString &reason)
{
    QString &target = receiver == Receiver::Class ? m_body.opensClass : m_body.opensInstances;
    if (target.isEmpty())
        target = reason;
}

// What the class statement itself says

void ClassBodyReader::readBody()
{
    QSet<QString> seen;
    QStringList names;
    const auto note = [&](const QString &name) {
        if (!seen.contains(name)) {
            seen.insert(name);
            names.append(name);
        }
    };
    for (const Import &import : m_outline.imports) {
        for (const ImportedName &name : import.names) {
            if (import.scope == m_type.definition && name.name != "*"_L1)
                note(boundName(import, name));
        }
    }
    for (const Definition &definition : m_outline.definitions) {
        if (definition.scope == m_type.definition)
            note(definition.name);
    }
    for (const Assignment &assignment : m_outline.assignments) {
        if (assignment.scope != m_type.definition)
            continue;
        const Expression &target = assignment.target;
        if (target.kind == Expression::Kind::Name)
            note(target.text);
        if (target.text == "__slots__"_L1)
            readSlots(assignment);
        const bool spaces =
            target.kind == Expression::Kind::Subscript && target.items.front().kind == Expression::Kind::Call &&
            (target.items.front().callee().text == "locals"_L1 || target.items.front().callee().text == "vars"_L1);
        if (spaces)
            open(Receiver::Class, tr("The body of %1 makes names when it runs.").arg(m_type.qualifiedName));
    }
    for (const QString &name : names)
        readName(name);
    for (const CallStatement &statement : m_outline.calls) {
        const QString text = statement.call.toString();
        if (statement.scope == m_type.definition && (text.startsWith("locals()"_L1) || text.startsWith("vars()"_L1)))
            open(Receiver::Class, tr("The body of %1 makes names when it runs.").arg(m_type.qualifiedName));
    }
    const auto giver = [&](const QString &name) { return m_body.byName.contains(name); };
    if (giver(u"__getattr__"_s) || giver(u"__getattribute__"_s))
        open(Receiver::Instance, tr("%1 gives attributes at run time.").arg(m_type.qualifiedName));
}

void ClassBodyReader::readName(const QString &name)
{
    Member result;
    bool always = false;
    for (const Binding &binding : bindingsOf(m_outline, m_type.definition, name)) {
        // The last of several unconditional ones wins, and they come first.
        if (always && binding.guards->empty() && !binding.auxiliary)
            continue;
        always = always || (binding.guards->empty() && !binding.auxiliary);
        if (result.name.isEmpty()) {
            const bool function =
                binding.definition >= 0 && !m_outline.definitions[size_t(binding.definition)].isClass();
            result = member(function ? Member::Kind::Method : Member::Kind::ClassValue, name, binding.line);
            result.definition = binding.definition;
            const bool bare =
                binding.assignment && binding.assignment->value.isNone() && !binding.assignment->annotation.isEmpty();
            if (bare)
                result.kind = Member::Kind::Annotation;
        }
        if (!binding.assignment) {
            // Another branch of a conditional definition.
            if (!binding.auxiliary && (binding.import || binding.definition != result.definition))
                result.values.push_back({});
        } else {
            if (result.annotation.isEmpty())
                result.annotation = binding.assignment->annotation;
            if (result.kind == Member::Kind::Annotation)
                continue;
            result.values.push_back(binding.assignment->augmented ? Expression() : binding.assignment->value);
        }
        result.scopes.resize(result.values.size(), m_type.definition);
    }
    if (!result.name.isEmpty())
        m_body.add(std::move(result));
}

void ClassBodyReader::readSlots(const Assignment &assignment)
{
    const Expression &value = assignment.value;
    const auto slot = [&](const Expression &name) {
        if (name.kind == Expression::Kind::String)
            m_body.add(member(Member::Kind::Slot, name.text, assignment.line));
    };
    slot(value);
    if (value.kind == Expression::Kind::Sequence)
        std::ranges::for_each(value.items, slot);
    for (size_t i = 0; value.kind == Expression::Kind::Mapping && i < value.items.size(); i += 2)
        slot(value.items[i]);
}

/// `Class.name = value` and `setattr(Class, …)` elsewhere in the same module.
void ClassBodyReader::readOutside()
{
    for (const Assignment &assignment : m_outline.assignments) {
        const Expression &target = assignment.target;
        const bool about = target.kind == Expression::Kind::Attribute && !target.items.empty() &&
                           target.items.front().dotted() == m_type.qualifiedName;
        if (!about)
            continue;
        Member added = member(Member::Kind::Added, target.text, assignment.line);
        added.values.push_back(assignment.augmented ? Expression() : assignment.value);
        added.scopes.push_back(assignment.scope);
        m_body.add(std::move(added));
    }
    for (const CallStatement &statement : m_outline.calls) {
        const Expression *object = statement.call.positional(0);
        const Expression *attribute = statement.call.positional(1);
        const bool about = object && attribute && statement.call.callee().dotted() == "setattr"_L1 &&
                           object->dotted() == m_type.qualifiedName;
        if (about && attribute->kind != Expression::Kind::String) {
            open(Receiver::Class, tr("%1 gets attributes by setattr().").arg(m_type.qualifiedName));
        } else if (about) {
            Member added = member(Member::Kind::Added, attribute->text, statement.line);
            added.values.push_back(statement.call.positional(2) ? *statement.call.positional(2) : Expression());
            added.scopes.push_back(statement.scope);
            m_body.add(std::move(added));
        }
    }
}

} // namespace mxw::source
