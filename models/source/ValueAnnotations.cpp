// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueSearch.h"

#include "models/source/AnnotationText.h"
#include "models/source/Bindings.h"

#include <algorithm>

// The part of ValueSearch that deals with annotations.

using namespace Qt::StringLiterals;

namespace mxw::source {

Value ValueSearch::annotated(const QString &module, int scope, const QString &annotation, const Value *receiver)
{
    if (m_depth >= MaximumAnnotationDepth) {
        m_cut = true;
        return unknown(tr("It is too far to follow."));
    }
    ++m_depth;
    const AnnotationText text(annotation);
    const QStringList parts = text.alternatives();
    Value result;
    if (parts.size() != 1 || parts.front() != text.text()) {
        result = annotatedUnion(module, scope, parts, receiver);
    } else {
        const QString head = text.head();
        const QString last = head.section(u'.', -1);
        const QStringList arguments = text.arguments();
        static const QStringList Wrappers = {u"Optional"_s, u"Annotated"_s, u"Final"_s,       u"ClassVar"_s,
                                             u"InitVar"_s,  u"Required"_s,  u"NotRequired"_s, u"ReadOnly"_s};
        if (last == "Union"_L1 && !arguments.isEmpty()) {
            QStringList types = arguments;
            types.removeAll(u"None"_s);
            result = annotatedUnion(module, scope, types, receiver);
        } else if (Wrappers.contains(last) && !arguments.isEmpty()) {
            result = annotated(module, scope, arguments.front(), receiver);
        } else if ((last == "type"_L1 || last == "Type"_L1) && arguments.size() == 1) {
            // The class object may be that of a derived class.
            result = converted(annotated(module, scope, arguments.front(), receiver), Kind::Instance, Kind::Class);
        } else {
            result = annotatedName(module, scope, head, receiver);
        }
    }
    --m_depth;
    return result;
}

/// An instance for a class, or the other way round; whatever is neither is Unknown.
Value ValueSearch::converted(Value value, Kind from, Kind to)
{
    if (value.is(from)) {
        value.kind = to;
        value.exact = false;
        value.self = to == Kind::Class;
        return value;
    }
    for (Value &one : value.either)
        one = converted(std::move(one), from, to);
    const bool fits =
        value.is(Kind::Unknown) && std::ranges::all_of(value.either, [&](const Value &one) { return one.is(to); });
    if (!fits)
        value.either.clear();
    if (!value.is(Kind::Unknown) && !value.is(Kind::External))
        return unknown(tr("It is no class."));
    return value;
}

Value ValueSearch::annotatedUnion(const QString &module, int scope, const QStringList &parts, const Value *receiver)
{
    std::vector<Value> values;
    values.reserve(size_t(parts.size()));
    for (const QString &part : parts)
        values.push_back(annotated(module, scope, part, receiver));
    return agreed(values, tr("It is of one of several types."));
}

Value ValueSearch::annotatedName(const QString &module, int scope, const QString &name, const Value *receiver)
{
    const bool dotted = !name.isEmpty() && std::ranges::all_of(name, [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'.';
    });
    if (!dotted || name == "None"_L1 || name.front().isDigit())
        return unknown(tr("Its type is %1.").arg(name));
    const Resolution resolution = m_resolver.resolveExpression(module, scope, name);
    if (resolution.state == Resolution::State::External) {
        const bool isSelf = resolution.symbol.qualifiedName == "Self"_L1;
        if (isSelf && receiver && !receiver->symbol.module.isEmpty()) {
            Value value = instanceOf(receiver->symbol, false);
            value.self = receiver->self;
            return value;
        }
        if (isSelf) {
            const std::shared_ptr<const Outline> outline = outlineOf(module);
            const std::optional<Symbol> type = outline ? enclosingClass(module, *outline, scope) : std::nullopt;
            return type ? instanceOf(*type, false) : unknown(tr("It is of a type that Self names."));
        }
        static const QStringList Anything = {u"Any"_s, u"AnyStr"_s, u"Callable"_s, u"TypeVar"_s, u"TypeAlias"_s};
        if (Anything.contains(resolution.symbol.qualifiedName) && resolution.symbol.module.startsWith("typing"_L1))
            return unknown(tr("Its type is %1.").arg(name));
        return external(resolution.symbol.module, resolution.symbol.qualifiedName);
    }
    const auto isClass = [](const Symbol &symbol) { return symbol.kind == Symbol::Kind::Class; };
    // `Name = Any` where no type checker looks: the annotation means what the checker sees.
    if (resolution.found() && resolution.symbol.kind == Symbol::Kind::Variable && resolution.alternatives.empty()) {
        if (resolution.onlyChecked.size() == 1 && isClass(resolution.onlyChecked.front()))
            return instanceOf(resolution.onlyChecked.front(), false);
        if (!resolution.externalAlternative.isEmpty())
            return external(resolution.externalAlternative.section(u'.', 0, 0),
                            resolution.externalAlternative.section(u'.', 1));
    }
    if (!resolution.found())
        return unknown(resolution.reason.isEmpty() ? tr("Its type is %1.").arg(name) : resolution.reason);
    if (isClass(resolution.symbol))
        return converted(ofResolution(resolution, name), Kind::Class, Kind::Instance);
    // `Name = OtherType | None` and the like.
    const Symbol &symbol = resolution.symbol;
    const bool alias = symbol.kind == Symbol::Kind::Variable && symbol.outline && !symbol.qualifiedName.contains(u'.');
    const std::vector<Binding> bindings =
        alias ? bindingsOf(*symbol.outline, ModuleScope, symbol.qualifiedName) : std::vector<Binding>();
    const Assignment *assignment = bindings.size() == 1 ? bindings.front().assignment : nullptr;
    const bool readable =
        assignment && !assignment->augmented &&
        (assignment->value.kind == Expression::Kind::Subscript || assignment->value.kind == Expression::Kind::Name ||
         assignment->value.kind == Expression::Kind::Attribute || assignment->value.kind == Expression::Kind::Other ||
         assignment->value.kind == Expression::Kind::String);
    if (!readable)
        return unknown(tr("Its type is %1.").arg(name));
    const Expression &value = assignment->value;
    const bool isText = value.kind == Expression::Kind::Other || value.kind == Expression::Kind::String;
    const QString text = isText ? value.text : value.toString();
    return annotated(symbol.module, ModuleScope, text);
}

} // namespace mxw::source
