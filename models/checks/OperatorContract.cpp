// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OperatorContract.h"

#include "models/checks/RegistrationFinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Fault = OperatorContract::Fault;
using Kind = Parameter::Kind;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::OperatorContracts)
};

/// "typing.Optional[torch.Tensor]" → "Optional[Tensor]"
QString plain(QString annotation)
{
    if (annotation.size() >= 2 && (annotation.startsWith(u'\'') || annotation.startsWith(u'"')))
        annotation = annotation.sliced(1, annotation.size() - 2);
    for (const QString &prefix : {u"torch."_s, u"typing."_s, u"t."_s}) {
        if (annotation.startsWith(prefix))
            annotation.remove(0, prefix.size());
        for (const QChar before : {u'[', u' '})
            annotation.replace(before + prefix, QString(before));
    }
    annotation.replace(u"Tuple["_s, u"tuple["_s);
    annotation.replace(u"List["_s, u"list["_s);
    return annotation;
}

/// Types that torch has no schema type for, whatever else it may have learnt.
bool isRefused(const QString &annotation)
{
    static const QStringList words{u"dict"_s, u"Any"_s, u"object"_s, u"set"_s, u"list"_s, u"tuple"_s, u"Callable"_s};
    static const QStringList containers{u"dict["_s, u"Dict["_s, u"set["_s, u"Set["_s, u"Callable["_s, u"Mapping["_s};
    return words.contains(annotation) ||
           std::ranges::any_of(containers, [&](const QString &container) { return annotation.startsWith(container); });
}

bool isNumberOrText(const QString &annotation)
{
    return annotation == "int"_L1 || annotation == "float"_L1 || annotation == "bool"_L1 || annotation == "str"_L1;
}

bool isPlainKind(const Parameter &parameter)
{
    return parameter.kind == Kind::Positional || parameter.kind == Kind::KeywordOnly;
}

/// Names of both trees that are given to torch as types of their own are not known here; only sure things count.
void checkSchema(const Definition &real, const QStringList &mutates, std::vector<Fault> &to)
{
    const QString refused = Text::tr("ValueError of torch when the module is imported: no schema can be made.");
    for (const Parameter &parameter : real.signature.parameters) {
        const QString annotation = plain(parameter.annotation);
        if (!isPlainKind(parameter))
            to.push_back({Severity::Error, parameter.name,
                          Text::tr("parameter %1 of %2() cannot be passed both by position and by name")
                              .arg(parameter.name, real.name),
                          refused});
        else if (annotation.isEmpty())
            to.push_back({Severity::Error, parameter.name,
                          Text::tr("parameter %1 of %2() has no annotation").arg(parameter.name, real.name), refused});
        else if (isRefused(annotation))
            to.push_back({Severity::Error, parameter.name,
                          Text::tr("parameter %1 of %2() is annotated %3, which torch has no schema type for")
                              .arg(parameter.name, real.name, parameter.annotation),
                          refused});
        else if (mutates.contains(parameter.name) && isNumberOrText(annotation))
            to.push_back({Severity::Error, parameter.name,
                          Text::tr("%1 is said to be written to and is no tensor but %2")
                              .arg(parameter.name, parameter.annotation),
                          refused});
    }
    if (real.signature.returns.isEmpty())
        to.push_back({Severity::Error, {}, Text::tr("%1() does not say what it returns").arg(real.name), refused});
    for (const QString &name : mutates) {
        const bool known = std::ranges::any_of(real.signature.parameters,
                                               [&](const Parameter &parameter) { return parameter.name == name; });
        if (!known)
            to.push_back({Severity::Error, name,
                          Text::tr("%1 is said to be written to, and %2() has no such parameter").arg(name, real.name),
                          refused});
    }
}

QString listOf(const Signature &signature)
{
    QStringList names;
    for (const Parameter &parameter : signature.parameters)
        names.append(parameter.name);
    return names.join(u", "_s);
}

/// The last parameters of the real one when the fake lacks nothing else and all of them have defaults, which torch
/// leaves out of a call.
QStringList onlyInReal(const std::vector<Parameter> &real, const std::vector<Parameter> &fake)
{
    QStringList names;
    for (size_t i = fake.size(); i < real.size(); ++i) {
        if (!real[i].hasDefault)
            return {};
        names.append(real[i].name);
    }
    return names;
}

