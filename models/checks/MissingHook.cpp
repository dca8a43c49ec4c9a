// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AbstractMethods.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/checks/Subclasses.h"
#include "models/checks/UpstreamCalls.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::MissingHook)
};

/// A method that only raises, and did not at base.
struct Hook
{
    Symbol method;
    bool isNew = true; ///< false: base did something there
};

class HookFinder
{
public:
    explicit HookFinder(const CheckContext &context) : m_context(context) {}

    /// Of the class itself, not of its bases.
    const std::vector<Hook> &hooksOf(const Symbol &type)
    {
        const QString key = type.module + u':' + type.qualifiedName;
        auto known = m_known.find(key);
        if (known == m_known.end())
            known = m_known.insert(key, find(type));
        return *known;
    }

private:
    std::vector<Hook> find(const Symbol &type) const
    {
        std::vector<Hook> hooks;
        const Resolution before = m_context.code.atBase.resolve(type.module, type.qualifiedName);
        if (!before.found() || before.symbol.kind != Symbol::Kind::Class)
            return hooks;
        const ClassHierarchy &now = m_context.atTarget.hierarchy();
        const ClassHierarchy &atBase = m_context.atBase.hierarchy();
        const ClassLine &line = atBase.line(before.symbol);
        for (const Member &member : now.ownMembers(type)) {
            const auto method = ownMethod(now, type, member.name);
            if (!method || isAbstract(*method->definitionOrNull()))
                continue;
            const auto former = methodInLine(atBase, line, member.name, Among::Upstream, 0);
            const bool same = former && former->definitionOrNull()->digest == method->definitionOrNull()->digest;
            if (same || !onlyRaises(m_context.code.atTarget, *method))
                continue;
            const bool known = !atBase.membersNamed(before.symbol, member.name).empty();
            const bool raised = former && onlyRaises(m_context.code.atBase, *former);
            if (!raised && (former || !known))
                hooks.push_back({*method, !known});
        }
        return hooks;
    }

    const CheckContext &m_context;
    QHash<QString, std::vector<Hook>> m_known;
};

/// Nothing in the line of the class answers the hook.
bool lacks(const ClassHierarchy &hierarchy, const Symbol &type, const Hook &hook)
{
    const ClassLine &line = hierarchy.line(type);
    const auto method = methodInLine(hierarchy, line, hook.method.definitionOrNull()->name, Among::All, 0);
    return line.complete && line.alternatives.empty() && method && method->isSame(hook.method);
}

/// Classes that derive from it answer the hook, so that it is only their common base.
bool isAnsweredBelow(const ClassHierarchy &hierarchy, const Symbol &type, const Hook &hook)
{
    bool complete = true;
    const std::vector<Symbol> derived = subclassesOf(hierarchy, type, &complete);
    if (!complete)
        return true;
    return !derived.empty() &&
           std::ranges::none_of(derived, [&](const Symbol &one) { return lacks(hierarchy, one, hook); });
}

/// What the classes of upstream that derive from the hook's own do about it.
enum class Upstream {
    Answers,  ///< at least half of them override it: it is asked of every one
    SameName, ///< few do, but the one that is named like the plugin's class is among them
    DoesNot,  ///< it is offered to those who want it
};

Upstream answersOf(const ClassHierarchy &hierarchy, const PluginClass &type, const Hook &hook)
{
    qsizetype all = 0;
    qsizetype answering = 0;
    bool sameName = false;
    for (const Symbol &one : subclassesOf(hierarchy, ownerOf(hook.method))) {
        if (!one.upstream)
            continue;
        ++all;
        if (lacks(hierarchy, one, hook))
            continue;
        ++answering;
        sameName = sameName || type.definition().name.endsWith(one.definitionOrNull()->name);
    }
    if (2 * answering >= all)
        return Upstream::Answers;
    return sameName ? Upstream::SameName : Upstream::DoesNot;
}

Finding findingOf(const CheckContext &context, const PluginClass &type, const Hook &hook, Upstream upstream)
{
    Finding finding = classFinding(context, u"R15"_s, type, type.definition().line);
    const QString &name = hook.method.definitionOrNull()->name;
    finding.symbol += u'.' + name;
    finding.upstreamFile = hook.method.path;
    finding.upstreamLine = hook.method.line;
    finding.message = hook.isNew ? Text::tr("%1 is new in upstream since base and only raises NotImplementedError; "
                                            "%2 does not override it.")
                                 : Text::tr("%1 of upstream only raises NotImplementedError since base; %2 does not "
                                            "override it.");
    finding.message = finding.message.arg(shortName(hook.method), type.symbol.qualifiedName);
    bool complete = true;
    const std::vector<UpstreamCall> calls = upstreamCalls(context, hook.method, &complete);
    const bool expected = upstream == Upstream::Answers && !(complete && calls.empty());
    finding.severity = expected ? Severity::Warning : Severity::Info;
    if (calls.empty()) {
        finding.consequence = complete ? Text::tr("Nothing in upstream is seen to call it yet.")
                                       : Text::tr("NotImplementedError at the first call of %1().").arg(name);
        return finding;
    }
    const auto known = std::ranges::find_if(calls, &UpstreamCall::known);
    const UpstreamCall &call = known == calls.end() ? calls.front() : *known;
    const QString place = call.file + u':' + QString::number(call.line);
    finding.consequence = call.inside.isEmpty()
                              ? Text::tr("NotImplementedError when %1 calls it.").arg(place)
                              : Text::tr("NotImplementedError at the first call in %1() (%2).").arg(call.inside, place);
    return finding;
}

} // namespace

std::vector<Finding> missingHooks(const CheckContext &context)
{
    std::vector<Finding> findings;
    HookFinder hooks(context);
    const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
    for (const PluginClass &type : pluginClasses(context)) {
        const std::vector<Symbol> &line = hierarchy.line(type.symbol).classes;
        for (const Symbol &one : line) {
            if (!one.upstream)
                continue;
            for (const Hook &hook : hooks.hooksOf(one)) {
                // The plugin's class nearest to upstream is where it belongs.
                const bool another = std::any_of(line.begin() + 1, line.end(), [&](const Symbol &parent) {
                    return !parent.upstream && hierarchy.isSubclass(parent, one);
                });
                if (another || !lacks(hierarchy, type.symbol, hook) || isAnsweredBelow(hierarchy, type.symbol, hook))
                    continue;
                if (const Upstream upstream = answersOf(hierarchy, type, hook); upstream != Upstream::DoesNot)
                    findings.push_back(findingOf(context, type, hook, upstream));
            }
        }
    }
    return findings;
}

} // namespace mxw::checks
