// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"

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
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ShadowedKeys)
};

bool isNamed(const Symbol &symbol, const Symbol &other)
{
    return symbol.upstream && symbol.module == other.module && symbol.qualifiedName == other.qualifiedName;
}

/// Upstream put another class under the key, and the plugin's still derives from the former one.
std::optional<Finding> formerParent(const RegistrationFacts &facts, const ClassLine &line, const Symbol &now)
{
    const Symbol &before = facts.atBase.symbol;
    if (!facts.atBase.found() || before.qualifiedName == now.qualifiedName)
        return std::nullopt;
    const auto parent = std::ranges::find_if(line.classes, [&](const Symbol &one) { return isNamed(one, before); });
    if (parent == line.classes.end())
        return std::nullopt;
    Finding finding = registrationFinding(u"R14"_s, facts, Severity::Warning);
    finding.message = Text::tr("Upstream now has %1 (%2) under %3 and had %4 at base; %5 still derives from %4 (%6).")
                          .arg(now.qualifiedName, placeText(now), registrationName(facts), before.qualifiedName,
                               facts.type()->qualifiedName, placeText(*parent));
    finding.consequence =
        Text::tr("Silently: code that upstream now writes for %1 meets the former class.").arg(now.qualifiedName);
    return finding;
}

Finding standsAlone(const RegistrationFacts &facts, const ClassLine &line, const Symbol &now)
{
    Finding finding = registrationFinding(u"R14"_s, facts, Severity::Info);
    finding.message = Text::tr("%1 takes the place of upstream's %2 (%3) under %4 and does not derive from it.")
                          .arg(facts.type()->qualifiedName, now.qualifiedName, placeText(now), registrationName(facts));
    finding.consequence =
        Text::tr("It stands alone against the whole contract: what upstream adds to %1 never arrives by inheritance.")
            .arg(now.qualifiedName);
    const auto parent = std::ranges::find_if(line.classes, &Symbol::upstream);
    finding.details.append(parent == line.classes.end()
                               ? Text::tr("It derives from no class of upstream's.")
                               : Text::tr("The nearest class of upstream's that it derives from: %1 (%2)")
                                     .arg(parent->qualifiedName, placeText(*parent)));
    return finding;
}

} // namespace

std::vector<Finding> shadowedKeys(const CheckContext &context)
{
    std::vector<Finding> findings;
    QSet<QString> told; // the path given early and the decorator in the module it names
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        const Symbol *type = facts.type();
        if (!type || type->upstream || !facts.atTarget.found() || facts.atTarget.symbol.kind != Symbol::Kind::Class)
            continue;
        const Symbol &now = facts.atTarget.symbol;
        const ClassLine &line = context.atTarget.hierarchy().line(*type);
        const auto isThere = [&](const Symbol &one) {
            return one.isSame(now) || std::ranges::any_of(facts.atTarget.alternatives,
                                                          [&](const Symbol &other) { return other.isSame(one); });
        };
        const bool derives = std::ranges::any_of(line.classes, isThere);
        const QString identity = registrationName(facts) + u' ' + type->dotted();
        if (derives || !line.complete || !now.upstream || told.contains(identity))
            continue;
        told.insert(identity);
        if (auto finding = formerParent(facts, line, now))
            findings.push_back(std::move(*finding));
        else
            findings.push_back(standsAlone(facts, line, now));
    }
    return findings;
}

} // namespace mxw::checks
