// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchKinds.h"

#include "models/checks/PatchFinding.h"
#include "models/checks/ThingKind.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NameChecks)
};

Finding findingOf(const EntryFacts &facts, const QString &name, const KindChange &change, Severity severity)
{
    Finding finding = patchFinding(u"A07"_s, facts, severity);
    finding.symbol = name;
    finding.message = change.words(name);
    finding.upstreamFile = change.now.path;
    finding.upstreamLine = change.now.line;
    return finding;
}

std::optional<Symbol::Kind> installedKind(const EntryFacts &facts)
{
    if (facts.patch.value.kind == Expression::Kind::Lambda)
        return Symbol::Kind::Function;
    return facts.replacement ? std::optional(facts.replacement->kind) : std::nullopt;
}

/// The patched thing itself: class for function, or function for class.
std::optional<Finding> changedTarget(const EntryFacts &facts)
{
    const std::optional<Symbol::Kind> installed = installedKind(facts);
    if (!facts.atBase.found() || !facts.atTarget.found() || !facts.atTarget.alternatives.empty() || !installed)
        return std::nullopt;
    const Symbol::Kind now = facts.atTarget.symbol.kind;
    const bool becameClass = facts.atBase.symbol.kind == Symbol::Kind::Function && now == Symbol::Kind::Class;
    const bool becameFunction = facts.atBase.symbol.kind == Symbol::Kind::Class && now == Symbol::Kind::Function;
    if (*installed == now || !(becameClass || becameFunction))
        return std::nullopt;
    const KindChange change{now, facts.atTarget.symbol, facts.atBase.symbol, {}};
    Finding finding = findingOf(facts, facts.entry.targetAttribute, change, Severity::Warning);
    finding.consequence =
        becameClass ? Text::tr("The patch puts a %1 in its place: what derives from the class, asks isinstance() or "
                               "reads its attributes fails.")
                          .arg(kindName(*installed))
                    : Text::tr("The patch puts a %1 in its place: callers get an object of it instead of what the "
                               "function returns.")
                          .arg(kindName(*installed));
    return finding;
}

/// A member of a thing that is no class any more.
std::optional<Finding> changedOwner(const CheckContext &context, const EntryFacts &facts)
{
    const QString owner = ownerName(facts.entry);
    if (owner.isEmpty())
        return std::nullopt;
    const Resolution before = context.code.atBase.resolve(facts.entry.targetModule, owner);
    const Resolution now = context.code.atTarget.resolve(facts.entry.targetModule, owner);
    if (!before.found() || before.symbol.kind != Symbol::Kind::Class || !now.found() || !now.alternatives.empty() ||
        now.symbol.kind != Symbol::Kind::Function)
        return std::nullopt;
    const bool raises = isDecorated(facts.entry) && !facts.entry.allowMissing;
    Finding finding = findingOf(facts, owner, {now.symbol.kind, now.symbol, before.symbol, {}},
                                raises ? Severity::Error : Severity::Warning);
    finding.consequence =
        raises
            ? Text::tr("The patch decorator raises AttributeError when the file is imported: a function has no %1.")
                  .arg(facts.entry.targetAttribute.section(u'.', -1))
            : Text::tr("The patch sets an attribute of a function that nobody looks at: it has no effect, silently.");
    return finding;
}

} // namespace

std::vector<Finding> changedPatchKinds(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        for (std::optional<Finding> finding : {changedTarget(facts), changedOwner(context, facts)}) {
            if (finding)
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
