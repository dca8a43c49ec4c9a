// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallBinding.h"
#include "models/checks/CallForms.h"
#include "models/checks/MethodPairs.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/checks/ReturnShape.h"
#include "models/checks/SignatureComparison.h"
#include "models/checks/UpstreamCalls.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::OverrideSignature)
};

bool isPrivate(const QString &name)
{
    return name.startsWith(u'_') && !name.startsWith("__"_L1);
}

/// A protocol says what others may ask for, and says it in few words.
bool isProtocol(const CheckContext &context, const Symbol &type)
{
    return std::ranges::any_of(type.definitionOrNull()->bases, [&](const Expression &base) {
        const Expression &named = base.kind == Expression::Kind::Subscript ? base.items.front() : base;
        const Resolution resolution =
            context.code.atTarget.resolveExpression(type.module, type.definitionOrNull()->scope, named.dotted());
        return resolution.symbol.qualifiedName == "Protocol"_L1;
    });
}

/// One override beside what its callers are written for.
class OverrideJudge
{
public:
    OverrideJudge(const CheckContext &context, const MethodPair &pair) : m_context(context), m_pair(pair) {}

    std::optional<Finding> finding()
    {
        auto finding = ofArguments();
        return finding ? finding : ofResult();
    }

private:
    std::optional<Finding> ofArguments()
    {
        auto mine = boundSignature(m_context.atTarget, m_pair.method);
        auto parent = boundSignature(m_context.atTarget, m_pair.parent);
        if (!mine || !parent || takesAnything(*mine) || takesAnything(*parent))
            return std::nullopt;
        m_mine = *std::move(mine);
        m_parent = *std::move(parent);
        if (m_pair.before)
            m_before = boundSignature(m_context.atBase, *m_pair.before);
        m_meeting = meetingOf(m_mine, m_parent);
        m_faults = compareSignatures(m_mine, m_parent, false).breaking;
        if (m_faults.isEmpty() && m_meeting == Meeting::Fits)
            return formerForm();
        if (m_pair.before && !m_before)
            return std::nullopt;
        if (m_before && !sameShape(*m_before, m_parent) && isNewFault())
            return missedChange();
        if (!m_pair.before && isGained())
            return clash();
        return neverAgreed();
    }

    /// Something of what does not fit now did fit what base had.
    bool isNewFault() const
    {
        if (meetingOf(m_mine, *m_before) < m_meeting)
            return true;
        const QStringList former = compareSignatures(m_mine, *m_before, false).breaking;
        return std::ranges::any_of(m_faults, [&](const QString &fault) { return !former.contains(fault); });
    }

    /// The parent class was there at base, and had nothing by that name.
    bool isGained() const
    {
        const Symbol owner = ownerOf(m_pair.parent);
        const Resolution type = m_context.code.atBase.resolve(owner.module, owner.qualifiedName);
        return type.found() && m_context.atBase.hierarchy().classMember(type.symbol, name()).presence ==
                                   ClassHierarchy::Presence::Absent;
    }

    /// Callers take the parent's result apart, and it has another length since base than what the override gives.
    std::optional<Finding> ofResult() const
    {
        if (!m_pair.before)
            return std::nullopt;
        const ReturnShape mine = returnShapeOf(m_pair.method);
        const ReturnShape parent = returnShapeOf(m_pair.parent);
        const ReturnShape before = returnShapeOf(*m_pair.before);
        const auto isIn = [](const ReturnShape &shape) {
            return [&shape](qsizetype length) { return shape.lengths.contains(length); };
        };
        const bool told = !mine.open && !parent.open && !before.open && !mine.lengths.empty() &&
                          !parent.lengths.empty() && parent.lengths != before.lengths;
        if (!told || std::ranges::any_of(mine.lengths, isIn(parent)) ||
            !std::ranges::all_of(mine.lengths, isIn(before)))
            return std::nullopt;
        Finding finding = describe(Severity::Warning);
        finding.details.clear();
        finding.message = Text::tr("%1 of upstream returns %2 since base; %3 still returns %4.")
                              .arg(shortName(m_pair.parent), parent.words(), shortName(m_pair.method), mine.words());
        finding.consequence = Text::tr("ValueError where a caller takes the result apart.");
        return finding;
    }

    const QString &name() const { return m_pair.method.definitionOrNull()->name; }

    /// The override still has the parent's former signature, which takes what callers pass today.
    std::optional<Finding> formerForm() const
    {
        if (!m_before || sameShape(*m_before, m_parent) || !sameShape(m_mine, *m_before))
            return std::nullopt;
        Finding finding = describe(Severity::Info);
        finding.message = Text::tr("%1 of %2 changed its signature since base; %3 still has the former one.")
                              .arg(shortName(m_pair.parent), m_pair.parent.module, shortName(m_pair.method));
        finding.consequence = Text::tr("Calls of today fit both; nothing breaks yet.");
        const QStringList loose = compareSignatures(m_mine, m_parent, false).compatible;
        finding.details.append(loose);
        return finding;
    }

