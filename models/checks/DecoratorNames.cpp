// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/DecoratorNames.h"

#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// `functools.cache` and `functools.lru_cache` keep results alike; the last names tell.
QString kindOf(const NamedDecorator &decorator)
{
    const QString name = decorator.lastName();
    return name == "lru_cache"_L1 ? u"cache"_s : name;
}

bool changesNothing(const QString &name)
{
    static const QSet<QString> names{u"staticmethod"_s,    u"classmethod"_s,      u"property"_s,
                                     u"cached_property"_s, u"setter"_s,           u"getter"_s,
                                     u"deleter"_s,         u"overload"_s,         u"final"_s,
                                     u"abstractmethod"_s,  u"override"_s,         u"no_type_check"_s,
                                     u"deprecated"_s,      u"abstractproperty"_s, u"runtime_checkable"_s};
    return names.contains(name);
}

NamedDecorator named(const Resolver &resolver, const QString &module, int scope, const Expression &expression)
{
    const Expression &callee = expression.kind == Expression::Kind::Call ? expression.callee() : expression;
    NamedDecorator decorator{callee.dotted(), callee.dotted(), expression.line};
    if (decorator.written.isEmpty()) {
        decorator.written = decorator.resolved = callee.toString();
        return decorator;
    }
    const Resolution resolution = resolver.resolveExpression(module, scope, decorator.written);
    if (resolution.found() || resolution.state == Resolution::State::External)
        decorator.resolved = (resolution.symbol.module + u'.' + resolution.symbol.qualifiedName);
    return decorator;
}

void addDecorators(const Resolver &resolver, const Symbol &symbol, std::vector<NamedDecorator> &to)
{
    const Definition *definition = symbol.definitionOrNull();
    for (const Expression &expression : definition->decorators) {
        NamedDecorator decorator = named(resolver, symbol.module, definition->scope, expression);
        if (!changesNothing(decorator.written.section(u'.', -1)) && !changesNothing(decorator.lastName()))
            to.push_back(std::move(decorator));
    }
}

} // namespace

QString writtenName(const Expression &decorator)
{
    return decorator.kind == Expression::Kind::Call ? decorator.callee().dotted() : decorator.dotted();
}

bool isHandedOut(const Profile &profile, const Definition &definition)
{
    static const QSet<QString> quiet{u"staticmethod"_s, u"classmethod"_s,    u"property"_s,       u"cached_property"_s,
                                     u"overload"_s,     u"abstractmethod"_s, u"contextmanager"_s, u"lru_cache"_s,
                                     u"cache"_s,        u"no_grad"_s,        u"inference_mode"_s, u"wraps"_s,
                                     u"dataclass"_s};
    return std::ranges::any_of(definition.decorators, [&](const Expression &decorator) {
        const QString name = writtenName(decorator);
        return !quiet.contains(name.section(u'.', -1)) && !profile.kernelDecorators.contains(name) &&
               !profile.kernelArgumentDecorators.contains(name);
    });
}

bool sameDecorator(const NamedDecorator &a, const NamedDecorator &b)
{
    return a.resolved == b.resolved || kindOf(a) == kindOf(b) ||
           a.written.section(u'.', -1) == b.written.section(u'.', -1);
}

std::vector<NamedDecorator> targetDecorators(const CheckContext &context, const EntryFacts &facts)
{
    std::vector<NamedDecorator> decorators;
    if (facts.targetDefinition())
        addDecorators(context.code.atTarget, facts.atTarget.symbol, decorators);
    return decorators;
}

std::vector<NamedDecorator> copyDecorators(const CheckContext &context, const EntryFacts &facts)
{
    std::vector<NamedDecorator> decorators;
    if (facts.replacementDefinition())
        addDecorators(context.code.atTarget, *facts.replacement, decorators);
    std::erase_if(decorators, [&](const NamedDecorator &decorator) {
        return context.code.profile.patchDecorators.contains(decorator.resolved);
    });
    const Expression *value = &facts.patch.value;
    while (value && value->kind == Expression::Kind::Call) {
        decorators.push_back(named(context.code.atTarget, facts.module, facts.patch.scope, *value));
        // `lru_cache(maxsize=1)(f)`: the name is one call deeper.
        if (decorators.back().written != value->callee().dotted())
            decorators.back() = named(context.code.atTarget, facts.module, facts.patch.scope, value->callee());
        value = value->positional(0);
    }
    return decorators;
}

} // namespace mxw::checks
