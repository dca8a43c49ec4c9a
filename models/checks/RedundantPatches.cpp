// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyChecks.h"
#include "models/checks/CopySides.h"
#include "models/checks/DecoratorNames.h"
#include "models/checks/PatchFinding.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::RedundantPatches)
};

/// How deep equal helpers of both trees are followed.
constexpr int MaximumDepth = 3;

class NameComparison
{
public:
    explicit NameComparison(const Resolver &resolver) : m_resolver(resolver) {}

    /// True when every name means the same in both modules, or belongs to the code itself.
    bool same(const QStringList &names, const QString &left, const QString &right, int depth = 0) const
    {
        return std::ranges::all_of(names, [&](const QString &name) {
            return isSame(m_resolver.resolve(left, name), m_resolver.resolve(right, name), name, depth);
        });
    }

private:
    bool isSame(const Resolution &left, const Resolution &right, const QString &name, int depth) const
    {
        using State = Resolution::State;
        // A name that only one module has is a local one of the code, unless Python has it, too.
        if (left.missing() || right.missing())
            return (left.missing() && right.missing()) || !isBuiltinName(name);
        if (left.state != right.state)
            return false;
        if (left.state == State::Unknown)
            return left.reason == right.reason;
        if (left.symbol.module == right.symbol.module && left.symbol.qualifiedName == right.symbol.qualifiedName)
            return true;
        return left.found() && depth < MaximumDepth && isEqualCode(left.symbol, right.symbol, depth);
    }

    /// Equal definitions whose own names mean the same: a helper that was copied along.
    bool isEqualCode(const Symbol &left, const Symbol &right, int depth) const
    {
        const Definition *a = left.definitionOrNull();
        const Definition *b = right.definitionOrNull();
        if (a && b)
            return a->digest == b->digest && a->decorators == b->decorators;
        if (a || b || left.kind != Symbol::Kind::Variable || right.kind != Symbol::Kind::Variable)
            return false;
        const Expression *x = valueOf(left);
        const Expression *y = valueOf(right);
        if (!x || !y || x->toString() != y->toString() || x->kind == Expression::Kind::Other)
            return false;
        QStringList names;
        collectNames(*x, names);
        return same(names, left.module, right.module, depth + 1);
    }

    static const Expression *valueOf(const Symbol &variable)
    {
        if (!variable.outline)
            return nullptr;
        const Expression *value = nullptr;
        for (const Assignment &assignment : variable.outline->assignments) {
            if (assignment.scope != ModuleScope || assignment.target.dotted() != variable.qualifiedName)
                continue;
            if (value)
                return nullptr;
            value = &assignment.value;
        }
        return value && !value->isNone() ? value : nullptr;
    }

    static void collectNames(const Expression &expression, QStringList &names)
    {
        if (expression.kind == Expression::Kind::Name)
            names.append(expression.text);
        for (const Expression &item : expression.items)
            collectNames(item, names);
    }

    const Resolver &m_resolver;
};

bool sameDecorators(const std::vector<NamedDecorator> &copy, const std::vector<NamedDecorator> &target,
                    const CopyUnit &unit)
{
    if (!std::ranges::equal(copy, target, sameDecorator))
        return false;
    for (const CodeText::Decorator &decorator : unit.target->decorators) {
        const auto it = std::ranges::find(unit.copy->decorators, decorator.name, &CodeText::Decorator::name);
        if (it != unit.copy->decorators.end() && !sameCode(it->pieces, decorator.pieces))
            return false;
    }
    return true;
}

/// What the replacement's code is, beside the target's, as one text each.
bool equalsTarget(const CheckContext &context, const EntryFacts &facts, const CopySides &sides)
{
    QSet<QString> names;
    for (const CopyUnit &unit : sides.units) {
        if (!unit.target || !unit.copy || !sameCode(unit.copy->header, unit.target->header) ||
            !sameCode(unit.copy->body, unit.target->body))
            return false;
        // The decorators of the replaced thing itself are compared by what they resolve to.
        const bool member = !unit.member.isEmpty();
        if (member && !std::ranges::equal(unit.copy->decorators, unit.target->decorators,
                                          [](auto &a, auto &b) { return sameCode(a.pieces, b.pieces); }))
            return false;
        if (!member && facts.targetDefinition() &&
            !sameDecorators(copyDecorators(context, facts), targetDecorators(context, facts), unit))
            return false;
        names.unite(QSet<QString>(unit.copy->names.begin(), unit.copy->names.end()));
        names.unite(QSet<QString>(unit.target->names.begin(), unit.target->names.end()));
    }
    for (const Definition *own : {facts.targetDefinition(), facts.replacementDefinition()}) {
        if (own)
            names.remove(own->name);
    }
    for (const QString &decorator : context.code.profile.patchDecorators)
        names.remove(decorator.section(u'.', -1));
    const QString copyModule = facts.replacement ? facts.replacement->module : facts.module;
    return NameComparison(context.code.atTarget).same(names.values(), copyModule, facts.atTarget.symbol.module);
}

/// Members of the target class that the replacement does not have.
bool lacksMembers(const EntryFacts &facts, const CopySides &sides)
{
    const Definition *target = facts.targetDefinition();
    if (!target || !target->isClass())
        return false;
    return std::ranges::any_of(facts.atTarget.symbol.outline->definitions, [&](const Definition &definition) {
        return definition.scope == facts.atTarget.symbol.definition &&
               std::ranges::find(sides.units, definition.name, &CopyUnit::member) == sides.units.end();
    });
}

bool equalAtBase(const CopySides &sides)
{
    return std::ranges::all_of(sides.units, [](const CopyUnit &unit) {
        return unit.base && unit.copy && sameCode(unit.base->body, unit.copy->body) &&
               sameCode(unit.base->header, unit.copy->header);
    });
}

} // namespace

std::vector<Finding> redundantPatches(const CheckContext &context)
{
    std::vector<Finding> findings;
    CopyReader reader(context);
    for (const EntryFacts &facts : context.inventory.facts) {
        // Several definitions of the target: which one is in force is not known.
        if (!facts.atTarget.alternatives.empty())
            continue;
        const std::optional<CopySides> sides = reader.sides(facts);
        if (!sides || lacksMembers(facts, *sides) || !equalsTarget(context, facts, *sides))
            continue;
        Finding finding = patchFinding(u"P05"_s, facts, Severity::Warning);
        finding.message = !sides->baseFile.isEmpty() && !equalAtBase(*sides)
                              ? Text::tr("Upstream changed %1 since base and is now what the replacement is: the patch "
                                         "can be removed.")
                                    .arg(finding.symbol)
                              : Text::tr("The replacement of %1 is what the target is: the patch can be removed.")
                                    .arg(finding.symbol);
        finding.consequence =
            Text::tr("Nothing differs today; from the next upstream change on the copy holds it back, silently.");
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
