// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Callee.h"

#include "models/checks/DecoratorNames.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using inventory::Profile;

bool isDecoratedBy(const Definition &definition, const QStringList &names)
{
    return std::ranges::any_of(definition.decorators,
                               [&](const Expression &decorator) { return names.contains(writtenName(decorator)); });
}

/// As a string or as the name of an argument, at any depth.
bool holdsName(const Expression &expression, const QString &text)
{
    if (expression.kind == Expression::Kind::String && expression.text == text)
        return true;
    return expression.names.contains(text) ||
           std::ranges::any_of(expression.items, [&](const Expression &item) { return holdsName(item, text); });
}

/// A tuning decorator gives this parameter, or may give it from a list that stands elsewhere.
bool isSupplied(const Profile &profile, const Definition &kernel, const QString &name)
{
    const auto &parameters = kernel.signature.parameters;
    const auto parameter = std::ranges::find(parameters, name, &Parameter::name);
    const bool constant = parameter != parameters.end() && profile.kernelConstants.contains(parameter->annotation);
    return std::ranges::any_of(kernel.decorators, [&](const Expression &decorator) {
        return profile.kernelArgumentDecorators.contains(writtenName(decorator)) &&
               (constant || holdsName(decorator, name));
    });
}

} // namespace

std::optional<Callee> calleeOf(const Profile &profile, const ValueFinder &values, const QString &module,
                               const UsePlace &place, const Expression &expression)
{
    Callee callee;
    callee.launch = expression.kind == Expression::Kind::Subscript;
    const Expression &called = callee.launch ? expression.items.front() : expression;
    callee.value = values.value(module, place, called);
    if (!callee.value.either.empty()) {
        callee.others = std::move(callee.value.either);
        callee.value = std::move(callee.others.front());
        callee.others.erase(callee.others.begin());
    }
    switch (callee.value.kind) {
    case Value::Kind::Class:
        // cls(…) and type(self)(…) make an instance of whatever subclass it is.
        if (callee.value.self || callee.launch)
            return std::nullopt;
        break;
    case Value::Kind::Function:
        break;
    case Value::Kind::BoundMethod:
        if (callee.launch)
            return std::nullopt;
        break;
    default:
        return std::nullopt;
    }
    callee.callable = values.callable(callee.value);
    if (!callee.callable.known())
        return std::nullopt;
    const Definition *definition = callee.definition();
    if (callee.launch && !(definition && isDecoratedBy(*definition, profile.kernelDecorators)))
        return std::nullopt;
    return callee;
}

CallBinding bindCallTo(const Profile &profile, const Callee &callee, const Expression &call)
{
    CallBinding binding = bindCall(callee.callable.signature, call);
    if (!callee.launch)
        return binding;
    const Definition &kernel = *callee.definition();
    std::erase_if(binding.faults, [&](const CallBinding::Fault &fault) {
        switch (fault.kind) {
        case CallBinding::Fault::Kind::UnexpectedKeyword:
            return profile.kernelLaunchOptions.contains(fault.name);
        case CallBinding::Fault::Kind::Missing:
            return isSupplied(profile, kernel, fault.name);
        default:
            return false;
        }
    });
    return binding;
}

} // namespace mxw::checks
