// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PlatformTables.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::PlatformKeys)
};

bool isMember(const Symbol &type, const QString &name)
{
    return std::ranges::any_of(type.outline->assignments, [&](const Assignment &assignment) {
        return assignment.scope == type.definition && assignment.target.dotted() == name;
    });
}

/// A registration for a platform that is never the current one, and none of that class for the right one.
bool isForAnother(const CheckContext &context, const RegistrationFacts &facts, const PlatformIdentity &own)
{
    const QString &platform = facts.found.platform;
    if (platform.isEmpty() || platform == own.member || !own.type.outline || !isMember(own.type, platform))
        return false;
    return std::ranges::none_of(context.inventory.registrations, [&](const RegistrationFacts &other) {
        return other.found.kind == facts.found.kind && other.found.platform == own.member &&
               other.found.symbol == facts.found.symbol;
    });
}

Finding otherPlatform(const RegistrationFacts &facts, const PlatformIdentity &own)
{
    Finding finding = registrationFinding(u"R11"_s, facts, Severity::Warning);
    finding.message = Text::tr("%1 is registered for the platform %2, and the plugin's platform is %3 (%4).")
                          .arg(registrationName(facts), facts.found.platform, own.member, placeText(own.owner));
    finding.consequence = Text::tr("Silently: upstream never looks it up on this platform.");
    return finding;
}

/// Something of the plugin's gives the table a value for its platform, or replaces it.
bool isFilled(const CheckContext &context, const PlatformTable &table, const PlatformIdentity &own)
{
    const QString name = table.symbol.module + u':' + table.symbol.qualifiedName;
    const Profile &profile = context.code.profile;
    const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
    const QString module = context.code.target->moduleOfFile(table.file);
    if (hierarchy.isInstalled(table.symbol.dotted()) ||
        (!table.function.isEmpty() && hierarchy.isInstalled(module + u'.' + table.function)))
        return true;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (facts.entry.targetModule == table.symbol.module &&
            facts.entry.targetAttribute.section(u'[', 0, 0) == table.symbol.qualifiedName)
            return true;
    }
    const auto known = std::ranges::find(profile.registrationTables, name, &RegistrationTable::table);
    return std::ranges::any_of(context.inventory.registrations, [&](const RegistrationFacts &facts) {
        if (facts.found.platform != own.member || facts.entry.reached == Reached::Never)
            return false;
        // A table that the profile does not know may be the one that the registry fills.
        return known == profile.registrationTables.end() ||
               (facts.found.kind == known->kind && facts.found.key == known->key);
    });
}

Finding missingKey(const CheckContext &context, const PlatformTable &table, const PlatformIdentity &own)
{
    Finding finding;
    finding.check = u"R11"_s;
    finding.severity = Severity::Warning;
    finding.file = own.owner.path;
    finding.line = own.owner.line;
    finding.symbol = table.symbol.qualifiedName;
    finding.message = Text::tr("%1 asks %2 (%3) for the platform %4, which the table lacks and no registration adds.")
                          .arg(table.function.isEmpty() ? table.file : table.function + u"()"_s,
                               table.symbol.qualifiedName, placeText(table.symbol), own.member);
    finding.consequence =
        Text::tr("KeyError at the first use of this kind of kernel (%1:%2).").arg(table.file).arg(table.line);
    finding.upstreamFile = table.symbol.path;
    finding.upstreamLine = table.symbol.line;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        if (facts.found.platform == own.member) {
            finding.details.append(Text::tr("registered for %1: %2").arg(own.member, registrationName(facts)));
        }
    }
    return finding;
}

} // namespace

std::vector<Finding> platformKeys(const CheckContext &context)
{
    std::vector<Finding> findings;
    const std::optional<PlatformIdentity> own = platformIdentity(context);
    if (!own)
        return findings;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        if (isForAnother(context, facts, *own))
            findings.push_back(otherPlatform(facts, *own));
    }
    for (const PlatformTable &table : platformTables(context)) {
        if (!table.keys.contains(own->member) && !isFilled(context, table, *own))
            findings.push_back(missingKey(context, table, *own));
    }
    return findings;
}

} // namespace mxw::checks
