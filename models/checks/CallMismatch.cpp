// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"

#include "models/checks/Callee.h"
#include "models/checks/CodeUse.h"
#include "models/checks/OtherCallees.h"

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
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::CallMismatch)
};

/// What the call met at the base revision.
enum class AtBase { Fitted, Failed, NotThere, Unknown };

/// One call whose arguments its callee may not take.
class Mismatch
{
public:
    Mismatch(const CheckContext &context, const UsedModule &used, const CallUse &use, Callee callee)
        : m_context(context), m_used(used), m_use(use), m_callee(std::move(callee)),
          m_guards(used.guardsAround(use.place)), m_others(context, m_callee, use.call)
    {
    }

    std::optional<Finding> finding()
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
        return describe(overriding == OtherCallees::Answer::Refuses);
    }

private:
    /// The code around the call reckons with its failure, or asks for the signature first.
    bool isExpected() const
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
    bool asksForCallee(const QString &test) const
    {
        if (!test.contains("hasattr("_L1) && !test.contains("getattr("_L1))
            return false;
        const auto names = [&](const QString &name) {
            return !name.isEmpty() && (test.contains(u'\'' + name + u'\'') || test.contains(u'"' + name + u'"'));
        };
        return names(m_callee.named().qualifiedName.section(u'.', -1)) ||
               std::ranges::any_of(m_binding.faults, names, &CallBinding::Fault::name);
    }

    bool scopeReadsSignatures() const
    {
        return std::ranges::any_of(m_used.usage->calls, [&](const CallUse &use) {
            const QString name = use.call.callee().dotted().section(u'.', -1);
            return use.place.scope == m_use.place.scope && (name == "signature"_L1 || name == "getfullargspec"_L1);
        });
    }

    AtBase atBase(QString *signature) const
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

    static QString wordsAtBase(AtBase before)
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

    Severity severity(bool overridden) const
    {
        return overridden || m_replacement ? Severity::Warning : severityIn(m_context, m_used.module);
    }

    Finding describe(bool overridden) const
    {
        Finding finding = findingAt(m_context, u"C01"_s, m_used, m_use.place.line);
        finding.severity = severity(overridden);
        finding.symbol = m_callee.name();
        QString signatureAtBase;
        const AtBase before = atBase(&signatureAtBase);
        const QString faults = m_binding.words().join(u", "_s);
        if (m_replacement) {
            finding.message = Text::tr("The call of %1 %2, seen with what the plugin installs for it (%3:%4).")
                                  .arg(finding.symbol, faults, m_replacement->file)
                                  .arg(m_replacement->line);
        } else {
            const QString words = wordsAtBase(before);
            finding.message = Text::tr("The call of %1 %2%3.")
                                  .arg(finding.symbol, faults, words.isEmpty() ? QString() : u"; "_s + words);
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

    const CheckContext &m_context;
    const UsedModule &m_used;
    const CallUse &m_use;
    const Callee m_callee;
    const Guards m_guards;
    const OtherCallees m_others;
    CallBinding m_binding;
    const Entry *m_replacement = nullptr; ///< set when the original takes the call and this does not
};

} // namespace

std::vector<Finding> callMismatches(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code)) {
        for (const CallUse &use : used.usage->calls) {
            auto callee = calleeOf(context.code.profile, context.atTarget, used.module, use.place, use.call.callee());
            if (!callee)
                continue;
            auto finding = Mismatch(context, used, use, *std::move(callee)).finding();
            // The same call twice in a line says nothing new.
            if (finding && (findings.empty() || findings.back() != *finding))
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
