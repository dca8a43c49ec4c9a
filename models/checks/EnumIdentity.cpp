// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUse.h"
#include "models/checks/EnumTwins.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::EnumIdentity)
};

/// "a.b.C" as an expression.
Expression expressionOf(const QString &dotted, int line)
{
    Expression expression;
    for (const QString &name : dotted.split(u'.')) {
        Expression next;
        next.kind = expression.isNone() ? Expression::Kind::Name : Expression::Kind::Attribute;
        next.text = name;
        next.line = line;
        if (!expression.isNone())
            next.items.push_back(std::move(expression));
        expression = std::move(next);
    }
    return expression;
}

class EnumUses
{
public:
    EnumUses(const CheckContext &context, const EnumTwins &twins, const UsedModule &used)
        : m_context(context), m_twins(twins), m_used(used)
    {
    }

    std::vector<Finding> run()
    {
        for (const CallUse &use : m_used.usage->calls)
            ofCall(use);
        for (const Return &each : m_used.outline->returns)
            ofReturn(each);
        for (const Assignment &assignment : m_used.outline->assignments)
            ofClassValue(assignment);
        for (const Guards &guards : m_used.usage->conditions)
            ofConditions(guards);
        for (const Return &each : m_used.outline->returns)
            ofConditions(each.guards);
        for (const Assignment &assignment : m_used.outline->assignments)
            ofConditions(assignment.guards);
        return std::move(m_findings);
    }

private:
    /// The class of Enum that an expression is a member of.
    std::optional<Symbol> enumOf(const UsePlace &place, const Expression &expression) const
    {
        if (expression.dotted().isEmpty())
            return std::nullopt;
        const Value value = m_context.atTarget.value(m_used.module, place, expression);
        return value.is(Value::Kind::Instance) ? std::optional(value.symbol) : std::nullopt;
    }

    std::optional<Symbol> annotated(const QString &module, int scope, const QString &annotation) const
    {
        if (annotation.isEmpty())
            return std::nullopt;
        const Value value = m_context.atTarget.annotated(module, scope, annotation);
        return value.is(Value::Kind::Instance) ? std::optional(value.symbol) : std::nullopt;
    }

    void add(int line, const Symbol &own, const Symbol &other, const QString &message, const QString &consequence)
    {
        Finding finding = findingAt(m_context, u"R09"_s, m_used, line);
        for (const RegistrationFacts &facts : m_context.inventory.registrations) {
            if (facts.implementation.found() && facts.implementation.symbol.module == m_used.module)
                finding.entry = facts.entry.id;
        }
        finding.severity = Severity::Warning;
        finding.symbol = own.qualifiedName;
        finding.message = message;
        finding.consequence = consequence;
        finding.upstreamFile = other.path;
        finding.upstreamLine = other.line;
        finding.details.append(Text::tr("the plugin's own: %1").arg(placeText(own)));
        const bool known = std::ranges::any_of(m_findings, [&](const Finding &each) {
            return each.line == finding.line && each.symbol == finding.symbol && each.message == finding.message;
        });
        if (!known)
            m_findings.push_back(std::move(finding));
    }

    QString neverEqual() const
    {
        return Text::tr("Silently: members of two Enum classes are never equal, and upstream takes its other branch.");
    }

    void ofCall(const CallUse &use)
    {
        const Expression &call = use.call;
        if (use.place.scope == ModuleScope && call.items.size() < 2)
            return;
        std::optional<ValueFinder::Callable> callable;
        for (size_t i = 1; i < call.items.size(); ++i) {
            const std::optional<Symbol> own = enumOf(use.place, call.items[i]);
            if (!own || !m_twins.isOwn(*own))
                continue;
            if (!callable)
                callable =
                    m_context.atTarget.callable(m_context.atTarget.value(m_used.module, use.place, call.callee()));
            ofArgument(use, qsizetype(i) - 1, *own, *callable);
        }
    }

    void ofArgument(const CallUse &use, qsizetype index, const Symbol &own, const ValueFinder::Callable &callable)
    {
        if (!callable.known() || !callable.function.upstream)
            return;
        const auto &parameters = callable.signature.parameters;
        const qsizetype positional = use.call.positionalCount();
        const auto parameter =
            index < positional ? (size_t(index) < parameters.size() ? parameters.begin() + index : parameters.end())
                               : std::ranges::find(parameters, use.call.names[index - positional], &Parameter::name);
        if (parameter == parameters.end() || parameter->kind == Parameter::Kind::VarPositional)
            return;
        const auto other = annotated(callable.function.module, scopeOf(callable.function), parameter->annotation);
        if (!other || !m_twins.isTwin(own, *other))
            return;
        add(use.place.line, own, *other,
            Text::tr("%1() takes upstream's %2 (%3) as %4 and is given a member of the plugin's %5 (%6).")
                .arg(use.call.callee().toString(), other->qualifiedName, placeText(*other), parameter->name,
                     own.qualifiedName, placeText(own)),
            neverEqual());
    }

    static int scopeOf(const Symbol &function)
    {
        const Definition *definition = function.definitionOrNull();
        return definition ? definition->scope : ModuleScope;
    }

    /// The class whose body a function stands in.
    std::optional<Symbol> classAround(int scope) const
    {
        if (scope == ModuleScope)
            return std::nullopt;
        const Definition &definition = m_used.outline->definitions[size_t(scope)];
        if (!definition.isClass())
            return std::nullopt;
        return Symbol{Symbol::Kind::Class, m_used.module, definition.qualifiedName, m_used.file,
                      definition.line,     false,         m_used.outline,           scope};
    }

