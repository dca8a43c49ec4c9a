// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ClassLineBuilder.h"

#include "models/source/Bindings.h"
#include "models/source/LibraryFacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr qsizetype MaximumLine = 200; ///< classes between a class and its furthest base
constexpr int MaximumAliases = 8;

/// `Base[T]` inherits what `Base` does.
const Expression &withoutSubscript(const Expression &expression)
{
    const Expression *plain = &expression;
    while (plain->kind == Expression::Kind::Subscript && !plain->items.empty())
        plain = &plain->items.front();
    return *plain;
}

} // namespace

QString ClassLineBuilder::key(const Symbol &type)
{
    return (type.upstream ? u"u "_s : u"p "_s) + type.module + u':' + type.qualifiedName + u'@' +
           QString::number(type.definition);
}

void ClassLineBuilder::doubt(const QString &reason)
{
    if (!m_line.complete)
        return;
    m_line.complete = false;
    m_line.reason = reason;
}

ClassLine ClassLineBuilder::build(const Symbol &type)
{
    m_line = {};
    for (const Node &node : linear(type)) {
        if (node.type) {
            m_line.order.push_back(int(m_line.classes.size()));
            m_line.classes.push_back(*node.type);
        } else {
            m_line.order.push_back(-1 - int(m_line.external.size()));
            m_line.external.append(node.external);
        }
    }
    return std::move(m_line);
}

ClassLineBuilder::Nodes ClassLineBuilder::linear(const Symbol &type)
{
    const QString id = key(type);
    if (const auto known = m_known.constFind(id); known != m_known.cend())
        return *known;
    const Definition *definition = type.definitionOrNull();
    Nodes result{{type, {}}};
    if (!definition || m_active.contains(id) || m_active.size() >= MaximumLine) {
        doubt(m_active.contains(id) ? tr("%1 inherits from itself.").arg(type.qualifiedName)
                                    : tr("The bases of %1 cannot be followed.").arg(type.qualifiedName));
        return result;
    }
    m_active.append(id);
    std::vector<Nodes> lists;
    Nodes direct;
    Nodes generic;
    for (const Expression &expression : definition->bases) {
        const Base found = base(type, expression);
        std::ranges::copy(found.alternatives, std::back_inserter(m_line.alternatives));
        if (!found.reason.isEmpty())
            doubt(found.reason);
        // Python moves Generic behind all other bases.
        if (found.external == "typing.Generic"_L1)
            generic.push_back({std::nullopt, found.external});
        else if (found.type || (!found.external.isEmpty() && found.external != "builtins.object"_L1))
            direct.push_back({found.type, found.external});
    }
    for (const Node &node : direct)
        lists.push_back(node.type ? linear(*node.type) : Nodes{node});
    const auto isGeneric = [](const Node &node) { return node.external == "typing.Generic"_L1; };
    const bool has =
        std::ranges::any_of(lists, [&](const Nodes &list) { return std::ranges::any_of(list, isGeneric); });
    if (!generic.empty() && !has) {
        lists.push_back({generic.front()});
        direct.push_back(generic.front());
    }
    lists.push_back(direct);
    std::optional<Nodes> merged = merge(lists);
    if (!merged) {
        doubt(tr("Python cannot order the bases of %1.").arg(type.qualifiedName));
        merged.emplace();
        for (const Nodes &list : lists) {
            for (const Node &node : list) {
                if (std::ranges::none_of(*merged, [&](const Node &there) { return there.key() == node.key(); }))
                    merged->push_back(node);
            }
        }
    }
    m_active.removeLast();
    std::erase_if(*merged, [&](const Node &node) { return node.key() == id; });
    std::ranges::move(*merged, std::back_inserter(result));
    m_known.insert(id, result);
    return result;
}

