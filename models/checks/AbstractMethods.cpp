// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AbstractMethods.h"

#include "models/checks/ConstructorRun.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

bool isAbstract(const Definition &method)
{
    return std::ranges::any_of(method.decorators, [](const Expression &decorator) {
        return decorator.dotted().section(u'.', -1).startsWith("abstract"_L1);
    });
}

bool refusesAbstract(const ClassLine &line)
{
    return line.external.contains(u"abc.ABC"_s) || std::ranges::any_of(line.classes, [](const Symbol &type) {
               const Definition *definition = type.definitionOrNull();
               return definition && definition->metaclass.section(u'.', -1) == "ABCMeta"_L1;
           });
}

bool onlyRaises(const Resolver &resolver, const Symbol &method)
{
    const auto usage = usageOf(resolver, method);
    if (!usage)
        return false;
    const bool returns = std::ranges::any_of(
        method.outline->returns, [&](const Return &statement) { return statement.scope == method.definition; });
    return !returns && std::ranges::any_of(usage->freeNames, [&](const NameRead &read) {
        return read.name == "NotImplementedError"_L1 && read.place.scope == method.definition &&
               usage->conditionsOf(read.place).empty();
    });
}

} // namespace mxw::checks
