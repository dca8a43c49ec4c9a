// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUse.h"
#include "models/checks/OperatorContract.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"
#include "models/source/OperatorSchemas.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::OperatorContracts)
};

const Expression *argumentOf(const RegistrationFacts &facts, const RegistrationRule::Argument &argument)
{
    const Expression &call = facts.found.call;
    if (call.kind != Expression::Kind::Call || !argument.isGiven())
        return nullptr;
    if (const Expression *named = argument.keyword.isEmpty() ? nullptr : call.keyword(argument.keyword))
        return named;
    return argument.position < 0 ? nullptr : call.positional(argument.position);
}

/// The registry's own parameter for the library to register into, as written in the call.
QString libraryText(const CheckContext &context, const RegistrationFacts &facts)
{
    for (const auto &registrar : context.code.profile.operators.registrars) {
        const Expression *given = facts.found.call.keyword(registrar.library);
        if (given)
            return given->toString();
    }
    return {};
}

QString fallbackLibrary(const CheckContext &context, const RegistrationFacts &facts)
{
    for (const auto &registrar : context.code.profile.operators.registrars) {
        if (facts.found.callee.endsWith(registrar.function) && libraryText(context, facts).isEmpty())
            return registrar.fallback;
    }
    return {};
}

/// What one registration says of its operator.
OperatorContract contractOf(const CheckContext &context, const RegistrationFacts &facts)
{
    OperatorContract contract;
    const RegistrationRule &rule = *facts.found.rule;
    if (facts.implementation.found() && facts.implementation.symbol.kind == Symbol::Kind::Function)
        contract.real = facts.implementation.symbol;
    if (const Expression *fake = argumentOf(facts, rule.fake)) {
        const QString dotted = fake->dotted();
        const Resolution found = dotted.isEmpty()
                                     ? Resolution()
                                     : context.code.atTarget.resolveExpression(facts.module, facts.found.scope, dotted);
        if (found.found() && found.symbol.kind == Symbol::Kind::Function && found.alternatives.empty())
            contract.fake = found.symbol;
    }
    const Expression *mutates = argumentOf(facts, rule.mutates);
    if (!mutates || (mutates->kind == Expression::Kind::Constant && mutates->text == "None"_L1)) {
        contract.mutates.emplace();
    } else if (mutates->kind == Expression::Kind::Sequence &&
               std::ranges::all_of(mutates->items,
                                   [](const Expression &item) { return item.kind == Expression::Kind::String; })) {
        contract.mutates.emplace();
        for (const Expression &item : mutates->items)
            contract.mutates->append(item.text);
    }
    return contract;
}

void addContractFindings(const CheckContext &context, const RegistrationFacts &facts, std::vector<Finding> &to)
{
    const OperatorContract contract = contractOf(context, facts);
    if (!contract.real || !facts.implementation.alternatives.empty())
        return;
    for (const OperatorContract::Fault &fault : faultsOf(contract, context.code)) {
        Finding finding = registrationFinding(u"R10"_s, facts, fault.severity);
        finding.message = Text::tr("Operator %1: %2.").arg(facts.found.key, fault.what);
        finding.consequence = fault.consequence;
        finding.symbol = fault.symbol.isEmpty() ? facts.found.key : fault.symbol;
        to.push_back(std::move(finding));
    }
}

/// The module's own imports bring the other one in.
bool imports(const CheckContext &context, const QString &module, const QString &other)
{
    const OutlineState state = context.code.plugin->outlineOfModule(module);
    return state.outline && std::ranges::any_of(state.outline->imports, [&](const Import &import) {
               return import.scope == ModuleScope && import.guards.empty() &&
                      context.code.atTarget.absoluteModule(module, import) == other;
           });
}

void addDuplicates(const CheckContext &context, const std::vector<const RegistrationFacts *> &operators,
                   std::vector<Finding> &to)
{
    std::map<std::pair<QString, QString>, const RegistrationFacts *> first;
    for (const RegistrationFacts *facts : operators) {
        if (facts->entry.reached == Reached::Never || facts->found.keyExpression.kind != Expression::Kind::String)
            continue;
        const RegistrationFacts *&known = first[{libraryText(context, *facts), facts->found.key}];
        if (!known) {
            known = facts;
            continue;
        }
        if (isEitherOr(*known, *facts))
            continue;
        const bool certain = known->entry.active() && facts->entry.active() && facts->entry.condition.isEmpty() &&
                             known->entry.condition.isEmpty();
        Finding finding = registrationFinding(u"R10"_s, *facts, certain ? Severity::Error : Severity::Warning);
        finding.message = Text::tr("Operator %1 is registered a second time; %2:%3 does so, too.")
                              .arg(facts->found.key, known->entry.file)
                              .arg(known->entry.line);
        finding.consequence = Text::tr("RuntimeError of torch when the second of the two modules is imported.");
        to.push_back(std::move(finding));
    }
}

void addUpstreamDuplicates(const CheckContext &context, const std::vector<const RegistrationFacts *> &operators,
                           std::vector<Finding> &to)
{
    const OperatorTable table = OperatorTable::ofTree(*context.code.target, context.code.profile.operators);
    for (const RegistrationFacts *facts : operators) {
        const QString library = fallbackLibrary(context, *facts);
        const Operator *other = library.isEmpty() ? nullptr : table.find(library, facts->found.key);
        const QString module = other ? context.code.target->moduleOfFile(other->file) : QString();
        if (module.isEmpty() || facts->found.keyExpression.kind != Expression::Kind::String ||
            facts->entry.reached == Reached::Never)
            continue;
        const bool both = imports(context, facts->module, module);
        Finding finding = registrationFinding(u"R10"_s, *facts, both ? Severity::Error : Severity::Warning);
        finding.message = Text::tr("Operator %1 of library %2 is registered by upstream, too (%3:%4).")
                              .arg(facts->found.key, library, other->file)
                              .arg(other->line);
        finding.consequence =
            both ? Text::tr("RuntimeError of torch when the module is imported: its own imports register it first.")
                 : Text::tr("RuntimeError of torch when both modules are imported in one process.");
        finding.upstreamFile = other->file;
        finding.upstreamLine = other->line;
        to.push_back(std::move(finding));
    }
}

} // namespace

std::vector<Finding> operatorContracts(const CheckContext &context)
{
    std::vector<Finding> findings;
    std::vector<const RegistrationFacts *> operators;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        if (!facts.found.rule || !facts.found.rule->mutates.isGiven())
            continue;
        operators.push_back(&facts);
        addContractFindings(context, facts, findings);
    }
    if (operators.empty())
        return findings;
    addDuplicates(context, operators, findings);
    addUpstreamDuplicates(context, operators, findings);
    return findings;
}

} // namespace mxw::checks
