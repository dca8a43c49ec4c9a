// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ClassHierarchy.h"

#include "models/source/AddedMembers.h"
#include "models/source/ClassBody.h"
#include "models/source/ClassLineBuilder.h"
#include "models/source/DecoratorReader.h"
#include "models/source/LibraryFacts.h"
#include "models/source/OutsideStores.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

ClassHierarchy::ClassHierarchy(const Resolver &resolver, std::vector<Installed> installed)
    : m_resolver(resolver), m_installed(std::move(installed))
{
}

ClassHierarchy::~ClassHierarchy() = default;

const ClassLine &ClassHierarchy::line(const Symbol &type) const
{
    const QString key = ClassLineBuilder::key(type);
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_lines.constFind(key); known != m_lines.cend())
            return **known;
    }
    auto made = std::make_shared<const ClassLine>(ClassLineBuilder(m_resolver).build(type));
    const std::scoped_lock lock(m_mutex);
    // Another thread may have been faster; what was handed out must stay.
    if (!m_lines.contains(key))
        m_lines.insert(key, std::move(made));
    return *m_lines[key];
}

const ClassHierarchy::AddedMembers &ClassHierarchy::added() const
{
    std::call_once(m_addedOnce, [this] { m_added = std::make_unique<const AddedMembers>(m_resolver, m_installed); });
    return *m_added;
}

bool ClassHierarchy::isInstalled(const QString &dotted) const
{
    return added().targets().contains(dotted);
}

QStringList ClassHierarchy::replacements(const QString &dotted) const
{
    return added().targets().value(dotted);
}

std::optional<Symbol> ClassHierarchy::patchedClass(const Symbol &function) const
{
    return added().classGetting(function.dotted());
}

QString ClassHierarchy::namedAnywhere(const QString &name) const
{
    const QString key = u"* "_s + name;
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_derived.constFind(key); known != m_derived.cend())
            return *known;
    }
    const QString place = OutsideStores(*this, {}, false).anywhere(name);
    const std::scoped_lock lock(m_mutex);
    m_derived.insert(key, place);
    return place;
}

const ClassBody &ClassHierarchy::body(const Symbol &type) const
{
    const QString key = ClassLineBuilder::key(type);
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_bodies.constFind(key); known != m_bodies.cend())
            return **known;
    }
    ClassBody body;
    if (const Definition *definition = type.definitionOrNull()) {
        body = ClassBodyReader(m_resolver, type).read(added().of(type));
        const DecoratorReader decorators(m_resolver);
        body.replaced = std::ranges::any_of(definition->decorators, [&](const Expression &decorator) {
            return decorators.replacesClass(type.module, definition->scope, decorator);
        });
    }
    auto made = std::make_shared<const ClassBody>(std::move(body));
    const std::scoped_lock lock(m_mutex);
    if (!m_bodies.contains(key))
        m_bodies.insert(key, std::move(made));
    return *m_bodies[key];
}

ClassHierarchy::Lookup ClassHierarchy::classMember(const Symbol &type, const QString &name) const
{
    return find(type, name, View::Class);
}

ClassHierarchy::Lookup ClassHierarchy::instanceMember(const Symbol &type, const QString &name) const
{
    return find(type, name, View::Instance);
}

ClassHierarchy::Lookup ClassHierarchy::parentMember(const Symbol &type, const QString &name) const
{
    return find(type, name, View::Parent);
}

ClassHierarchy::Lookup ClassHierarchy::find(const Symbol &type, const QString &name, View view) const
{
    const QString key = ClassLineBuilder::key(type) + QString::number(int(view)) + name;
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_lookups.constFind(key); known != m_lookups.cend())
            return *known;
    }
    const ClassLine &line = this->line(type);
    Lookup result;
    if (std::optional<Lookup> found = inLine(line, name, view)) {
        result = std::move(*found);
    } else {
        result.reason = doubt(type, line, name, view);
        if (result.reason.isEmpty() && view == View::Class) {
            if (std::optional<Lookup> ofMeta = ofMetaclass(line, name))
                result = std::move(*ofMeta);
        }
        // super() does not see what instances hold.
        if (result.presence == Presence::Unknown && result.reason.isEmpty() && view != View::Parent)
            result.reason = OutsideStores(*this, line, view == View::Class).stored(name);
        if (result.presence == Presence::Unknown && result.reason.isEmpty())
            result.presence = Presence::Absent;
    }
    const std::scoped_lock lock(m_mutex);
    m_lookups.insert(key, result);
    return result;
}

