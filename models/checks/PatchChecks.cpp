// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchChecks.h"

#include "models/checks/Descriptor.h"
#include "models/checks/InstallStatements.h"
#include "models/checks/MovedTo.h"
#include "models/checks/PatchFinding.h"
#include "models/checks/PatchedTwice.h"
#include "models/checks/ReplacedCallers.h"
#include "models/checks/SignatureComparison.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::PatchChecks)
};

/// Upstream's own classes defined it at base and none does at the target; a base class outside upstream, which a scan
/// does not read, would have to provide it by the same name.
bool isGoneFromUpstream(const EntryFacts &facts)
{
    return facts.atTarget.onlyExternalBase && facts.atBase.found() && facts.atBase.symbol.upstream;
}

bool isGone(const EntryFacts &facts)
{
    return (facts.atTarget.missing() || isGoneFromUpstream(facts)) && !facts.entry.allowMissing &&
           !facts.patch.augmented;
}

/// What a patch of a thing that is gone does: a missing module or class cannot be imported, and the decorator insists
/// on its target; a plain assignment goes through. A name that never was is an addition, which may be meant.
Severity severityOfMissing(const EntryFacts &facts)
{
    if (facts.atTarget.missing() && (facts.atTarget.moduleMissing || isDecorated(facts.entry)))
        return Severity::Error;
    return facts.atBase.found() || facts.atTarget.moduleMissing ? Severity::Warning : Severity::Info;
}

std::optional<MovedTo> movedTargetOf(const CheckContext &context, const EntryFacts &facts)
{
    const Resolution *before = facts.atBase.found() ? &facts.atBase : nullptr;
    return facts.patch.mechanism == Mechanism::SysModules
               ? findMovedModule(*context.code.target, context.code.base.get(), facts.entry.targetModule)
               : findMoved(*context.code.target, context.code.base.get(), facts.entry.targetModule,
                           targetName(facts.entry), before);
}

/// Why setting the target fails when the file is imported; empty when it adds a name.
QString failureOfMissing(const CheckContext &context, const EntryFacts &facts)
{
    if (facts.atTarget.moduleMissing)
        return Text::tr("Importing the module fails, and with it this patch file.");
    if (isDecorated(facts.entry))
        return Text::tr("The patch decorator raises AttributeError when the file is imported.");
    if (ownerOf(context, facts).missing())
        return Text::tr("Its owner is gone: setting it fails when the file is imported.");
    return {};
}

/// Who reads the name that a plain assignment adds, in one of the trees.
std::optional<Reader> readerOfAdded(const CheckContext &context, const CodeTree &tree, const EntryFacts &facts)
{
    const QString name = installedName(facts);
    return readerOf(tree, name, installStatements(context.inventory, name));
}

QString consequenceOfMissing(const CheckContext &context, const EntryFacts &facts)
{
    if (const QString failure = failureOfMissing(context, facts); !failure.isEmpty())
        return failure;
    if (const auto reader = readerOfAdded(context, *context.code.plugin, facts))
        return Text::tr("The assignment adds a name; the plugin itself reads one of that name (%1:%2).")
            .arg(reader->file)
            .arg(reader->line);
    if (const auto reader = readerOfAdded(context, *context.code.target, facts))
        return Text::tr("The assignment adds a name; upstream reads one of that name (%1:%2), maybe of something else.")
            .arg(reader->file)
            .arg(reader->line);
    return Text::tr("The assignment adds a name that upstream never reads: the patch has no effect, silently.");
}

/// An attribute that upstream never had and does not read, and that the plugin reads: it is there for the plugin's own
/// code.
bool isOwnAddition(const CheckContext &context, const EntryFacts &facts)
{
    return severityOfMissing(facts) == Severity::Info && failureOfMissing(context, facts).isEmpty() &&
           readerOfAdded(context, *context.code.plugin, facts) && !readerOfAdded(context, *context.code.target, facts);
}

/// True when the definition moved to another module and the patched module only passes the name on. An attribute of a
/// class is the same wherever the class is taken from.
bool isPassedOn(const EntryFacts &facts)
{
    return !facts.entry.targetAttribute.contains(u'.') && facts.atTarget.found() && facts.atBase.found() &&
           facts.atTarget.symbol.kind != Symbol::Kind::Module &&
           facts.atBase.symbol.module == facts.entry.targetModule &&
           facts.atTarget.symbol.module != facts.entry.targetModule;
}

