// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Builtins.h"
#include "models/source/ResolverSearch.h"

#include <algorithm>

// The part of Resolver::Search that deals with classes.

using namespace Qt::StringLiterals;

namespace mxw::source {

/// The class itself, then its bases depth first: for the question whether a name is there that is as good as the MRO.
Resolution Resolver::Search::classMember(const Symbol &owner, const QString &name)
{
    const Place place = placeOf(owner);
    const Definition *definition = owner.definitionOrNull();
    if (!definition || !place.file)
        return unknown(tr("%1 cannot be looked into.").arg(owner.qualifiedName));
    const QString key = owner.module + u'%' + owner.qualifiedName + u'%' + QString::number(owner.line) + u'%' + name;
    if (m_active.contains(key))
        return missing(owner.module);
    const std::vector<Binding> bindings = bindingsOf(*owner.outline, owner.definition, name);
    if (!bindings.empty())
        return bound(place, owner.definition, bindings);
    m_active.insert(key);
    std::optional<Resolution> result = addedMember(owner, name);
    if (!result)
        result = inheritedMember(owner, name);
    m_active.remove(key);
    if (result)
        return std::move(*result);
    const bool gives = !bindingsOf(*owner.outline, owner.definition, u"__getattr__"_s).empty();
    if (gives)
        return unknown(tr("%1 gives attributes at run time.").arg(owner.qualifiedName));
    if (metaclassMayHave(owner, name))
        return unknown(tr("The metaclass of %1 may give %2.").arg(owner.qualifiedName, name));
    return missing(owner.module);
}

/// `Class.name = value` and `setattr(Class, …)` in the module of the class.
std::optional<Resolution> Resolver::Search::addedMember(const Symbol &owner, const QString &name)
{
    const Outline &outline = *owner.outline;
    const QString wanted = owner.qualifiedName + u'.' + name;
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.target.kind == Expression::Kind::Attribute && assignment.target.dotted() == wanted)
            return found(symbolOf(placeOf(owner), Symbol::Kind::Variable, wanted, assignment.line, -1));
    }
    for (const CallStatement &statement : outline.calls) {
        const Expression *object = statement.call.positional(0);
        const Expression *attribute = statement.call.positional(1);
        const bool about = object && attribute && statement.call.callee().text == "setattr"_L1 &&
                           object->dotted() == owner.qualifiedName;
        if (!about)
            continue;
        if (attribute->kind != Expression::Kind::String)
            return unknown(tr("%1 gets attributes by setattr().").arg(owner.qualifiedName));
        if (attribute->text == name)
            return found(symbolOf(placeOf(owner), Symbol::Kind::Variable, wanted, statement.line, -1));
    }
    return std::nullopt;
}

/// Found or Unknown; nothing when all bases are known and none has it.
std::optional<Resolution> Resolver::Search::inheritedMember(const Symbol &owner, const QString &name)
{
    const Definition &definition = *owner.definitionOrNull();
    std::optional<Resolution> doubt;
    // `class X(X)` inherits what the name meant above.
    const int beforeLine = definition.scope == ModuleScope ? definition.line : 0;
    for (const Expression &base : definition.bases) {
        const Expression &plain = base.kind == Expression::Kind::Subscript ? base.items.front() : base;
        const QString text = plain.dotted();
        Resolution parent;
        if (!text.isEmpty())
            parent = dotted(owner.module, definition.scope, text, beforeLine);
        if (parent.state == Resolution::State::External) {
            if (!libraryClassMayHave(text.section(u'.', -1), name))
                continue;
        } else if (parent.found() && parent.symbol.kind == Symbol::Kind::Class) {
            Resolution result = classMember(parent.symbol, name);
            if (result.found())
                return result;
            if (result.missing())
                continue;
            parent = std::move(result);
        }
        const bool onlyExternalBase = parent.state == Resolution::State::External || parent.onlyExternalBase;
        if (doubt) {
            doubt->onlyExternalBase = doubt->onlyExternalBase && onlyExternalBase;
        } else {
            const QString reason =
                parent.reason.isEmpty() || parent.found()
                    ? tr("%1 may inherit %2 from %3.").arg(owner.qualifiedName, name, base.toString())
                    : parent.reason;
            doubt = unknown(reason);
            doubt->onlyExternalBase = onlyExternalBase;
        }
    }
    return doubt;
}

bool Resolver::Search::metaclassMayHave(const Symbol &owner, const QString &name)
{
    const Definition &definition = *owner.definitionOrNull();
    if (definition.metaclass.isEmpty())
        return false;
    const QString last = definition.metaclass.section(u'.', -1);
    const Resolution meta = dotted(owner.module, definition.scope, definition.metaclass, definition.line);
    if (meta.state == Resolution::State::External)
        return last != "ABCMeta"_L1 && libraryClassMayHave(last, name);
    if (!meta.found() || meta.symbol.kind != Symbol::Kind::Class)
        return true;
    const Outline &outline = *meta.symbol.outline;
    return std::ranges::any_of(
        std::initializer_list<QString>{u"__getattr__"_s, u"__getattribute__"_s, name},
        [&](const QString &part) { return !bindingsOf(outline, meta.symbol.definition, part).empty(); });
}

} // namespace mxw::source
