// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MovedTo.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"
#include "models/inventory/UpstreamRegistry.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::StringTargets)
};

struct ClassPath
{
    QString module;
    QString name;
};

ClassPath split(const QString &path)
{
    if (path.contains(u':'))
        return {path.section(u':', 0, 0), path.section(u':', 1)};
    return {path.section(u'.', 0, -2), path.section(u'.', -1)};
}

/// Where the class is now, or the module when all of it is gone.
std::optional<MovedTo> movedTo(const CheckContext &context, const Resolution &target, const ClassPath &path)
{
    const bool upstream = context.code.target->owns(path.module);
    const CodeTree &tree = upstream ? *context.code.target : *context.code.plugin;
    const CodeTree *base = upstream ? context.code.base.get() : nullptr;
    const Resolution before = upstream ? context.code.atBase.resolve(path.module, path.name) : Resolution();
    if (const auto moved = findMoved(tree, base, path.module, path.name, upstream ? &before : nullptr))
        return moved;
    return target.moduleMissing ? findMovedModule(tree, base, target.missingAt) : std::nullopt;
}

Finding missingTarget(const CheckContext &context, const RegistrationFacts &facts)
{
    const QString &text = facts.found.implementation.text;
    const ClassPath path = split(text);
    const Resolution &target = facts.implementation;
    Finding finding = registrationFinding(u"R13"_s, facts, Severity::Error);
    finding.symbol = path.name;
    const auto moved = movedTo(context, target, path);
    const QString gone = target.moduleMissing ? Text::tr("%1 is registered by the path %2, and there is no module %3")
                                                    .arg(registrationName(facts), text, target.missingAt)
                                              : Text::tr("%1 is registered by the path %2, and %3 has no %4")
                                                    .arg(registrationName(facts), text, target.missingAt, path.name);
    finding.message = moved ? Text::tr("%1; it is now %2.").arg(gone, moved->text()) : gone + u'.';
    finding.consequence = target.moduleMissing
                              ? Text::tr("ModuleNotFoundError when the key is looked up for the first time.")
                              : Text::tr("AttributeError when the key is looked up for the first time.");
    if (moved) {
        finding.movedTo = moved->text();
        if (context.code.target->owns(path.module)) {
            finding.upstreamFile = moved->path;
            finding.upstreamLine = moved->line;
        }
    }
    return finding;
}

} // namespace

std::vector<Finding> unresolvedStringTargets(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        // What is no path at all is somebody else's word, resolved by code of its own.
        const Expression &given = facts.found.implementation;
        if (given.kind == Expression::Kind::String && given.text.contains(u'.') && facts.implementation.missing())
            findings.push_back(missingTarget(context, facts));
    }
    return findings;
}

} // namespace mxw::checks
