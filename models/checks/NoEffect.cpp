// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/DecoratorNames.h"
#include "models/checks/EarlyBinding.h"
#include "models/checks/InstallChecks.h"
#include "models/checks/InstallStatements.h"
#include "models/checks/NameReaders.h"
#include "models/checks/PatchFinding.h"
#include "models/checks/UninstalledCode.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NoEffect)
};

/// setattr(module, name, …) with a name that only a run knows.
bool isNameComputed(const CheckContext &context, const EntryFacts &facts)
{
    if (facts.entry.mechanism != Mechanism::SetAttr)
        return false;
    const OutlineState state = context.code.plugin->outlineOfModule(facts.module);
    return std::ranges::none_of(state.outline->calls, [&](const CallStatement &statement) {
        const Expression *name = statement.line == facts.patch.line ? statement.call.positional(1) : nullptr;
        return name && name->kind == Expression::Kind::String;
    });
}

bool isJudged(const CheckContext &context, const EntryFacts &facts)
{
    const Entry &entry = facts.entry;
    return entry.reached != Reached::Never && entry.mechanism != Mechanism::Table &&
           entry.mechanism != Mechanism::SysModules && !entry.external && !facts.patch.augmented &&
           !isSpecialName(installedName(facts)) && !isNameComputed(context, facts);
}

/// What the owner has under a name that differs in case and underscores only: most likely the name that was meant.
const Definition *nearbyName(const Resolution &owner, const Outline &outline, const QString &name)
{
    const auto plain = [](QString text) { return text.remove(u'_').toLower(); };
    const int scope = owner.symbol.kind == Symbol::Kind::Class ? owner.symbol.definition : ModuleScope;
    const auto near = std::ranges::find_if(outline.definitions, [&](const Definition &definition) {
        return definition.scope == scope && plain(definition.name) == plain(name);
    });
    return near == outline.definitions.end() ? nullptr : &*near;
}

/// An attribute that upstream never had and that neither tree reads.
std::optional<Finding> unreadAddition(const CheckContext &context, const EntryFacts &facts)
{
    const QString path = facts.entry.targetAttribute.section(u'.', 0, -2);
    const Resolution owner = path.isEmpty() ? context.code.atTarget.resolveModule(facts.entry.targetModule)
                                            : context.code.atTarget.resolve(facts.entry.targetModule, path);
    if (!facts.atTarget.missing() || !facts.atBase.missing() || !owner.found())
        return std::nullopt;
    const QString name = installedName(facts);
    const NotCounted notCounted = installStatements(context.inventory, name);
    if (readerOf(*context.code.target, name, notCounted) || readerOf(*context.code.plugin, name, notCounted))
        return std::nullopt;
    Finding finding = patchFinding(u"P18"_s, facts, Severity::Warning);
    finding.message =
        Text::tr("%1 is added, but neither upstream nor the plugin reads %2.").arg(facts.entry.target(), name);
    finding.consequence = Text::tr("The patch has no effect, silently.");
    const OutlineState state = context.code.target->outlineOfModule(owner.symbol.module);
    if (const Definition *near = state.outline ? nearbyName(owner, *state.outline, name) : nullptr) {
        finding.message += u' ' + Text::tr("Upstream has %1.").arg(near->qualifiedName);
        finding.upstreamFile = context.code.target->module(owner.symbol.module)->path;
        finding.upstreamLine = near->line;
    }
    return finding;
}

/// A class outside both trees may call the method. A name that nobody has is known to be missing only where every base
/// class is known.
bool mayBeCalledFromOutside(const CheckContext &context, const EntryFacts &facts)
{
    const QString owner = facts.entry.targetAttribute.section(u'.', 0, -2);
    return !owner.isEmpty() &&
           !context.code.atTarget.resolve(facts.entry.targetModule, owner + ".__no_such_member__"_L1).missing();
}

/// The target is there, but nothing at the target revision asks for its name.
std::optional<Finding> unusedTarget(const CheckContext &context, const EntryFacts &facts)
{
    const Definition *definition = facts.targetDefinition();
    if (!facts.atTarget.found() || facts.atTarget.symbol.kind == Symbol::Kind::Module ||
        (definition && isHandedOut(context.code.profile, *definition)) || mayBeCalledFromOutside(context, facts))
        return std::nullopt;
    const QString name = installedName(facts);
    const NotCounted notCounted = installStatements(context.inventory, name);
    if (readerOf(*context.code.target, name, notCounted) || readerOf(*context.code.plugin, name, notCounted))
        return std::nullopt;
    const std::optional<Reader> before = readerOf(*context.code.base, name, notCounted);
    Finding finding = patchFinding(u"P18"_s, facts, Severity::Info);
    finding.message = before
                          ? Text::tr("Nothing at the target uses %1 any more; at base %2:%3 did.")
                                .arg(facts.entry.target(), before->file)
                                .arg(before->line)
                          : Text::tr("Nothing uses %1, neither at base nor at the target.").arg(facts.entry.target());
    finding.consequence = Text::tr("The patch has no effect, silently.");
    return finding;
}

/// Every user took the object before the patch runs.
std::optional<Finding> onlyEarlyUsers(const EarlyBinding &binding, const EntryFacts &facts)
{
    if (!EarlyBinding::mayBeHeld(facts))
        return std::nullopt;
    const std::vector<Holder> holders = binding.holdersOf(facts);
    const auto isEarly = [](const Holder &holder) { return holder.before.has_value(); };
    if (holders.empty() || !std::ranges::all_of(holders, isEarly) || binding.hasLateUser(facts))
        return std::nullopt;
    const bool everywhere = std::ranges::all_of(holders, [](const Holder &h) { return h.before->everywhere; });
    Finding finding = patchFinding(u"P18"_s, facts, everywhere ? Severity::Error : Severity::Warning);
    finding.message = Text::tr("Every user of %1 took it at import, before the patch runs.").arg(facts.entry.target());
    finding.consequence = Text::tr("The patch has no effect, silently.");
    for (const Holder &holder : holders)
        finding.details.append(u"%1:%2 (%3)"_s.arg(holder.file).arg(holder.line).arg(holder.before->text));
    return finding;
}

} // namespace

std::vector<Finding> withoutEffect(const CheckContext &context)
{
    std::vector<Finding> findings = uninstalledCode(context);
    const EarlyBinding binding(context);
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!isJudged(context, facts))
            continue;
        std::optional<Finding> finding = unreadAddition(context, facts);
        if (!finding)
            finding = unusedTarget(context, facts);
        if (!finding)
            finding = onlyEarlyUsers(binding, facts);
        if (finding)
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