/// The first class of the line that has it, object included.
std::optional<ClassHierarchy::Lookup> ClassHierarchy::inLine(const ClassLine &line, const QString &name,
                                                             View view) const
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    const auto ofExternal = [&](const QString &external) {
        Lookup result;
        result.presence = Presence::Present;
        result.external = external;
        result.member.kind = Member::Kind::ClassValue;
        result.member.name = name;
        result.member.owner.module = external.section(u'.', 0, -2);
        result.member.owner.qualifiedName = external.section(u'.', -1);
        return result;
    };
    std::optional<Lookup> promise;
    for (size_t i = view == View::Parent ? 1 : 0; i < line.order.size(); ++i) {
        const int index = line.order[i];
        if (index < 0) {
            const QString &external = line.external.at(-1 - index);
            const bool ofMeta = view == View::Class && facts.classHas(external, name) == true &&
                                facts.instanceHas(u"builtins.object"_s, name) != true;
            if (ofMeta || facts.brings(external, name))
                return ofExternal(external);
            continue;
        }
        const Member *member = body(line.classes[size_t(index)]).find(name, view == View::Instance);
        if (!member)
            continue;
        Lookup result;
        result.presence = Presence::Present;
        result.member = *member;
        // An annotation alone promises what some other class may bring.
        if (member->kind != Member::Kind::Annotation)
            return result;
        if (!promise)
            promise = std::move(result);
    }
    if (promise)
        return promise;
    if (facts.instanceHas(u"builtins.object"_s, name) == true)
        return ofExternal(u"builtins.object"_s);
    return std::nullopt;
}

/// Why it cannot be said that nothing in the line has `name`; empty when it can.
QString ClassHierarchy::doubt(const Symbol &type, const ClassLine &line, const QString &name, View view) const
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    if (!line.complete)
        return line.reason.isEmpty() ? tr("The bases of %1 are not known.").arg(type.qualifiedName) : line.reason;
    for (const Symbol &one : line.classes) {
        const ClassBody &own = body(one);
        if (own.replaced)
            return tr("A decorator puts something else in the place of %1.").arg(one.qualifiedName);
        if (!own.opensClass.isEmpty())
            return own.opensClass;
        if (view == View::Instance && !own.opensInstances.isEmpty())
            return own.opensInstances;
    }
    for (const QString &external : line.external) {
        if (!facts.knowsClass(external))
            return tr("%1 may inherit %2 from %3.").arg(type.qualifiedName, name, external);
        if (view == View::Instance && facts.isOpen(external))
            return tr("%1 may hold any attribute.").arg(external);
    }
    for (const Symbol &other : line.alternatives) {
        const ClassLine &alternative = this->line(other);
        if (!alternative.complete || inLine(alternative, name, view == View::Parent ? View::Class : view))
            return tr("A base of %1 is defined in several branches.").arg(type.qualifiedName);
    }
    return {};
}

/// What the metaclass gives the class object; nothing when it gives nothing.
std::optional<ClassHierarchy::Lookup> ClassHierarchy::ofMetaclass(const ClassLine &line, const QString &name) const
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    const auto present = [&](const QString &external) {
        Lookup result;
        result.presence = Presence::Present;
        result.external = external;
        result.member.kind = Member::Kind::ClassValue;
        result.member.name = name;
        result.member.owner.module = external.section(u'.', 0, -2);
        result.member.owner.qualifiedName = external.section(u'.', -1);
        return result;
    };
    if (facts.instanceHas(u"builtins.type"_s, name) == true)
        return present(u"builtins.type"_s);
    for (const Symbol &one : line.classes) {
        const Definition *definition = one.definitionOrNull();
        if (!definition || definition->metaclass.isEmpty())
            continue;
        const Resolution meta =
            m_resolver.resolveExpression(one.module, definition->scope, definition->metaclass, definition->line);
        Lookup result;
        result.reason = tr("The metaclass of %1 may give %2.").arg(one.qualifiedName, name);
        if (meta.state == Resolution::State::External) {
            const std::optional<bool> has = facts.instanceHas(meta.symbol.dotted(), name);
            if (has && *has)
                return present(meta.symbol.dotted());
            if (!has)
                return result;
            continue;
        }
        if (!meta.found() || meta.symbol.kind != Symbol::Kind::Class)
            return result;
        if (std::optional<Lookup> found = inLine(this->line(meta.symbol), name, View::Instance))
            return found;
        if (!doubt(meta.symbol, this->line(meta.symbol), name, View::Instance).isEmpty())
            return result;
    }
    return std::nullopt;
}

bool ClassHierarchy::isSubclass(const Symbol &type, const Symbol &of) const
{
    return std::ranges::any_of(line(type).classes, [&](const Symbol &one) { return one.isSame(of); });
}

std::optional<bool> ClassHierarchy::externalClassHas(const QString &dotted, QStringView member)
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    if (!dotted.contains(u'.') && facts.knowsClass("builtins."_L1 + dotted))
        return facts.instanceHas("builtins."_L1 + dotted, member.toString());
    return facts.instanceHas(dotted, member.toString());
}

const std::vector<Member> &ClassHierarchy::ownMembers(const Symbol &type) const
{
    return body(type).members;
}

std::vector<Member> ClassHierarchy::membersNamed(const Symbol &type, const QString &name) const
{
    std::vector<Member> result;
    for (const Symbol &one : line(type).classes) {
        const ClassBody &own = body(one);
        QList<size_t> indexes = own.byName.values(name);
        std::ranges::sort(indexes);
        for (const size_t index : indexes)
            result.push_back(own.members[index]);
    }
    return result;
}

QString ClassHierarchy::derivedMember(const Symbol &type, const QString &name) const
{
    const QString key = ClassLineBuilder::key(type) + u' ' + name;
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_derived.constFind(key); known != m_derived.cend())
            return *known;
    }
    const QString place = OutsideStores(*this, line(type), false).derived(name);
    const std::scoped_lock lock(m_mutex);
    m_derived.insert(key, place);
    return place;
}

} // namespace mxw::source
