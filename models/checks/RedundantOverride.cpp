// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConstructorRun.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::RedundantOverride)
};

/// The names that the code of a function reads and does not bind itself.
QSet<QString> freeNames(const Usage &usage, const Symbol &method)
{
    QSet<QString> names;
    for (const NameRead &read : usage.freeNames) {
        if (isInside(*method.outline, read.place.scope, method.definition))
            names.insert(read.name);
    }
    return names;
}

/// Names of the form __x are another one in every class.
bool hasMangledNames(const Usage &usage, const Symbol &method)
{
    const auto isMangled = [](const QString &name) { return name.startsWith("__"_L1) && !name.endsWith("__"_L1); };
    return std::ranges::any_of(usage.attributes, [&](const AttributeRead &read) {
        return isInside(*method.outline, read.place.scope, method.definition) &&
               std::ranges::any_of(read.attributes, isMangled);
    });
}

bool meansTheSame(const Resolver &resolver, const QString &name, const Symbol &left, const Symbol &right)
{
    const Resolution a = resolver.resolve(left.module, name);
    const Resolution b = resolver.resolve(right.module, name);
    if (a.missing() && b.missing())
        return isBuiltinName(name);
    const bool told = (a.found() && b.found() && a.alternatives.empty() && b.alternatives.empty()) ||
                      (a.state == Resolution::State::External && b.state == Resolution::State::External);
    return told && a.symbol.module == b.symbol.module && a.symbol.qualifiedName == b.symbol.qualifiedName;
}

/// Equal code whose names mean the same, and that does not depend on the class it stands in.
bool isSameCode(const CheckContext &context, const Symbol &method, const Symbol &parent)
{
    const Definition &mine = *method.definitionOrNull();
    const Definition &theirs = *parent.definitionOrNull();
    if (mine.digest != theirs.digest || mine.kind != theirs.kind ||
        !std::ranges::equal(mine.decorators, theirs.decorators, {}, &Expression::toString, &Expression::toString))
        return false;
    const Resolver &resolver = context.code.atTarget;
    const auto usage = usageOf(resolver, method);
    if (!usage || hasMangledNames(*usage, method))
        return false;
    QSet<QString> names = freeNames(*usage, method);
    if (names.contains(u"super"_s) || names.contains(u"__class__"_s))
        return false;
    for (const Expression &decorator : mine.decorators) {
        const Expression &named = decorator.kind == Expression::Kind::Call ? decorator.callee() : decorator;
        names.insert(named.dotted().section(u'.', 0, 0));
    }
    return std::ranges::all_of(names,
                               [&](const QString &name) { return meansTheSame(resolver, name, method, parent); });
}

} // namespace

std::vector<Finding> redundantOverrides(const CheckContext &context)
{
    std::vector<Finding> findings;
    const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
    for (const PluginClass &type : pluginClasses(context)) {
        if (hierarchy.line(type.symbol).classes.size() < 2)
            continue;
        for (const Symbol &method : type.methods()) {
            const QString &name = method.definitionOrNull()->name;
            if (isSpecialName(name) && name != "__init__"_L1)
                continue;
            const auto parent = parentMethod(hierarchy, type.symbol, name, Among::All);
            if (!parent || !isSameCode(context, method, *parent))
                continue;
            Finding finding = classFinding(context, u"R05"_s, type, method.line);
            finding.severity = Severity::Info;
            finding.symbol = method.qualifiedName;
            if (parent->upstream) {
                finding.upstreamFile = parent->path;
                finding.upstreamLine = parent->line;
            }
            finding.message =
                Text::tr("%1 is what %2 has: the override can go.").arg(finding.symbol, shortName(*parent));
            finding.consequence =
                Text::tr("Nothing differs today; from the next change of the parent on it holds that back, silently.");
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
