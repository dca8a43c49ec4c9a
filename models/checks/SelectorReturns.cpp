// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/SelectorReturns.h"

#include "models/checks/RegistrationFinding.h"
#include "models/inventory/PathPattern.h"

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Selectors that call selectors that call …
constexpr int MaximumDepth = 4;

} // namespace

bool SelectorReturns::isSelector(const inventory::Profile &profile, const QString &module, const QString &function)
{
    return inventory::matchesAny(QString(module + u':' + function), profile.dispatch.selectors);
}

std::vector<SelectedClass> SelectorReturns::classesOf(const UsedModule &used, int index) const
{
    std::vector<SelectedClass> classes;
    QSet<QString> seen{used.module + u':' + used.outline->definitions[size_t(index)].qualifiedName};
    ofFunction({used.module, *used.outline, *used.usage, index, 0, seen}, classes);
    return classes;
}

void SelectorReturns::ofFunction(const Walk &walk, std::vector<SelectedClass> &to) const
{
    for (const Return &each : walk.outline.returns) {
        if (each.scope == walk.scope && mayRun(each.guards))
            ofExpression(walk, each.value, {{}, each.line, each.guards, {}}, to);
    }
    // What it asks another selector for it may give out through a loop.
    for (const CallUse &use : walk.usage.calls) {
        if (use.place.scope == walk.scope && mayRun(walk.usage.conditionsOf(use.place)))
            ofCall(walk, use.call, {{}, use.place.line, walk.usage.conditionsOf(use.place), {}}, to);
    }
}

void SelectorReturns::ofExpression(const Walk &walk, const Expression &value, const SelectedClass &where,
                                   std::vector<SelectedClass> &to) const
{
    switch (value.kind) {
    case Expression::Kind::Sequence:
        for (const Expression &item : value.items)
            ofExpression(walk, item, where, to);
        break;
    case Expression::Kind::Mapping:
        for (size_t i = 1; i < value.items.size(); i += 2)
            ofExpression(walk, value.items[i], where, to);
        break;
    case Expression::Kind::Conditional:
        ofExpression(walk, value.items[1], where, to);
        ofExpression(walk, value.items[2], where, to);
        break;
    case Expression::Kind::Starred:
    case Expression::Kind::Subscript:
        ofExpression(walk, value.items[0], where, to);
        break;
    case Expression::Kind::Call:
        // TABLE.get(key), choices.pop(): what the table holds. Selectors are asked for all calls of the function.
        if (const Expression &callee = value.callee();
            callee.kind == Expression::Kind::Attribute && (callee.text == "get"_L1 || callee.text == "pop"_L1))
            ofExpression(walk, callee.items[0], where, to);
        else
            ofName(walk, value, where, to);
        break;
    case Expression::Kind::Name:
    case Expression::Kind::Attribute:
        ofName(walk, value, where, to);
        break;
    default:
        break;
    }
}

/// A class, an object made of one, or a local name that holds either.
void SelectorReturns::ofName(const Walk &walk, const Expression &value, const SelectedClass &where,
                             std::vector<SelectedClass> &to) const
{
    const LocalName *local = value.kind == Expression::Kind::Name ? walk.usage.local(walk.scope, value.text) : nullptr;
    if (local && !local->parameter) {
        if (local->bindings == 1 && !local->value.isNone()) {
            ofExpression(walk, local->value, where, to);
            return;
        }
        for (size_t i = 0; local->bindings > 1 && i < walk.outline.assignments.size(); ++i) {
            const Assignment &assignment = walk.outline.assignments[i];
            if (assignment.scope != walk.scope || assignment.target.dotted() != value.text)
                continue;
            const bool again = assignment.value.dotted() == value.text;
            if (!again)
                ofExpression(walk, assignment.value, {{}, assignment.line, assignment.guards, where.via}, to);
        }
        if (local->bindings > 1)
            return;
    }
    const Value found = m_context.atTarget.value(walk.module, {walk.scope, 0, where.line}, value);
    const bool made = found.is(Value::Kind::Instance) && found.exact;
    if ((found.is(Value::Kind::Class) || made) && !found.self && !found.viaSuper) {
        SelectedClass selected = where;
        selected.type = found.symbol;
        to.push_back(std::move(selected));
        return;
    }
    // A table of module level.
    if (found.is(Value::Kind::Data) && found.symbol.outline && walk.depth < MaximumDepth) {
        for (const Assignment &assignment : found.symbol.outline->assignments) {
            const bool literal = assignment.value.kind == Expression::Kind::Mapping ||
                                 assignment.value.kind == Expression::Kind::Sequence;
            if (!literal || assignment.scope != ModuleScope || assignment.target.dotted() != found.symbol.qualifiedName)
                continue;
            const Usage none;
            ofExpression({found.symbol.module, *found.symbol.outline, none, ModuleScope, walk.depth + 1, walk.seen},
                         assignment.value, where, to);
        }
    }
}

void SelectorReturns::ofCall(const Walk &walk, const Expression &call, const SelectedClass &where,
                             std::vector<SelectedClass> &to) const
{
    const Expression &callee = call.callee();
    if (walk.depth >= MaximumDepth || callee.dotted().isEmpty())
        return;
    const Value found = m_context.atTarget.value(walk.module, {walk.scope, 0, where.line}, callee);
    const bool function = found.is(Value::Kind::Function) || found.is(Value::Kind::BoundMethod);
    const Symbol &symbol = found.symbol;
    // The plugin's own selectors speak for themselves.
    if (!function || found.viaSuper || !symbol.upstream || !symbol.outline ||
        !isSelector(m_context.code.profile, symbol.module, symbol.qualifiedName))
        return;
    const QString identity = symbol.module + u':' + symbol.qualifiedName;
    const auto usage = m_context.code.target->usage(symbol.path);
    if (walk.seen.contains(identity) || !usage)
        return;
    walk.seen.insert(identity);
    std::vector<SelectedClass> inner;
    ofFunction({symbol.module, *symbol.outline, *usage, symbol.definition, walk.depth + 1, walk.seen}, inner);
    for (SelectedClass &each : inner) {
        each.via.prepend(u"%1 (%2)"_s.arg(symbol.qualifiedName, placeText(symbol)));
        each.line = where.line;
        each.guards = where.guards;
        to.push_back(std::move(each));
    }
}

} // namespace mxw::checks