    std::optional<Finding> missedChange() const
    {
        bool complete = true;
        const std::vector<UpstreamCall> calls = upstreamCalls(m_context, m_pair.parent, &complete);
        const UpstreamCall *refused = refusedCall(calls);
        const bool called = !complete || m_pair.dispatched || name() == "forward"_L1 || !calls.empty();
        const bool certain = refused || (m_meeting == Meeting::Never && called);
        // What only tests and other back ends of upstream would call by another name breaks nobody.
        Finding finding = describe(certain ? severityIn(m_context, m_pair.method.module) : Severity::Warning);
        finding.message = m_pair.dispatched
                              ? Text::tr("%1 gets the calls of %2, whose signature changed since base; it %3.")
                                    .arg(shortName(m_pair.method), shortName(m_pair.parent), faultWords())
                              : Text::tr("%1 of upstream changed its signature since base; %2 does not follow: it %3.")
                                    .arg(shortName(m_pair.parent), shortName(m_pair.method), faultWords());
        finding.consequence = consequence(refused, certain);
        return finding;
    }

    /// Upstream gave a parent a method of a name that the plugin's class uses already.
    std::optional<Finding> clash() const
    {
        bool complete = true;
        const std::vector<UpstreamCall> calls = upstreamCalls(m_context, m_pair.parent, &complete);
        const UpstreamCall *refused = refusedCall(calls);
        Finding finding = describe(refused ? severityIn(m_context, m_pair.method.module) : Severity::Warning);
        finding.message = Text::tr("%1 is new in upstream since base, and %2 overrides it with other arguments: it %3.")
                              .arg(shortName(m_pair.parent), shortName(m_pair.method), faultWords());
        finding.consequence = consequence(refused, refused != nullptr);
        return finding;
    }

    std::optional<Finding> neverAgreed() const
    {
        if (m_pair.dispatched || isProtocol(m_context, ownerOf(m_pair.parent)))
            return std::nullopt;
        if (isPrivate(name())) {
            bool complete = true;
            const std::vector<UpstreamCall> calls = upstreamCalls(m_context, m_pair.parent, &complete);
            if (complete && calls.empty())
                return std::nullopt;
        }
        Finding finding = describe(Severity::Info);
        finding.message = Text::tr("%1 does not take what %2 of upstream takes: it %3.")
                              .arg(shortName(m_pair.method), shortName(m_pair.parent), faultWords());
        finding.consequence = m_before ? Text::tr("It was so at base; a caller that passes it gets a TypeError.")
                                       : Text::tr("A caller that passes it gets a TypeError.");
        return finding;
    }

    /// A call of today that the parent takes and the override does not.
    const UpstreamCall *refusedCall(const std::vector<UpstreamCall> &calls) const
    {
        const auto refused = [&](const UpstreamCall &call) {
            if (!bindCall(m_parent, call.call).fits() || bindCall(m_mine, call.call).fits())
                return false;
            return call.known || (m_before && !bindCall(*m_before, call.call).fits());
        };
        const auto it = std::ranges::find_if(calls, refused);
        return it == calls.end() ? nullptr : &*it;
    }

    QString faultWords() const
    {
        return m_faults.isEmpty() ? Text::tr("takes other arguments") : m_faults.join(u", "_s);
    }

    QString consequence(const UpstreamCall *refused, bool certain) const
    {
        if (refused) {
            const QString place = refused->file + u':' + QString::number(refused->line);
            return refused->inside.isEmpty()
                       ? Text::tr("TypeError when %1 calls it.").arg(place)
                       : Text::tr("TypeError at the first call in %1() (%2).").arg(refused->inside, place);
        }
        return certain
                   ? Text::tr("TypeError at the first call of %1() by upstream.").arg(name())
                   : Text::tr("A call written for the new signature raises a TypeError, or passes the wrong thing.");
    }

    Finding describe(Severity severity) const
    {
        Finding finding = classFinding(m_context, u"R04"_s, *m_pair.type, m_pair.method.line);
        finding.severity = severity;
        finding.symbol = m_pair.method.qualifiedName;
        finding.upstreamFile = m_pair.parent.path;
        finding.upstreamLine = m_pair.parent.line;
        finding.details.append(Text::tr("plugin %1%2").arg(shortName(m_pair.method), m_mine.toString()));
        finding.details.append(Text::tr("target %1%2").arg(shortName(m_pair.parent), m_parent.toString()));
        if (m_before && !sameShape(*m_before, m_parent))
            finding.details.append(Text::tr("base %1%2").arg(shortName(*m_pair.before), m_before->toString()));
        return finding;
    }

    const CheckContext &m_context;
    const MethodPair &m_pair;
    Signature m_mine;
    Signature m_parent;
    std::optional<Signature> m_before;
    Meeting m_meeting = Meeting::Fits;
    QStringList m_faults;
};

} // namespace

std::vector<Finding> overrideSignatures(const CheckContext &context)
{
    std::vector<Finding> findings;
    const std::vector<PluginClass> classes = pluginClasses(context);
    for (const MethodPair &pair : methodPairs(context, classes)) {
        if (auto finding = OverrideJudge(context, pair).finding())
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