// ----- P03

/// The function that callers of a symbol call: itself, or a class's own constructor.
const Definition *callableOf(const Symbol &symbol)
{
    const Definition *definition = symbol.definitionOrNull();
    if (!definition || !definition->isClass())
        return definition;
    for (const Definition &member : symbol.outline->definitions) {
        if (member.scope == symbol.definition && member.name == "__init__"_L1)
            return &member;
    }
    return nullptr;
}

Signature lambdaSignature(const Expression &lambda)
{
    Signature signature;
    for (const QString &name : lambda.names) {
        Parameter parameter;
        parameter.name = name;
        while (parameter.name.startsWith(u'*'))
            parameter.name.removeFirst();
        if (name.startsWith("**"_L1))
            parameter.kind = Parameter::Kind::VarKeyword;
        else if (name.startsWith(u'*'))
            parameter.kind = Parameter::Kind::VarPositional;
        signature.parameters.push_back(std::move(parameter));
    }
    return signature;
}

std::optional<Finding> differingSignature(const CheckContext &context, const EntryFacts &facts)
{
    if (!facts.atTarget.found() || facts.entry.mechanism == Mechanism::Table)
        return std::nullopt;
    const Definition *target = callableOf(facts.atTarget.symbol);
    const bool lambda = facts.patch.value.kind == Expression::Kind::Lambda;
    const Definition *replacement = facts.replacement ? callableOf(*facts.replacement) : nullptr;
    if (!target || (!replacement && !lambda) || descriptorOf(*target) == Descriptor::Property)
        return std::nullopt;
    const bool bound = isMethod(*facts.atTarget.symbol.outline, *target) && descriptorOf(*target) != Descriptor::Static;
    const Signature signature = lambda ? lambdaSignature(facts.patch.value) : replacement->signature;
    const SignatureDifference difference = compareSignatures(signature, target->signature, bound);
    if (difference.isEmpty())
        return std::nullopt;
    const bool breaking = !difference.breaking.isEmpty();
    Finding finding = patchFinding(u"P03"_s, facts, breaking ? Severity::Warning : Severity::Info, Severity::Info);
    finding.upstreamLine = target->line;
    finding.message =
        Text::tr("The replacement %1: %2.")
            .arg(facts.entry.symbol, (breaking ? difference.breaking : difference.compatible).join(u"; "_s));
    finding.consequence =
        breaking ? Text::tr("A call written for the target's signature fails or passes the wrong argument.")
                 : Text::tr("Calls written for the target work, with these differences.");
    finding.details = {Text::tr("replacement %1").arg(signature.toString()),
                       Text::tr("target %1").arg(target->signature.toString())};
    if (const auto callers = breaking ? replacedCallers(context, facts) : std::nullopt) {
        finding.severity = Severity::Info;
        finding.message = Text::tr("The replacement %1 takes other arguments than the target; everything in upstream "
                                   "that uses the target is replaced, too.")
                              .arg(facts.entry.symbol);
        finding.consequence = Text::tr("What is added upstream later would call it as the target is written.");
        finding.details += *callers;
    }
    return finding;
}

// ----- P06

/// How the installed object ends up bound. Reading a static or class method off a class (`A.f = B.f`) already unwraps
/// it.
std::optional<Descriptor> installedDescriptor(const EntryFacts &facts)
{
    const Expression &value = facts.patch.value;
    if (value.kind == Expression::Kind::Call) {
        const QString wrapper = value.callee().dotted().section(u'.', -1);
        if (wrapper == "staticmethod"_L1)
            return Descriptor::Static;
        if (wrapper == "classmethod"_L1)
            return Descriptor::Class;
        if (wrapper == "property"_L1 || wrapper == "cached_property"_L1)
            return Descriptor::Property;
        return std::nullopt;
    }
    if (value.kind == Expression::Kind::Lambda)
        return Descriptor::Plain;
    const Definition *replacement = facts.replacementDefinition();
    if (!replacement || replacement->isClass())
        return std::nullopt;
    const Descriptor descriptor = descriptorOf(*replacement);
    const bool readOffClass = facts.patch.definition < 0 && isMethod(*facts.replacement->outline, *replacement);
    if (readOffClass && descriptor == Descriptor::Static)
        return Descriptor::Plain;
    return descriptor;
}

