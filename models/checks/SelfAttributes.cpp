// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"

#include "models/checks/PluginUsage.h"
#include "models/checks/Subclasses.h"

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

bool isDunder(const QString &name)
{
    return name.startsWith("__"_L1) && name.endsWith("__"_L1);
}

class SelfAttributeSearch
{
public:
    SelfAttributeSearch(const CheckContext &context, const UsingModule &module) : m_context(context), m_module(module)
    {
    }

    std::vector<Finding> run()
    {
        QSet<QString> told;
        for (const AttributeRead &read : m_module.usage->attributes) {
            if (read.place.scope == ModuleScope || read.object.kind != Expression::Kind::Name)
                continue;
            const QString &name = read.attributes.front();
            if (isDunder(name))
                continue;
            const Value value = m_context.atTarget.value(m_module.name, read.place, read.object);
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
        const Guards guards = m_module.guardsAround(read.place);
        if (isTypingOnly(guards) || catches(guards, {u"AttributeError"_s}))
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
        Finding finding = findingAt(m_context, u"A09"_s, m_module, read.place.line);
        finding.symbol = type.qualifiedName + u'.' + name;
        const auto before = m_context.atBase.hierarchy().instanceMember(type, name);
        const bool lost = before.presence == Presence::Present && before.member.owner.upstream;
        const bool never = m_context.inventory.activation.of(m_module.name).reached == Reached::Never;
        finding.severity = lost && !never ? Severity::Error : Severity::Warning;
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
        finding.consequence = Text::tr("Raises an AttributeError %1.").arg(timeOf(m_module, read.place));
        const ClassLine &line = m_context.atTarget.hierarchy().line(type);
        QStringList classes;
        for (const Symbol &of : line.classes)
            classes.append(of.qualifiedName);
        classes.append(line.external);
        finding.details.append(Text::tr("line %1").arg(classes.join(u", "_s)));
        return finding;
    }

    const CheckContext &m_context;
    const UsingModule &m_module;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> selfAttributes(const CheckContext &context)
{
    std::vector<Finding> findings;
    forEachUsingModule(context, [&](const UsingModule &module) {
        std::ranges::move(SelfAttributeSearch(context, module).run(), std::back_inserter(findings));
    });
    return findings;
}

} // namespace mxw::checks
