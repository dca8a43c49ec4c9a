// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"

#include "models/checks/CodeUse.h"
#include "models/checks/Subclasses.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::SelfAttributes)
};

using Presence = ClassHierarchy::Presence;

class SelfAttributeSearch
{
public:
    SelfAttributeSearch(const CheckContext &context, const UsedModule &used) : m_context(context), m_used(used) {}

    std::vector<Finding> run()
    {
        QSet<QString> told;
        for (const AttributeRead &read : m_used.usage->attributes) {
            if (read.place.scope == ModuleScope || read.object.kind != Expression::Kind::Name)
                continue;
            const QString &name = read.attributes.front();
            if (isSpecialName(name))
                continue;
            const Value value = m_context.atTarget.value(m_used.module, read.place, read.object);
            if (!value.is(Value::Kind::Instance) || !value.self)
                continue;
            const QString key = value.symbol.qualifiedName + u'.' + name;
            if (told.contains(key) || !isAbsent(value.symbol, name) || isExpected(value.symbol, read, name) ||
                isBroughtBySubclass(value.symbol, name))
                continue;
            told.insert(key);
            m_findings.push_back(describe(value.symbol, read, name));
        }
        return std::move(m_findings);
    }

private:
    bool isAbsent(const Symbol &type, const QString &name) const
    {
        return m_context.atTarget.hierarchy().instanceMember(type, name).presence == Presence::Absent;
    }

    /// The code reckons with the attribute missing, or hands its name to something that may set it: hasattr(),
    /// replace_parameter(self, "weight", …).
    bool isExpected(const Symbol &type, const AttributeRead &read, const QString &name) const
    {
        const Guards guards = m_used.guardsAround(read.place);
        if (!mayRun(guards) || isCaught(guards, {u"AttributeError"_s}))
            return true;
        const auto &classes = m_context.atTarget.hierarchy().line(type).classes;
        return std::ranges::any_of(classes, [&](const Symbol &of) {
            const CodeTree &tree = of.upstream ? *m_context.code.target : *m_context.code.plugin;
            const auto usage = tree.usage(of.path);
            return usage && std::ranges::any_of(usage->calls, [&](const CallUse &use) {
                       return std::ranges::any_of(use.call.items, [&](const Expression &argument) {
                           return argument.kind == Expression::Kind::String && argument.text == name;
                       });
                   });
        });
    }

    /// A class that is mixed into others finds what those and their other bases bring.
    bool isBroughtBySubclass(const Symbol &type, const QString &name) const
    {
        bool complete = true;
        const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
        return std::ranges::any_of(subclassesOf(hierarchy, type, &complete),
                                   [&](const Symbol &derived) {
                                       return hierarchy.instanceMember(derived, name).presence != Presence::Absent;
                                   }) ||
               !complete;
    }

    Finding describe(const Symbol &type, const AttributeRead &read, const QString &name) const
    {
        Finding finding = findingAt(m_context, u"A09"_s, m_used, read.place.line);
        finding.symbol = type.qualifiedName + u'.' + name;
        const auto before = m_context.atBase.hierarchy().instanceMember(type, name);
        const bool lost = before.presence == Presence::Present && before.member.owner.upstream;
        finding.severity = lost ? severityIn(m_context, m_used.module) : Severity::Warning;
        if (lost) {
            const Symbol &owner = before.member.owner;
            finding.message = Text::tr("self.%1 is read in %2, and nothing sets it at the target; at base %3 did.")
                                  .arg(name, type.qualifiedName, owner.qualifiedName);
            const Resolution now = m_context.code.atTarget.resolve(owner.module, owner.qualifiedName);
            if (now.found()) {
                finding.upstreamFile = now.symbol.path;
                finding.upstreamLine = now.symbol.line;
            }
            finding.details.append(Text::tr("base set it in %1:%2").arg(owner.path).arg(before.member.line));
        } else {
            finding.message =
                Text::tr("self.%1 is read in %2, and no class of its line ever sets it.").arg(name, type.qualifiedName);
        }
        finding.consequence = failureSentence(m_context, m_used, read.place, u"AttributeError"_s);
        const ClassLine &line = m_context.atTarget.hierarchy().line(type);
        QStringList classes;
        for (const Symbol &of : line.classes)
            classes.append(of.qualifiedName);
        classes.append(line.external);
        finding.details.append(Text::tr("line %1").arg(classes.join(u", "_s)));
        return finding;
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> selfAttributes(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code))
        std::ranges::move(SelfAttributeSearch(context, used).run(), std::back_inserter(findings));
    return findings;
}

} // namespace mxw::checks
