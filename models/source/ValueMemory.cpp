// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueMemory.h"

#include "models/source/AnnotationText.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

/// A function whose result says what its argument is.
bool isGuardFunction(const Resolver &resolver, const QString &module, const CallUse &use)
{
    const QString callee = use.call.callee().dotted();
    const QString last = callee.section(u'.', -1);
    if (!last.startsWith("is_"_L1) && !last.startsWith("supports_"_L1) && !last.startsWith("has_"_L1))
        return false;
    const Resolution function = resolver.resolveExpression(module, use.place.scope, callee);
    const Definition *definition = function.symbol.definitionOrNull();
    if (!definition)
        return false;
    const QString head = AnnotationText(definition->signature.returns).head().section(u'.', -1);
    return head == "TypeIs"_L1 || head == "TypeGuard"_L1;
}

} // namespace

Narrowing Narrowing::of(const QString &module, const Usage &usage, const Resolver &resolver)
{
    Narrowing result;
    for (const CallUse &use : usage.calls) {
        const Expression *first = use.call.positional(0);
        const Expression *second = use.call.positional(1);
        const QString object = first ? first->dotted() : QString();
        if (object.isEmpty())
            continue;
        const QString callee = use.call.callee().dotted();
        const bool asks = callee == "hasattr"_L1 || (callee == "getattr"_L1 && use.call.positionalCount() > 2);
        if (asks && second && second->kind == Expression::Kind::String)
            result.asked[use.place.scope].insert(object + u'.' + second->text);
        else if (callee == "hasattr"_L1 || callee == "isinstance"_L1 || callee == "issubclass"_L1 ||
                 isGuardFunction(resolver, module, use))
            result.narrowed[use.place.scope].insert(object);
    }
    return result;
}

std::optional<Value> ValueMemory::value(const QString &key) const
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_values.constFind(key);
    return known == m_values.cend() ? std::nullopt : std::optional(*known);
}

void ValueMemory::keep(const QString &key, const Value &value)
{
    const std::scoped_lock lock(m_mutex);
    m_values.insert(key, value);
}

std::shared_ptr<const Narrowing> ValueMemory::narrowing(const QString &module, const Usage &usage,
                                                        const Resolver &resolver)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_narrowings.constFind(module); known != m_narrowings.cend())
            return *known;
    }
    auto made = std::make_shared<const Narrowing>(Narrowing::of(module, usage, resolver));
    const std::scoped_lock lock(m_mutex);
    m_narrowings.insert(module, made);
    return made;
}

} // namespace mxw::source
