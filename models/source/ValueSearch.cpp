// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueSearch.h"

#include "models/source/Bindings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr int MaximumDepth = 60;
constexpr int MaximumSteps = 5000;
constexpr size_t MaximumEither = 6;

bool isNoneConstant(const Expression &expression)
{
    return expression.kind == Expression::Kind::Constant && expression.text == "None"_L1;
}

} // namespace

ValueSearch::ValueSearch(const ClassHierarchy &hierarchy, ValueMemory &memory)
    : m_hierarchy(hierarchy), m_resolver(hierarchy.resolver()), m_decorators(m_resolver), m_memory(memory)
{
}

// Answers

Value ValueSearch::unknown(const QString &reason)
{
    Value value;
    value.reason = reason;
    return value;
}

Value ValueSearch::external(const QString &module, const QString &qualifiedName)
{
    Value value;
    value.kind = Kind::External;
    value.symbol.module = module;
    value.symbol.qualifiedName = qualifiedName;
    return value;
}

Value ValueSearch::instanceOf(const Symbol &type, bool exact)
{
    Value value;
    value.kind = Kind::Instance;
    value.symbol = type;
    value.exact = exact;
    return value;
}

Value ValueSearch::agreed(const std::vector<Value> &values, const QString &otherwise)
{
    if (values.empty())
        return unknown(otherwise);
    Value result = values.front();
    bool same = true;
    for (const Value &value : values) {
        if (value.is(Kind::Unknown) && value.either.empty())
            return value;
        const bool external = value.is(Kind::External) && result.is(Kind::External);
        same = same && !value.is(Kind::Unknown) && value.kind == result.kind &&
               (external || value.symbol.isSame(result.symbol));
        result.exact = result.exact && value.exact;
        result.self = result.self || value.self;
    }
    return same ? result : oneOf(values, otherwise);
}

/// Unknown, with what it may be when each of that is known.
Value ValueSearch::oneOf(const std::vector<Value> &values, const QString &reason)
{
    Value result = unknown(reason);
    for (const Value &value : values) {
        const bool known = value.is(Kind::Module) || value.is(Kind::Class) || value.is(Kind::Instance) ||
                           value.is(Kind::Function) || value.is(Kind::BoundMethod);
        if (value.is(Kind::Unknown) && !value.either.empty())
            result.either.insert(result.either.end(), value.either.begin(), value.either.end());
        else if (known)
            result.either.push_back(value);
        else
            return unknown(reason);
    }
    return result.either.size() <= MaximumEither ? result : unknown(reason);
}

/// What `next` makes of each that `value` may be.
Value ValueSearch::ofEach(const Value &value, const std::function<Value(const Value &)> &next)
{
    std::vector<Value> results;
    for (const Value &one : value.either)
        results.push_back(next(one));
    const auto missing = std::ranges::count(results, Kind::Missing, &Value::kind);
    if (missing == std::ssize(results) && missing > 0) {
        Value result = results.front();
        for (const Value &other : results) {
            result.ownerExact = result.ownerExact && other.ownerExact;
            result.ownerSelf = result.ownerSelf || other.ownerSelf;
            if (result.elsewhere.isEmpty())
                result.elsewhere = other.elsewhere;
        }
        return result;
    }
    return missing > 0 ? unknown(value.reason) : agreed(results, value.reason);
}

Value ValueSearch::guarded(const QString &key, const std::function<Value()> &find)
{
    if (const std::optional<Value> known = m_memory.value(key))
        return *known;
    if (m_active.contains(key) || m_depth >= MaximumDepth || ++m_steps > MaximumSteps) {
        m_cut = true;
        return unknown(tr("It is given by way of itself."));
    }
    const bool outer = std::exchange(m_cut, false);
    m_active.insert(key);
    ++m_depth;
    Value value = find();
    --m_depth;
    m_active.remove(key);
    // Inside of a cycle an answer depends on where the question began.
    if (!m_cut || m_active.isEmpty())
        m_memory.keep(key, value);
    m_cut = m_cut || outer;
    return value;
}

// Where things are

std::shared_ptr<const Outline> ValueSearch::outlineOf(const QString &module) const
{
    const CodeTree *tree = m_resolver.treeOf(module);
    return tree ? tree->outlineOfModule(module).outline : nullptr;
}

std::shared_ptr<const Usage> ValueSearch::usageOf(const QString &module) const
{
    const CodeTree *tree = m_resolver.treeOf(module);
    return tree ? tree->usageOfModule(module) : nullptr;
}

/// Another definition of the module that `near` stands in.
Symbol ValueSearch::symbolOf(const Symbol &near, int definition)
{
    const Definition &found = near.outline->definitions[size_t(definition)];
    Symbol symbol = near;
    symbol.kind = found.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
    symbol.qualifiedName = found.qualifiedName;
    symbol.line = found.line;
    symbol.definition = definition;
    return symbol;
}

std::optional<Symbol> ValueSearch::enclosingClass(const QString &module, const Outline &outline, int scope) const
{
    for (int at = scope; at >= 0; at = outline.definitions[size_t(at)].scope) {
        if (outline.definitions[size_t(at)].isClass())
            return symbolOf(moduleSymbol(module, outline), at);
    }
    return std::nullopt;
}

Symbol ValueSearch::moduleSymbol(const QString &module, const Outline &outline) const
{
    Symbol symbol = m_resolver.resolveModule(module).symbol;
    // The outline stays with whoever asks: share the tree's own.
    symbol.outline = outlineOf(module);
    Q_UNUSED(outline);
    return symbol;
}

// Expressions

Value ValueSearch::evaluate(const QString &module, const UsePlace &place, const Expression &expression)
{
    const auto lasts = [&] { return m_depth < MaximumDepth && ++m_steps < MaximumSteps; };
    if (!lasts()) {
        m_cut = true;
        return unknown(tr("It is too far to follow."));
    }
    ++m_depth;
    Value result;
    switch (expression.kind) {
    case Expression::Kind::Name:
        result = narrowed(module, place, expression.text, name(module, place, expression.text));
        break;
    case Expression::Kind::Attribute: {
        QStringList names;
        const Expression *object = &expression;
        for (; object->kind == Expression::Kind::Attribute && !object->items.empty(); object = &object->items.front())
            names.prepend(object->text);
        result = attributes(module, place, *object, names);
        break;
    }
    case Expression::Kind::Call:
        result = call(module, place, expression);
        break;
    case Expression::Kind::Subscript:
        result = subscript(module, place, expression);
        break;
    case Expression::Kind::Conditional: {
        std::vector<Value> values;
        for (size_t i = 1; i < expression.items.size(); ++i) {
            if (!isNoneConstant(expression.items[i]))
                values.push_back(evaluate(module, place, expression.items[i]));
        }
        result = agreed(values, tr("It depends on a condition."));
        break;
    }
    case Expression::Kind::String:
    case Expression::Kind::Number:
    case Expression::Kind::Constant:
    case Expression::Kind::Sequence:
    case Expression::Kind::Mapping:
    case Expression::Kind::Lambda:
        result.kind = Kind::Data;
        break;
    case Expression::Kind::None:
    case Expression::Kind::Starred:
    case Expression::Kind::Other:
        result = unknown(tr("%1 is made when the program runs.").arg(expression.toString()));
        break;
    }
    --m_depth;
    return result;
}

} // namespace mxw::source
