// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/RegistrationFinding.h"

#include "models/inventory/UpstreamRegistry.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// The classes that a name of module level may hold: itself, or what its assignments give.
void addClasses(const Resolver &resolver, const Resolution &found, std::vector<Symbol> &to, int depth);

void addClassesOf(const Resolver &resolver, const Symbol &holder, const Expression &value, std::vector<Symbol> &to,
                  int depth)
{
    if (value.kind == Expression::Kind::Conditional) {
        addClassesOf(resolver, holder, value.items[1], to, depth);
        addClassesOf(resolver, holder, value.items[2], to, depth);
    } else if (const QString dotted = value.dotted(); !dotted.isEmpty()) {
        addClasses(resolver, resolver.resolveExpression(holder.module, ModuleScope, dotted), to, depth + 1);
    }
}

void addClasses(const Resolver &resolver, const Resolution &found, std::vector<Symbol> &to, int depth)
{
    if (!found.found() || depth > 4)
        return;
    std::vector<Symbol> symbols{found.symbol};
    symbols.insert(symbols.end(), found.alternatives.begin(), found.alternatives.end());
    for (const Symbol &symbol : symbols) {
        if (symbol.kind == Symbol::Kind::Class) {
            if (std::ranges::none_of(to, [&](const Symbol &other) { return other.isSame(symbol); }))
                to.push_back(symbol);
            continue;
        }
        for (size_t i = 0; symbol.outline && i < symbol.outline->assignments.size(); ++i) {
            const Assignment &assignment = symbol.outline->assignments[i];
            if (assignment.scope == ModuleScope && assignment.target.dotted() == symbol.qualifiedName)
                addClassesOf(resolver, symbol, assignment.value, to, depth);
        }
    }
}

/// The class paths that an expression returned by an entry point may be.
QStringList pathsOf(const Expression &value)
{
    if (value.kind == Expression::Kind::String)
        return {value.text};
    if (value.kind == Expression::Kind::Conditional)
        return pathsOf(value.items[1]) + pathsOf(value.items[2]);
    return {};
}

bool isBranchOf(const Guards &a, const Guards &b)
{
    return std::ranges::any_of(a, [&](const Guard &guard) {
        return guard.kind == Guard::Kind::If && std::ranges::any_of(b, [&](const Guard &other) {
                   return other.kind == Guard::Kind::Else && other.text == guard.text;
               });
    });
}

} // namespace

Finding registrationFinding(const QString &check, const RegistrationFacts &facts, Severity severity)
{
    const Entry &entry = facts.entry;
    Finding finding;
    finding.check = check;
    finding.severity = entry.reached == Reached::Never ? std::min(severity, Severity::Warning) : severity;
    finding.entry = entry.id;
    finding.file = entry.file;
    finding.line = entry.line;
    finding.symbol = entry.key;
    if (facts.atTarget.found()) {
        finding.upstreamFile = facts.atTarget.symbol.path;
        finding.upstreamLine = facts.atTarget.symbol.line;
    }
    return finding;
}

QString registrationName(const RegistrationFacts &facts)
{
    return facts.found.kind + u' ' + facts.found.key;
}

QString placeText(const Symbol &symbol)
{
    return symbol.path + u':' + QString::number(symbol.line);
}

bool isEitherOr(const RegistrationFacts &a, const RegistrationFacts &b)
{
    return a.module == b.module &&
           (isBranchOf(a.found.guards, b.found.guards) || isBranchOf(b.found.guards, a.found.guards));
}

std::vector<Symbol> platformClasses(const CheckContext &context)
{
    std::vector<Symbol> classes;
    for (const EntryPoint &point : context.inventory.entryPoints.points) {
        if (point.reached != Reached::Platform)
            continue;
        const Resolution function = context.code.atTarget.resolve(point.module, point.attribute);
        if (!function.found() || !function.symbol.outline)
            continue;
        for (const Return &each : function.symbol.outline->returns) {
            if (each.scope != function.symbol.definition)
                continue;
            for (const QString &path : pathsOf(each.value))
                addClasses(context.code.atTarget, UpstreamRegistry::ofPath(context.code.atTarget, path), classes, 0);
        }
    }
    return classes;
}

std::optional<PlatformIdentity> platformIdentity(const CheckContext &context)
{
    const QString &attribute = context.code.profile.platformIdentity;
    std::optional<PlatformIdentity> identity;
    for (const Symbol &type : platformClasses(context)) {
        const auto found = context.atTarget.hierarchy().classMember(type, attribute);
        if (found.presence != ClassHierarchy::Presence::Present || found.member.values.size() != 1)
            return std::nullopt;
        const Expression &value = found.member.values.front();
        if (value.kind != Expression::Kind::Attribute || (identity && identity->member != value.text))
            return std::nullopt;
        const QString dotted = value.dotted();
        const Resolution holder = context.code.atTarget.resolveExpression(
            found.member.module, found.member.scopes.empty() ? ModuleScope : found.member.scopes.front(),
            dotted.section(u'.', 0, -2));
        if (!holder.found() || holder.symbol.kind != Symbol::Kind::Class)
            return std::nullopt;
        identity = PlatformIdentity{value.text, holder.symbol, found.member.owner};
    }
    return identity;
}

} // namespace mxw::checks
