// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/BaseComparison.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// More files than this that define one name say nothing about a move.
constexpr qsizetype MaximumCandidates = 12;

bool sameText(const Expression &a, const Expression &b)
{
    return a.kind == b.kind && a.text == b.text && a.names == b.names &&
           std::ranges::equal(a.items, b.items, &sameText);
}

bool sameDecorators(const Definition &a, const Definition &b)
{
    return std::ranges::equal(a.decorators, b.decorators, &sameText);
}

bool isInside(const Outline &outline, int scope, int definition)
{
    while (scope != ModuleScope && scope != definition)
        scope = outline.definitions[size_t(scope)].scope;
    return scope == definition;
}

/// The digest of a definition leaves decorators out, those of what it contains included.
bool sameDecoratorsInside(const Symbol &a, const Symbol &b)
{
    const auto inside = [](const Symbol &symbol) {
        std::vector<const Definition *> found;
        for (const Definition &definition : symbol.outline->definitions) {
            if (definition.scope != ModuleScope && isInside(*symbol.outline, definition.scope, symbol.definition))
                found.push_back(&definition);
        }
        return found;
    };
    return std::ranges::equal(inside(a), inside(b),
                              [](const Definition *x, const Definition *y) { return sameDecorators(*x, *y); });
}

bool sameCode(const Symbol &a, const Symbol &b)
{
    const Definition *now = a.definitionOrNull();
    const Definition *then = b.definitionOrNull();
    return now && then && now->kind == then->kind && now->digest == then->digest && sameDecorators(*now, *then) &&
           sameDecoratorsInside(a, b);
}

/// The definitions right inside of a class, the n-th of each name.
std::map<std::pair<QString, int>, int> membersOf(const Symbol &type)
{
    std::map<std::pair<QString, int>, int> members;
    QHash<QString, int> count;
    for (size_t i = 0; i < type.outline->definitions.size(); ++i) {
        const Definition &definition = type.outline->definitions[i];
        if (definition.scope == type.definition)
            members.emplace(std::pair(definition.name, count[definition.name]++), int(i));
    }
    return members;
}

Symbol memberSymbol(const Symbol &type, int definition)
{
    Symbol symbol = type;
    symbol.definition = definition;
    return symbol;
}

std::vector<const Expression *> valuesOf(const Outline &outline, const QString &name)
{
    std::vector<const Expression *> values;
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.scope == ModuleScope && assignment.target.kind == Expression::Kind::Name &&
            assignment.target.text == name)
            values.push_back(&assignment.value);
    }
    return values;
}

} // namespace

SinceBase BaseComparison::of(const Symbol &symbol) const
{
    return symbol.definitionOrNull() ? ofDefinition(symbol) : ofVariable(symbol);
}

SinceBase BaseComparison::ofDefinition(const Symbol &symbol) const
{
    const Resolution there = m_code.atBase.resolve(symbol.module, symbol.qualifiedName);
    SinceBase result;
    std::vector<Symbol> candidates;
    if (there.found()) {
        candidates = there.alternatives;
        candidates.insert(candidates.begin(), there.symbol);
        std::erase_if(candidates, [](const Symbol &one) { return !one.upstream || !one.definitionOrNull(); });
    } else if (there.missing()) {
        candidates = elsewhere(symbol);
    } else {
        result.reason =
            there.reason.isEmpty() ? tr("%1 belongs to another package at base.").arg(symbol.dotted()) : there.reason;
        return result;
    }
    if (candidates.empty()) {
        result.state = SinceBase::State::New;
        return result;
    }
    auto best = std::ranges::find_if(candidates, [&](const Symbol &one) { return sameCode(symbol, one); });
    // Several places have the name, and none has the code: which one it came from cannot be told.
    const bool certain = best != candidates.end() || there.found() || candidates.size() == 1;
    if (!certain) {
        result.state = SinceBase::State::New;
        return result;
    }
    if (best == candidates.end())
        best = candidates.begin();
    result = compare(symbol, *best);
    if (best->module != symbol.module)
        result.movedFrom = best->module;
    return result;
}

/// Definitions of module level of that name in other files at base.
std::vector<Symbol> BaseComparison::elsewhere(const Symbol &symbol) const
{
    std::vector<Symbol> found;
    const QStringList files = m_code.base->filesDefining(symbol.qualifiedName);
    if (files.size() > MaximumCandidates)
        return found;
    m_code.base->prefetch(files);
    for (const QString &file : files) {
        const QString module = m_code.base->moduleOfFile(file);
        if (module.isEmpty())
            continue;
        const Resolution there = m_code.atBase.resolve(module, symbol.qualifiedName);
        if (there.found() && there.symbol.path == file && there.symbol.kind == symbol.kind &&
            there.symbol.definitionOrNull())
            found.push_back(there.symbol);
    }
    return found;
}

SinceBase BaseComparison::compare(const Symbol &now, const Symbol &then)
{
    SinceBase result;
    if (sameCode(now, then)) {
        result.state = SinceBase::State::Same;
        return result;
    }
    result.state = SinceBase::State::Differs;
    const Definition &definition = *now.definitionOrNull();
    if (!definition.isClass() || !then.definitionOrNull()->isClass())
        return result;
    const auto here = membersOf(now);
    const auto there = membersOf(then);
    for (const auto &[name, index] : here) {
        const auto old = there.find(name);
        if (old != there.end() && sameCode(memberSymbol(now, index), memberSymbol(then, old->second)))
            continue;
        result.members.push_back(index);
        result.changed.append(name.first);
    }
    for (const auto &[name, index] : there) {
        if (!here.contains(name))
            result.changed.append(name.first);
    }
    result.changed.removeDuplicates();
    const bool head = !sameDecorators(definition, *then.definitionOrNull()) ||
                      !std::ranges::equal(definition.bases, then.definitionOrNull()->bases, &sameText);
    if (head || result.members.empty())
        result.members.push_back(now.definition);
    return result;
}

SinceBase BaseComparison::ofVariable(const Symbol &symbol) const
{
    SinceBase result;
    const Resolution there = m_code.atBase.resolve(symbol.module, symbol.qualifiedName);
    if (there.missing()) {
        result.state = SinceBase::State::New;
        return result;
    }
    if (!there.found()) {
        result.reason = there.reason;
        return result;
    }
    const bool comparable = symbol.outline && there.symbol.outline && there.symbol.kind == Symbol::Kind::Variable;
    const bool same =
        comparable && std::ranges::equal(valuesOf(*symbol.outline, symbol.qualifiedName),
                                         valuesOf(*there.symbol.outline, there.symbol.qualifiedName),
                                         [](const Expression *a, const Expression *b) { return sameText(*a, *b); });
    result.state = same ? SinceBase::State::Same : SinceBase::State::Differs;
    if (there.symbol.module != symbol.module)
        result.movedFrom = there.symbol.module;
    return result;
}

} // namespace mxw::inventory
