// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PluginClasses.h"

#include "models/source/LibraryFacts.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

Symbol methodOf(const Symbol &type, int definition)
{
    const Definition &code = type.outline->definitions[size_t(definition)];
    Symbol method = type;
    method.kind = Symbol::Kind::Function;
    method.qualifiedName = code.qualifiedName;
    method.line = code.line;
    method.definition = definition;
    return method;
}

/// What is assigned to a class from outside replaces what its body says; here the body is asked for.
bool standsInBody(const Member &member)
{
    return member.kind == Member::Kind::Method || member.kind == Member::Kind::ClassValue ||
           member.kind == Member::Kind::Slot;
}

/// The class outside both trees has a method of that name of its own, or is not known.
bool externalMayBring(const QString &external, const QString &name)
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    if (name == "__init__"_L1)
        return facts.hasConstructor(external).value_or(true);
    return !facts.knowsClass(external) || facts.brings(external, name);
}

const inventory::RegistrationFacts *registrationOf(const CheckContext &context, const Symbol &type)
{
    const auto &all = context.inventory.registrations;
    const auto it = std::ranges::find_if(all, [&](const inventory::RegistrationFacts &facts) {
        const Symbol *registered = facts.type();
        return registered && registered->isSame(type);
    });
    return it == all.end() ? nullptr : &*it;
}

} // namespace

std::vector<Symbol> PluginClass::methods() const
{
    std::vector<Symbol> methods;
    QHash<QString, int> count;
    const auto &definitions = used->outline->definitions;
    for (size_t i = size_t(symbol.definition) + 1; i < definitions.size(); ++i) {
        if (definitions[i].line > definition().endLine)
            break;
        if (definitions[i].scope != symbol.definition)
            continue;
        ++count[definitions[i].name];
        if (!definitions[i].isClass() && mayRun(definitions[i].guards))
            methods.push_back(methodOf(symbol, int(i)));
    }
    std::erase_if(methods, [&](const Symbol &method) { return count[method.definitionOrNull()->name] > 1; });
    return methods;
}

std::optional<int> PluginClass::constructor() const
{
    for (const Symbol &method : methods()) {
        if (method.definitionOrNull()->name == "__init__"_L1)
            return method.definition;
    }
    return std::nullopt;
}

std::vector<PluginClass> pluginClasses(const CheckContext &context)
{
    std::vector<PluginClass> classes;
    for (UsedModule &module : usedModules(context.code)) {
        const auto used = std::make_shared<const UsedModule>(std::move(module));
        for (size_t i = 0; i < used->outline->definitions.size(); ++i) {
            const Definition &definition = used->outline->definitions[i];
            if (!definition.isClass() || !mayRun(definition.guards))
                continue;
            classes.push_back({used, Symbol{Symbol::Kind::Class, used->module, definition.qualifiedName, used->file,
                                            definition.line, false, used->outline, int(i)}});
        }
    }
    return classes;
}

QString entryOfClass(const CheckContext &context, const Symbol &type)
{
    const inventory::RegistrationFacts *registration = registrationOf(context, type);
    return registration ? registration->entry.id : entryOf(context, type.module);
}

bool isRegistered(const CheckContext &context, const Symbol &type)
{
    return registrationOf(context, type) != nullptr;
}

Finding classFinding(const CheckContext &context, const QString &check, const PluginClass &type, int line)
{
    Finding finding;
    finding.check = check;
    finding.severity = severityIn(context, type.used->module);
    finding.entry = entryOfClass(context, type.symbol);
    finding.file = type.used->file;
    finding.line = line;
    finding.symbol = type.symbol.qualifiedName;
    return finding;
}

std::optional<Symbol> ownMethod(const ClassHierarchy &hierarchy, const Symbol &type, const QString &name)
{
    std::optional<Symbol> found;
    for (const Member &member : hierarchy.ownMembers(type)) {
        if (member.name != name || !standsInBody(member))
            continue;
        if (found || member.kind != Member::Kind::Method || !member.values.empty() || member.definition < 0)
            return std::nullopt;
        found = methodOf(type, member.definition);
    }
    return found;
}

std::optional<Symbol> methodInLine(const ClassHierarchy &hierarchy, const ClassLine &line, const QString &name,
                                   Among among, size_t from)
{
    for (size_t i = from; i < line.order.size(); ++i) {
        const int index = line.order[i];
        if (index < 0) {
            if (externalMayBring(line.external.at(-1 - index), name))
                return std::nullopt;
            continue;
        }
        const Symbol &type = line.classes[size_t(index)];
        if (among == Among::Upstream && !type.upstream)
            continue;
        const bool brings = std::ranges::any_of(hierarchy.ownMembers(type), [&](const Member &member) {
            return member.name == name && standsInBody(member);
        });
        if (brings)
            return ownMethod(hierarchy, type, name);
    }
    return std::nullopt;
}

std::optional<Symbol> parentMethod(const ClassHierarchy &hierarchy, const Symbol &type, const QString &name,
                                   Among among)
{
    const ClassLine &line = hierarchy.line(type);
    return line.complete ? methodInLine(hierarchy, line, name, among, 1) : std::nullopt;
}

Symbol ownerOf(const Symbol &method)
{
    Symbol type = method;
    const Definition &code = *method.definitionOrNull();
    const Definition &owner = method.outline->definitions[size_t(code.scope)];
    type.kind = Symbol::Kind::Class;
    type.qualifiedName = owner.qualifiedName;
    type.line = owner.line;
    type.definition = code.scope;
    return type;
}

QString shortName(const Symbol &method)
{
    return method.qualifiedName.section(u'.', -2);
}

} // namespace mxw::checks
