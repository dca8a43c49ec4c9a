// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallFault.h"

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
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::CallFault)
};

} // namespace

CallFault::CallFault(const CheckContext &context, const UsedModule &used, const CallUse &use, Callee callee)
    : m_context(context), m_used(used), m_use(use), m_callee(std::move(callee)), m_guards(used.guardsAround(use.place)),
      m_others(context, m_callee, use.call)
{
}

std::optional<Finding> CallFault::finding(const QString &check)
{
    m_binding = bindCallTo(m_context.code.profile, m_callee, m_use.call);
    if (m_binding.fits()) {
        const auto refusal = m_others.refusedReplacement(m_used.file);
        if (!refusal)
            return std::nullopt;
        m_binding = refusal->binding;
        m_replacement = refusal->entry;
    }
    if (isExpected() || m_others.anyAlternativeFits())
        return std::nullopt;
    const auto overriding = m_others.overriding();
    if (overriding == OtherCallees::Answer::Fits ||
        (!m_replacement && m_others.replacement() == OtherCallees::Answer::Fits))
        return std::nullopt;
    return describe(check, overriding == OtherCallees::Answer::Refuses);
}

/// The code around the call reckons with its failure, or asks for the signature first.
bool CallFault::isExpected() const
{
    static const QRegularExpression asks(
        uR"(\bsignature\b|getfullargspec|vllm_version|__version|version_tuple|version\.parse|\bVersion\()"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (!mayRun(m_guards) || isCaught(m_guards, {u"TypeError"_s}))
        return true;
    for (const Guard &guard : m_guards) {
        const bool tests = guard.kind == Guard::Kind::If || guard.kind == Guard::Kind::Else;
        if (tests && (asks.match(guard.text).hasMatch() || asksForCallee(guard.text)))
            return true;
        // try: new(x) except TypeError: old() – the handler runs where the signature is another one.
        if (guard.kind == Guard::Kind::Except && guard.text.contains("TypeError"_L1))
            return true;
    }
    return scopeReadsSignatures();
}

/// `if hasattr(module, "function")`, `if hasattr(options, "parameter")`.
bool CallFault::asksForCallee(const QString &test) const
{
    if (!test.contains("hasattr("_L1) && !test.contains("getattr("_L1))
        return false;
    const auto names = [&](const QString &name) {
        return !name.isEmpty() && (test.contains(u'\'' + name + u'\'') || test.contains(u'"' + name + u'"'));
    };
    return names(m_callee.named().qualifiedName.section(u'.', -1)) ||
           std::ranges::any_of(m_binding.faults, names, &CallBinding::Fault::name);
}

bool CallFault::scopeReadsSignatures() const
{
    return std::ranges::any_of(m_used.usage->calls, [&](const CallUse &use) {
        const QString name = use.call.callee().dotted().section(u'.', -1);
        return use.place.scope == m_use.place.scope && (name == "signature"_L1 || name == "getfullargspec"_L1);
    });
}

CallFault::AtBase CallFault::atBase(QString *signature) const
{
    const Expression &expression = m_use.call.callee();
    const auto before = calleeOf(m_context.code.profile, m_context.atBase, m_used.module, m_use.place, expression);
    if (before) {
        *signature = before->callable.signature.toString();
        return bindCallTo(m_context.code.profile, *before, m_use.call).fits() ? AtBase::Fitted : AtBase::Failed;
    }
    const Value value = m_context.atBase.value(m_used.module, m_use.place, expression);
    const Resolution named =
        m_context.code.atBase.resolveExpression(m_used.module, m_use.place.scope, expression.dotted());
    return value.is(Value::Kind::Missing) || named.missing() ? AtBase::NotThere : AtBase::Unknown;
}

QString CallFault::wordsAtBase(AtBase before)
{
    switch (before) {
    case AtBase::Fitted:
        return Text::tr("it was accepted at base");
    case AtBase::Failed:
        return Text::tr("base does not accept it either");
    case AtBase::NotThere:
        return Text::tr("base does not have it");
    case AtBase::Unknown:
        break;
    }
    return {};
}

Severity CallFault::severity(bool overridden) const
{
    return overridden || m_replacement ? Severity::Warning : severityIn(m_context, m_used.module);
}

Finding CallFault::describe(const QString &check, bool overridden) const
{
    Finding finding = findingAt(m_context, check, m_used, m_use.place.line);
    finding.severity = severity(overridden);
    finding.symbol = m_callee.name();
    QString signatureAtBase;
    const AtBase before = atBase(&signatureAtBase);
    const bool ofParent = check != "C01"_L1;
    const QString faults = m_binding.words(ofParent ? &m_callee.callable.signature : nullptr).join(u", "_s);
    if (m_replacement) {
        finding.message = Text::tr("The call of %1 %2, seen with what the plugin installs for it (%3:%4).")
                              .arg(finding.symbol, faults, m_replacement->file)
                              .arg(m_replacement->line);
    } else {
        const QString words = wordsAtBase(before);
        const QString base = words.isEmpty() ? QString() : u"; "_s + words;
        finding.message =
            ofParent ? Text::tr("%1 calls %2 of its parent and %3%4.").arg(scopeName(), finding.symbol, faults, base)
                     : Text::tr("The call of %1 %2%3.").arg(finding.symbol, faults, base);
    }
    finding.consequence = failureSentence(m_context, m_used, m_use.place, u"TypeError"_s);
    const Symbol &at = m_callee.definition() ? m_callee.callable.function : m_callee.named();
    if (at.upstream) {
        finding.upstreamFile = at.path;
        finding.upstreamLine = at.line;
    } else {
        finding.details.append(Text::tr("defined in %1:%2").arg(at.path).arg(at.line));
    }
    finding.details.append(Text::tr("call %1").arg(m_use.call.toString()));
    finding.details.append(Text::tr("target %1%2").arg(finding.symbol, m_callee.callable.signature.toString()));
    if (!signatureAtBase.isEmpty())
        finding.details.append(Text::tr("base %1%2").arg(finding.symbol, signatureAtBase));
    if (overridden)
        finding.details.append(Text::tr("Subclasses that override it do not take the call either."));
    return finding;
}

/// The function that the call stands in.
QString CallFault::scopeName() const
{
    const int scope = m_use.place.scope;
    return scope == ModuleScope ? m_used.module : m_used.outline->definitions[size_t(scope)].qualifiedName;
}

int methodAround(const Outline &outline, int scope)
{
    while (scope != ModuleScope) {
        const int outer = outline.definitions[size_t(scope)].scope;
        if (outer != ModuleScope && outline.definitions[size_t(outer)].isClass())
            return scope;
        scope = outer;
    }
    return ModuleScope;
}

bool isParentCall(const CheckContext &context, const UsedModule &module, const CallUse &use)
{
    const Expression &callee = use.call.callee();
    if (callee.kind != Expression::Kind::Attribute)
        return false;
    const Expression &object = callee.items.front();
    if (object.kind == Expression::Kind::Call)
        return object.callee().kind == Expression::Kind::Name && object.callee().text == "super"_L1;
    const int method = methodAround(*module.outline, use.place.scope);
    const Expression *first = use.call.positional(0);
    if (method == ModuleScope || !first || first->kind != Expression::Kind::Name || object.dotted().isEmpty())
        return false;
    const Definition &definition = module.outline->definitions[size_t(method)];
    const auto &parameters = definition.signature.parameters;
    if (parameters.empty() || parameters.front().name != first->text)
        return false;
    const Value parent = context.atTarget.value(module.module, use.place, object);
    if (!parent.is(Value::Kind::Class) || parent.self)
        return false;
    const Definition &type = module.outline->definitions[size_t(definition.scope)];
    const Symbol own{Symbol::Kind::Class, module.module, type.qualifiedName, module.file,
                     type.line,           false,         module.outline,     definition.scope};
    return !parent.symbol.isSame(own) && context.atTarget.hierarchy().isSubclass(own, parent.symbol);
}

} // namespace mxw::checks