std::optional<Finding> wrongDescriptor(const CheckContext &context, const EntryFacts &facts)
{
    const Definition *target = facts.targetDefinition();
    if (!target || !isMethod(*facts.atTarget.symbol.outline, *target))
        return std::nullopt;
    const std::optional<Descriptor> installed = installedDescriptor(facts);
    const Descriptor wanted = descriptorOf(*target);
    if (!installed || *installed == wanted)
        return std::nullopt;
    if (isDecorated(facts.entry) && *installed == Descriptor::Plain && context.code.profile.decoratorKeepsDescriptor)
        return std::nullopt;
    const bool refused = isDecorated(facts.entry);
    const bool fineThroughClass = !refused && wanted == Descriptor::Static && *installed == Descriptor::Plain;
    Finding finding =
        patchFinding(u"P06"_s, facts, fineThroughClass ? Severity::Warning : Severity::Error, Severity::Info);
    finding.message = Text::tr("%1 is a %2 at the target; the replacement is installed as a %3.")
                          .arg(facts.entry.targetAttribute, displayName(wanted), displayName(*installed));
    finding.consequence =
        refused ? Text::tr("The patch decorator refuses the mismatch when the file is imported.")
        : fineThroughClass
            ? Text::tr(
                  "Calls through the class work; a call through an instance passes the instance as first argument.")
            : Text::tr("The first call binds other arguments than the function expects.");
    return finding;
}

// ----- P10

Finding duplicate(const EntryFacts &first, const EntryFacts &second)
{
    const bool bothActive = first.entry.active() && second.entry.active();
    const bool refused = bothActive && isDecorated(first.entry) && isDecorated(second.entry);
    Finding finding = patchFinding(u"P10"_s, second,
                                   refused      ? Severity::Error
                                   : bothActive ? Severity::Warning
                                                : Severity::Info);
    finding.message = Text::tr("%1 is patched twice: first at %2:%3, then here.")
                          .arg(second.entry.target(), first.entry.file)
                          .arg(first.entry.line);
    finding.consequence = refused ? Text::tr("The second patch raises when its file is imported: start-up stops there.")
                          : bothActive ? Text::tr("The one that runs last stays; the other has no effect.")
                                       : Text::tr("Only one of them is active today.");
    return finding;
}

} // namespace

std::vector<Finding> missingTargets(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!isGone(facts) || movedTargetOf(context, facts) || isOwnAddition(context, facts))
            continue;
        Finding finding = patchFinding(u"P01"_s, facts, severityOfMissing(facts));
        finding.message = facts.atBase.found()
                              ? Text::tr("%1 was there at base and is gone at the target.").arg(facts.entry.target())
                              : Text::tr("%1 exists neither at base nor at the target.").arg(facts.entry.target());
        finding.consequence = consequenceOfMissing(context, facts);
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> movedTargets(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (isPassedOn(facts)) {
            Finding finding = patchFinding(u"P02"_s, facts, Severity::Warning, Severity::Info);
            finding.movedTo = facts.atTarget.symbol.module + u':' + facts.atTarget.symbol.qualifiedName;
            finding.message =
                Text::tr("%1 is now defined in %2 and only passed on by %3.")
                    .arg(facts.entry.targetAttribute, facts.atTarget.symbol.module, facts.entry.targetModule);
            finding.consequence = Text::tr("Callers that take it from the new place keep the original.");
            findings.push_back(std::move(finding));
            continue;
        }
        if (!isGone(facts))
            continue;
        const std::optional<MovedTo> moved = movedTargetOf(context, facts);
        if (!moved)
            continue;
        Finding finding = patchFinding(u"P02"_s, facts, severityOfMissing(facts), Severity::Info);
        finding.movedTo = moved->text();
        finding.upstreamFile = moved->path;
        finding.upstreamLine = moved->line;
        finding.message = Text::tr("%1 is gone at the target; it is now %2 (%3:%4).")
                              .arg(facts.entry.target(), finding.movedTo, moved->path)
                              .arg(moved->line);
        finding.consequence = consequenceOfMissing(context, facts);
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> differingSignatures(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (auto finding = differingSignature(context, facts))
            findings.push_back(*std::move(finding));
    }
    return findings;
}

std::vector<Finding> wrongDescriptors(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (auto finding = wrongDescriptor(context, facts))
            findings.push_back(*std::move(finding));
    }
    return findings;
}

std::vector<Finding> duplicateTargets(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const auto &[first, second] : patchedTwice(context))
        findings.push_back(duplicate(*first, *second));
    return findings;
}

} // namespace mxw::checks