/// torch calls the fake one with what the caller gave, by position, and leaves defaults out.
void checkFake(const Definition &real, const Definition &fake, const QString &place, std::vector<Fault> &to)
{
    const auto &a = real.signature.parameters;
    const auto &b = fake.signature.parameters;
    if (!std::ranges::all_of(b, isPlainKind))
        return; // takes anything
    const QString traced =
        Text::tr("TypeError when a graph with the operator is traced or compiled for the first time.");
    if (const QStringList left = onlyInReal(a, b); !left.isEmpty()) {
        to.push_back({Severity::Warning, left.front(),
                      Text::tr("%1() takes %2 and its fake %3() (%4) does not")
                          .arg(real.name, left.join(u", "_s), fake.name, place),
                      Text::tr("TypeError when a call that gives it is traced or compiled.")});
    } else if (a.size() != b.size()) {
        to.push_back({Severity::Error,
                      {},
                      Text::tr("%1() takes (%2) and its fake %3() (%4) takes (%5)")
                          .arg(real.name, listOf(real.signature), fake.name, place, listOf(fake.signature)),
                      traced});
        return;
    }
    for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const QString pair = Text::tr("parameter %1 of %2() is %3 in its fake %4() (%5)")
                                 .arg(a[i].name, real.name, b[i].name, fake.name, place);
        const bool elsewhere = std::ranges::any_of(b, [&](const Parameter &each) { return each.name == a[i].name; });
        if (a[i].name != b[i].name && (elsewhere || a[i].kind == Kind::KeywordOnly))
            to.push_back({Severity::Warning, a[i].name, pair,
                          Text::tr("Shapes are computed from the wrong argument when a graph is traced.")});
        else if (a[i].name != b[i].name)
            to.push_back({Severity::Info, a[i].name, pair,
                          Text::tr("Nothing breaks as long as both mean the same: arguments go by position.")});
        else if (a[i].hasDefault && !b[i].hasDefault)
            to.push_back({Severity::Warning, a[i].name,
                          Text::tr("parameter %1 has a default in %2() and none in its fake %3() (%4)")
                              .arg(a[i].name, real.name, fake.name, place),
                          Text::tr("TypeError when a call that leaves it out is traced or compiled.")});
    }
    const QString returned = plain(real.signature.returns);
    const QString faked = plain(fake.signature.returns);
    if (!returned.isEmpty() && !faked.isEmpty() && returned != faked)
        to.push_back({Severity::Warning,
                      {},
                      Text::tr("%1() returns %2 and its fake %3() (%4) returns %5")
                          .arg(real.name, real.signature.returns, fake.name, place, fake.signature.returns),
                      Text::tr("A traced graph goes on with the wrong kind of result.")});
}

/// Parameters that the body certainly writes to: `x.copy_(…)`, `x[…] = …`.
QStringList writtenTo(const Symbol &function, const Usage &usage)
{
    static const QStringList harmless{u"requires_grad_"_s, u"retain_grad_"_s, u"record_stream_"_s};
    const auto isOwn = [&](const QString &name) {
        const LocalName *local = usage.local(function.definition, name);
        return local && local->parameter && local->bindings == 1;
    };
    QStringList names;
    for (const CallUse &use : usage.calls) {
        const Expression &callee = use.call.callee();
        if (use.place.scope != function.definition || callee.kind != Expression::Kind::Attribute ||
            callee.items.front().kind != Expression::Kind::Name || !callee.text.endsWith(u'_') ||
            callee.text.startsWith(u'_') || harmless.contains(callee.text))
            continue;
        if (isOwn(callee.items.front().text))
            names.append(callee.items.front().text);
    }
    for (const Assignment &assignment : function.outline->assignments) {
        if (assignment.scope != function.definition || assignment.target.kind != Expression::Kind::Subscript ||
            assignment.target.items.front().kind != Expression::Kind::Name)
            continue;
        if (isOwn(assignment.target.items.front().text))
            names.append(assignment.target.items.front().text);
    }
    names.removeDuplicates();
    return names;
}

void checkWrites(const Symbol &real, const QStringList &mutates, const inventory::Code &code, std::vector<Fault> &to)
{
    const CodeTree &tree = real.upstream ? *code.target : *code.plugin;
    const auto usage = tree.usage(real.path);
    if (!usage)
        return;
    for (const QString &name : writtenTo(real, *usage)) {
        const auto &parameters = real.definitionOrNull()->signature.parameters;
        const auto parameter = std::ranges::find(parameters, name, &Parameter::name);
        const bool tensor = parameter != parameters.end() && plain(parameter->annotation).startsWith("Tensor"_L1);
        if (!tensor || mutates.contains(name))
            continue;
        to.push_back({Severity::Warning, name,
                      Text::tr("%1() writes to %2 in place, and the registration does not say so")
                          .arg(real.definitionOrNull()->name, name),
                      Text::tr("Silently: a compiled graph may reorder or drop the write.")});
    }
}

} // namespace

std::vector<Fault> faultsOf(const OperatorContract &contract, const inventory::Code &code)
{
    std::vector<Fault> faults;
    const Definition *real = contract.real ? contract.real->definitionOrNull() : nullptr;
    // A decorator may give it another signature.
    if (!real || !real->decorators.empty())
        return faults;
    if (contract.mutates) {
        checkSchema(*real, *contract.mutates, faults);
        checkWrites(*contract.real, *contract.mutates, code, faults);
    }
    const Definition *fake = contract.fake ? contract.fake->definitionOrNull() : nullptr;
    if (fake && fake->decorators.empty() && !contract.fake->isSame(*contract.real))
        checkFake(*real, *fake, placeText(*contract.fake), faults);
    return faults;
}

} // namespace mxw::checks