/// The C3 merge; nothing when the lists contradict each other.
std::optional<ClassLineBuilder::Nodes> ClassLineBuilder::merge(std::vector<Nodes> lists) const
{
    Nodes result;
    for (;;) {
        std::erase_if(lists, [](const Nodes &list) { return list.empty(); });
        if (lists.empty())
            return result;
        const auto isFree = [&](const Nodes &candidate) {
            const QString id = candidate.front().key();
            return std::ranges::none_of(lists, [&](const Nodes &list) {
                return std::any_of(list.begin() + 1, list.end(), [&](const Node &node) { return node.key() == id; });
            });
        };
        const auto next = std::ranges::find_if(lists, isFree);
        if (next == lists.end())
            return std::nullopt;
        result.push_back(next->front());
        const QString id = result.back().key();
        for (Nodes &list : lists) {
            if (list.front().key() == id)
                list.erase(list.begin());
        }
    }
}

ClassLineBuilder::Base ClassLineBuilder::base(const Symbol &type, const Expression &expression) const
{
    const Definition *definition = type.definitionOrNull();
    const Expression &plain = withoutSubscript(expression);
    const QString text = plain.dotted();
    if (!definition || text.isEmpty()) {
        const QString callee = plain.kind == Expression::Kind::Call ? plain.callee().dotted() : QString();
        // `class X(NamedTuple("X", …))`
        if (callee.section(u'.', -1) == "namedtuple"_L1 || callee.section(u'.', -1) == "NamedTuple"_L1)
            return {std::nullopt, {}, {}, tr("The fields of %1 are given by a call.").arg(type.qualifiedName)};
        return {std::nullopt, {}, {}, tr("The base %1 is made when the program runs.").arg(plain.toString())};
    }
    // `class X(X)` inherits what the name meant above.
    const int beforeLine = definition->scope == ModuleScope ? definition->line : 0;
    return ofResolution(m_resolver.resolveExpression(type.module, definition->scope, text, beforeLine), text, 0);
}

ClassLineBuilder::Base ClassLineBuilder::ofResolution(const Resolution &resolution, const QString &text,
                                                      int depth) const
{
    Base result;
    switch (resolution.state) {
    case Resolution::State::External:
        result.external = LibraryFacts::bundled().canonical(resolution.symbol.dotted());
        return result;
    case Resolution::State::Missing:
        result.reason = tr("The base %1 is not there.").arg(text);
        return result;
    case Resolution::State::Unknown:
        result.reason = resolution.reason.isEmpty() ? tr("The base %1 cannot be told.").arg(text) : resolution.reason;
        return result;
    case Resolution::State::Found:
        break;
    }
    if (resolution.symbol.kind == Symbol::Kind::Variable && resolution.symbol.line > 0)
        result = aliased(resolution.symbol, depth);
    else if (resolution.symbol.kind == Symbol::Kind::Class)
        result.type = resolution.symbol;
    else
        result.reason = tr("The base %1 is not a class.").arg(text);
    for (const Symbol &other : resolution.alternatives) {
        if (other.kind == Symbol::Kind::Class)
            result.alternatives.push_back(other);
    }
    if (!resolution.externalAlternative.isEmpty() && result.external != resolution.externalAlternative)
        result.reason = tr("The base %1 is %2 in another branch.").arg(text, resolution.externalAlternative);
    return result;
}

/// `Base = torch.nn.Module` and the like.
ClassLineBuilder::Base ClassLineBuilder::aliased(const Symbol &variable, int depth) const
{
    const QString why = tr("The base %1 is a variable.").arg(variable.qualifiedName);
    const Base unknown{std::nullopt, {}, {}, why};
    if (!variable.outline || depth >= MaximumAliases || variable.qualifiedName.contains(u'.'))
        return unknown;
    const std::vector<Binding> bindings = bindingsOf(*variable.outline, ModuleScope, variable.qualifiedName);
    if (bindings.size() != 1 || !bindings.front().assignment || bindings.front().assignment->augmented)
        return unknown;
    const Assignment &assignment = *bindings.front().assignment;
    const QString text = withoutSubscript(assignment.value).dotted();
    if (text.isEmpty())
        return unknown;
    const Resolution resolution = m_resolver.resolveExpression(variable.module, ModuleScope, text, assignment.line);
    return ofResolution(resolution, text, depth + 1);
}

} // namespace mxw::source
