// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AbstractMethods.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/checks/Subclasses.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::AbstractMissing)
};

/// Last parts of the names that the plugin calls.
QSet<QString> namesCalled(const CheckContext &context)
{
    QSet<QString> names;
    for (const UsedModule &used : usedModules(context.code)) {
        for (const CallUse &use : used.usage->calls)
            names.insert(use.call.callee().dotted().section(u'.', -1));
    }
    return names;
}

/// Abstract methods that the class still has.
std::vector<Symbol> lackingOf(const ClassHierarchy &hierarchy, const Symbol &type)
{
    std::vector<Symbol> lacking;
    QSet<QString> seen;
    const ClassLine &line = hierarchy.line(type);
    for (const Symbol &one : line.classes) {
        for (const Member &member : hierarchy.ownMembers(one)) {
            const bool inBody = member.kind == Member::Kind::Method || member.kind == Member::Kind::ClassValue ||
                                member.kind == Member::Kind::Added;
            if (!inBody || seen.contains(member.name))
                continue;
            // The first class of the line that has it decides.
            seen.insert(member.name);
            const auto method = ownMethod(hierarchy, one, member.name);
            if (method && member.kind == Member::Kind::Method && isAbstract(*method->definitionOrNull()))
                lacking.push_back(*method);
        }
    }
    return lacking;
}

bool isMeantAbstract(const ClassHierarchy &hierarchy, const PluginClass &type)
{
    const std::vector<Symbol> methods = type.methods();
    if (std::ranges::any_of(methods, [](const Symbol &method) { return isAbstract(*method.definitionOrNull()); }))
        return true;
    bool complete = true;
    return !subclassesOf(hierarchy, type.symbol, &complete).empty() || !complete;
}

/// The same class lacked it at base as well.
bool lackedAtBase(const CheckContext &context, const PluginClass &type, const Symbol &method)
{
    const ClassHierarchy &atBase = context.atBase.hierarchy();
    const std::vector<Symbol> before = lackingOf(atBase, type.symbol);
    const QString &name = method.definitionOrNull()->name;
    return std::ranges::any_of(before, [&](const Symbol &one) { return one.definitionOrNull()->name == name; }) ||
           !atBase.line(type.symbol).complete;
}

} // namespace

std::vector<Finding> missingAbstracts(const CheckContext &context)
{
    std::vector<Finding> findings;
    const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
    std::optional<QSet<QString>> called;
    for (const PluginClass &type : pluginClasses(context)) {
        const ClassLine &line = hierarchy.line(type.symbol);
        if (!line.complete || !line.alternatives.empty() || !refusesAbstract(line))
            continue;
        const std::vector<Symbol> lacking = lackingOf(hierarchy, type.symbol);
        if (lacking.empty() || isMeantAbstract(hierarchy, type))
            continue;
        if (!called)
            called = namesCalled(context);
        const bool isMade = called->contains(type.definition().name);
        if (type.definition().decorators.empty() && !isMade && !isRegistered(context, type.symbol))
            continue;
        for (const Symbol &method : lacking) {
            const bool before = lackedAtBase(context, type, method);
            // Registered without it, and all is well: only the class itself is asked for something.
            if (before && !isMade)
                continue;
            Finding finding = classFinding(context, u"R07"_s, type, type.definition().line);
            if (before)
                finding.severity = Severity::Warning;
            finding.symbol += u'.' + method.definitionOrNull()->name;
            if (method.upstream) {
                finding.upstreamFile = method.path;
                finding.upstreamLine = method.line;
            }
            finding.message = before ? Text::tr("%1 does not define %2, which is abstract.")
                                     : Text::tr("%1 does not define %2, which is abstract since the target.");
            finding.message = finding.message.arg(type.symbol.qualifiedName, shortName(method));
            finding.consequence =
                Text::tr("TypeError as soon as an object of %1 is made.").arg(type.symbol.qualifiedName);
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