    void ofReturn(const Return &each)
    {
        const Definition &method = m_used.outline->definitions[size_t(each.scope)];
        const std::optional<Symbol> type = classAround(method.scope);
        const std::optional<Symbol> own = type ? enumOf({each.scope, 0, each.line}, each.value) : std::nullopt;
        if (!own || !m_twins.isOwn(*own))
            return;
        const auto parent = m_context.atTarget.hierarchy().parentMember(*type, method.name);
        if (parent.presence != ClassHierarchy::Presence::Present || !parent.member.owner.upstream ||
            parent.member.kind != Member::Kind::Method || !parent.member.owner.outline)
            return;
        const Definition &promise = parent.member.owner.outline->definitions[size_t(parent.member.definition)];
        const auto other = annotated(parent.member.owner.module, promise.scope, promise.signature.returns);
        if (other && m_twins.isTwin(*own, *other))
            add(each.line, *own, *other,
                Text::tr("%1() returns a member of the plugin's %2 (%3), and %4 promises upstream's %5 (%6).")
                    .arg(method.qualifiedName, own->qualifiedName, placeText(*own), parent.member.owner.qualifiedName,
                         other->qualifiedName, placeText(*other)),
                neverEqual());
    }

    /// An attribute that upstream's base class declares, with a member of the other one.
    void ofClassValue(const Assignment &assignment)
    {
        const std::optional<Symbol> type = classAround(assignment.scope);
        if (!type || assignment.target.kind != Expression::Kind::Name)
            return;
        const std::optional<Symbol> own = enumOf({assignment.scope, 0, assignment.line}, assignment.value);
        if (!own || !m_twins.isOwn(*own))
            return;
        const auto parent = m_context.atTarget.hierarchy().parentMember(*type, assignment.target.text);
        const Member &member = parent.member;
        if (parent.presence != ClassHierarchy::Presence::Present || !member.owner.upstream)
            return;
        std::optional<Symbol> other;
        if (member.values.size() == 1 && !member.scopes.empty()) {
            const Value value =
                m_context.atTarget.value(member.module, {member.scopes.front(), 0, member.line}, member.values.front());
            if (value.is(Value::Kind::Instance))
                other = value.symbol;
        }
        if (other && m_twins.isTwin(*own, *other))
            add(assignment.line, *own, *other,
                Text::tr("%1.%2 is a member of the plugin's %3 (%4); in %5 it is one of upstream's %6 (%7).")
                    .arg(type->qualifiedName, assignment.target.text, own->qualifiedName, placeText(*own),
                         member.owner.qualifiedName, other->qualifiedName, placeText(*other)),
                neverEqual());
    }

    void ofConditions(const Guards &guards)
    {
        for (const Guard &guard : guards) {
            const std::pair identity(guard.line, guard.text);
            if (guard.kind != Guard::Kind::If && guard.kind != Guard::Kind::Else)
                continue;
            if (std::ranges::find(m_conditions, identity) == m_conditions.end()) {
                m_conditions.push_back(identity);
                ofCondition(guard);
            }
        }
    }

    /// Comparisons are kept as the text of conditions only.
    void ofCondition(const Guard &guard)
    {
        static const QRegularExpression comparison(
            uR"((?<![\w.\])])([A-Za-z_][\w.]*)\s*(==|!=|\bis not\b|\bis\b)\s*([A-Za-z_][\w.]*)(?![\w.\[(]))"_s);
        for (const auto &match : comparison.globalMatch(guard.text)) {
            const UsePlace place{scopeAt(guard.line), 0, guard.line};
            const auto left = enumOf(place, expressionOf(match.captured(1), guard.line));
            const auto right = left ? enumOf(place, expressionOf(match.captured(3), guard.line)) : std::nullopt;
            if (!right)
                continue;
            const bool swapped = m_twins.isOwn(*right);
            const Symbol &own = swapped ? *right : *left;
            const Symbol &other = swapped ? *left : *right;
            if (m_twins.isOwn(own) && m_twins.isTwin(own, other))
                add(guard.line, own, other,
                    Text::tr("%1 compares a member of the plugin's %2 (%3) with one of upstream's %4 (%5).")
                        .arg(match.captured(0), own.qualifiedName, placeText(own), other.qualifiedName,
                             placeText(other)),
                    Text::tr("Silently: members of two Enum classes are never equal; the comparison always gives the "
                             "same."));
        }
    }

    int scopeAt(int line) const
    {
        int scope = ModuleScope;
        for (size_t i = 0; i < m_used.outline->definitions.size(); ++i) {
            const Definition &definition = m_used.outline->definitions[i];
            if (definition.line <= line && line <= definition.endLine)
                scope = int(i);
        }
        return scope;
    }

    const CheckContext &m_context;
    const EnumTwins &m_twins;
    const UsedModule &m_used;
    std::vector<std::pair<int, QString>> m_conditions; ///< looked at
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> enumIdentity(const CheckContext &context)
{
    std::vector<Finding> findings;
    const EnumTwins twins(context);
    if (twins.isEmpty())
        return findings;
    for (const UsedModule &used : usedModules(context.code)) {
        if (!twins.concerns(used.file))
            continue;
        std::vector<Finding> more = EnumUses(context, twins, used).run();
        findings.insert(findings.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
    }
    return findings;
}

} // namespace mxw::checks
