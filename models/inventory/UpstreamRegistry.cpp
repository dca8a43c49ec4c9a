// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/UpstreamRegistry.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

Resolution UpstreamRegistry::ofPath(const Resolver &resolver, const QString &path)
{
    if (path.contains(u':'))
        return resolver.resolve(path.section(u':', 0, 0), path.section(u':', 1));
    const qsizetype dot = path.lastIndexOf(u'.');
    return dot <= 0 ? Resolution() : resolver.resolve(path.first(dot), path.sliced(dot + 1));
}

Resolution UpstreamRegistry::counterpart(const QString &module, const FoundRegistration &registration) const
{
    if (!registration.rule)
        return {};
    const RegistrationRule &rule = *registration.rule;
    if (rule.ownerIsCounterpart)
        return ofOwner(module, registration);
    if (rule.enumValue)
        return ofEnumValue(module, registration);
    for (const Item &item : itemsOf(rule)) {
        if (item.key == registration.key)
            return valueOf(item, rule.modulePrefix);
    }
    return {};
}

QStringList UpstreamRegistry::keysOfSame(const RegistrationRule &rule, const QString &key) const
{
    const std::vector<Item> &items = itemsOf(rule);
    const auto own = std::ranges::find(items, key, &Item::key);
    QStringList keys;
    for (const Item &item : items) {
        if (own != items.end() && item.holder.isSame(own->holder) && item.value.toString() == own->value.toString())
            keys.append(item.key);
    }
    return keys;
}

const std::vector<UpstreamRegistry::Item> &UpstreamRegistry::itemsOf(const RegistrationRule &rule) const
{
    const auto known = m_items.constFind(rule.kind);
    if (known != m_items.cend())
        return *known;
    std::vector<Item> items;
    for (const QString &mapping : rule.mappings) {
        std::vector<Item> more = readMapping(mapping);
        items.insert(items.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
    }
    return *m_items.insert(rule.kind, std::move(items));
}

/// The literal of a table of module level, or of a local name of a function.
std::vector<UpstreamRegistry::Item> UpstreamRegistry::readMapping(const QString &mapping) const
{
    const QString module = mapping.section(u':', 0, 0);
    const QString path = mapping.section(u':', 1);
    const QString function = path.section(u'.', 0, -2);
    const QString name = path.section(u'.', -1);
    const Resolution holder = m_resolver.resolve(module, function.isEmpty() ? name : function);
    if (!holder.found() || !holder.symbol.outline)
        return {};
    if (!function.isEmpty()) {
        const CodeTree *tree = m_resolver.treeOf(holder.symbol.module);
        const auto usage = tree ? tree->usage(holder.symbol.path) : nullptr;
        const LocalName *local = usage ? usage->local(holder.symbol.definition, name) : nullptr;
        return local ? itemsOf(holder.symbol, holder.symbol.definition, local->value) : std::vector<Item>();
    }
    for (const Assignment &assignment : holder.symbol.outline->assignments) {
        if (assignment.scope == ModuleScope && assignment.target.kind == Expression::Kind::Name &&
            assignment.target.text == holder.symbol.qualifiedName)
            return itemsOf(holder.symbol, ModuleScope, assignment.value);
    }
    return {};
}

std::vector<UpstreamRegistry::Item> UpstreamRegistry::itemsOf(const Symbol &holder, int scope,
                                                              const Expression &literal)
{
    std::vector<Item> items;
    for (size_t i = 0; literal.kind == Expression::Kind::Mapping && i + 1 < literal.items.size(); i += 2) {
        if (literal.items[i].kind == Expression::Kind::String)
            items.push_back({literal.items[i].text, literal.items[i + 1], holder, scope});
    }
    return items;
}

Resolution UpstreamRegistry::valueOf(const Item &item, const QString &modulePrefix) const
{
    const Expression &value = item.value;
    if (value.kind == Expression::Kind::String)
        return ofPath(m_resolver, value.text);
    if (value.kind == Expression::Kind::Sequence && value.items.size() == 2 &&
        value.items[0].kind == Expression::Kind::String && value.items[1].kind == Expression::Kind::String) {
        const QString module = value.items[0].text;
        const bool full = m_resolver.treeOf(module) != nullptr;
        return m_resolver.resolve(full ? module : QString(modulePrefix + module), value.items[1].text);
    }
    const QString dotted = value.dotted();
    return dotted.isEmpty() ? Resolution() : m_resolver.resolveExpression(item.holder.module, item.scope, dotted);
}

/// The value of the Enum member that is the key, read as a class path.
Resolution UpstreamRegistry::ofEnumValue(const QString &module, const FoundRegistration &registration) const
{
    const QString dotted = registration.keyExpression.dotted();
    const qsizetype dot = dotted.lastIndexOf(u'.');
    const Resolution type =
        dot <= 0 ? Resolution() : m_resolver.resolveExpression(module, registration.scope, dotted.first(dot));
    if (!type.found() || type.symbol.kind != Symbol::Kind::Class || !type.symbol.outline)
        return {};
    for (const Assignment &assignment : type.symbol.outline->assignments) {
        if (assignment.scope == type.symbol.definition && assignment.target.text == registration.key &&
            assignment.value.kind == Expression::Kind::String)
            return ofPath(m_resolver, assignment.value.text);
    }
    return {};
}

/// The class that the method is called on; for a common base with a name given, the class of that name below it.
Resolution UpstreamRegistry::ofOwner(const QString &module, const FoundRegistration &registration) const
{
    const Resolution owner = m_resolver.resolveExpression(module, registration.scope, registration.owner);
    const bool common = owner.found() && std::ranges::any_of(registration.rule->callees, [&](const QString &callee) {
                            return callee.startsWith(owner.symbol.module + u':' + owner.symbol.qualifiedName + u'.');
                        });
    if (!common)
        return owner;
    Resolution found;
    for (const QString &file : m_resolver.upstream().filesDefining(registration.key)) {
        const QString holder = m_resolver.upstream().moduleOfFile(file);
        const Resolution candidate = m_resolver.resolve(holder, registration.key);
        if (!candidate.found() || candidate.symbol.kind != Symbol::Kind::Class || candidate.symbol.module != holder)
            continue;
        if (found.found())
            return {}; // several of that name
        found = candidate;
    }
    return found;
}

} // namespace mxw::inventory
