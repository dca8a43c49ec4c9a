// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RecordJson.h"

#include "models/core/Words.h"

#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

constexpr Words<CaseOutcome, 6> outcomes = {{{CaseOutcome::Passed, u"passed"},
                                             {CaseOutcome::Failed, u"failed"},
                                             {CaseOutcome::Error, u"error"},
                                             {CaseOutcome::Skipped, u"skipped"},
                                             {CaseOutcome::XFailed, u"xfailed"},
                                             {CaseOutcome::XPassed, u"xpassed"}}};

using Kind = CaseParameter::Kind;
constexpr Words<Kind, 8> parameterKinds = {{{Kind::Int, u"int"},
                                            {Kind::Float, u"float"},
                                            {Kind::Bool, u"bool"},
                                            {Kind::String, u"str"},
                                            {Kind::None, u"none"},
                                            {Kind::Dtype, u"dtype"},
                                            {Kind::Tuple, u"tuple"},
                                            {Kind::Other, u"other"}}};

int lineOf(const QJsonValue &value)
{
    const int line = value.toInt();
    return line > 0 ? line : 0;
}

Operand operandFromJson(const QJsonObject &object)
{
    Operand operand;
    operand.source = textOf(object.value(u"source"), 1'000);
    operand.dtype = textOf(object.value(u"dtype"), 100);
    operand.device = textOf(object.value(u"device"), 100);
    operand.contiguous = object.value(u"contiguous").toBool(true);
    constexpr qsizetype mostDimensions = 64;
    const QJsonArray shape = object.value(u"shape").toArray();
    for (qsizetype i = 0; i < std::min(shape.size(), mostDimensions); ++i)
        operand.shape.push_back(std::max<qint64>(0, wholeOf(shape[i])));
    return operand;
}

std::vector<CaseParameter> parametersFromJson(const QJsonArray &array)
{
    constexpr qsizetype most = 200;
    std::vector<CaseParameter> parameters;
    for (qsizetype i = 0; i < std::min(array.size(), most); ++i) {
        const QJsonObject object = array[i].toObject();
        CaseParameter parameter;
        parameter.name = textOf(object.value(u"name"), 200);
        parameter.text = textOf(object.value(u"repr"), 2'000);
        parameter.kind = valueOf(parameterKinds, object.value(u"kind").toString()).value_or(Kind::Other);
        parameter.value = object.value(u"value");
        if (!parameter.name.isEmpty())
            parameters.push_back(std::move(parameter));
    }
    return parameters;
}

ComparisonOutcome outcomeOf(const QJsonValue &value)
{
    const QString word = value.toString();
    if (word == "pass"_L1)
        return ComparisonOutcome::Pass;
    return word == "fail"_L1 ? ComparisonOutcome::Fail : ComparisonOutcome::Error;
}

} // namespace

ProcessRecord processFromJson(const QJsonObject &start)
{
    ProcessRecord process;
    process.pid = wholeOf(start.value(u"pid"));
    process.parent = wholeOf(start.value(u"parent"));
    process.host = textOf(start.value(u"host"), 300);
    process.started =
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(start.value(u"time").toDouble() * 1000.0), QTimeZone::UTC);
    process.argv = textsOf(start.value(u"argv"), 10'000);
    process.folder = textOf(start.value(u"folder"));
    const QJsonObject python = start.value(u"python").toObject();
    process.pythonVersion = textOf(python.value(u"version"), 300);
    process.pythonExecutable = textOf(python.value(u"executable"));
    process.packages = textMapOf(start.value(u"packages"));
    process.environment = textMapOf(start.value(u"environment"));
    return process;
}

void addOrigins(ProcessRecord &process, const QJsonObject &origins)
{
    constexpr qsizetype mostModules = 20'000;
    process.origins.clear();
    const QJsonObject modules = origins.value(u"modules").toObject();
    for (auto it = modules.begin(); it != modules.end() && std::ssize(process.origins) < mostModules; ++it) {
        const QJsonObject module = it.value().toObject();
        process.origins.push_back({it.key(), textOf(module.value(u"file")), textsOf(module.value(u"paths"), 100)});
    }
    constexpr qsizetype mostDevices = 1'000;
    process.devices.clear();
    const QJsonArray devices = origins.value(u"devices").toArray();
    for (qsizetype i = 0; i < std::min(devices.size(), mostDevices); ++i) {
        const QJsonObject device = devices[i].toObject();
        process.devices.push_back(
            {device.value(u"index").toInt(), textOf(device.value(u"name"), 200), textOf(device.value(u"type"), 100)});
    }
    process.maca = textOf(origins.value(u"maca"), 100);
    process.cuda = textOf(origins.value(u"cuda"), 100);
}

void startCase(TestCase &testCase, const QJsonObject &start)
{
    const QString file = textOf(start.value(u"file"));
    if (!file.isEmpty())
        testCase.file = file;
    testCase.line = lineOf(start.value(u"line"));
    testCase.parameters = parametersFromJson(start.value(u"params").toArray());
}

void endCase(TestCase &testCase, const QJsonObject &end)
{
    testCase.outcome = valueOf(outcomes, end.value(u"outcome").toString()).value_or(CaseOutcome::Error);
    testCase.phase = textOf(end.value(u"phase"), 100);
    testCase.seconds = std::max(0.0, end.value(u"seconds").toDouble());
    testCase.reason = textOf(end.value(u"reason"));
    testCase.message = textOf(end.value(u"message"));
    testCase.children = static_cast<int>(std::clamp<qint64>(wholeOf(end.value(u"children")), 0, 1'000'000));
}

Comparison comparisonFromJson(const QJsonObject &object)
{
    Comparison comparison;
    comparison.node = textOf(object.value(u"node"));
    comparison.index = object.value(u"index").toInt();
    comparison.form = textOf(object.value(u"form"), 200);
    comparison.item = textOf(object.value(u"item"), 1'000);
    const QJsonObject site = object.value(u"site").toObject();
    comparison.site = {textOf(site.value(u"file")), lineOf(site.value(u"line")), textOf(site.value(u"text"), 2'000)};
    comparison.first = operandFromJson(object.value(u"first").toObject());
    comparison.second = operandFromJson(object.value(u"second").toObject());
    comparison.rtol = numberFromJson(object.value(u"rtol"));
    comparison.atol = numberFromJson(object.value(u"atol"));
    comparison.equalNan = object.value(u"equalNan").toBool();
    comparison.outcome = outcomeOf(object.value(u"outcome"));
    comparison.message = textOf(object.value(u"message"), 4'000);
    comparison.value = numberFromJson(object.value(u"value"));
    comparison.limit = numberFromJson(object.value(u"limit"));
    if (object.value(u"figures").isObject())
        comparison.figures = ErrorFigures::fromJson(object.value(u"figures").toObject());
    const QJsonObject dump = object.value(u"dump").toObject();
    comparison.dumpFirst = textOf(dump.value(u"first"), 1'000);
    comparison.dumpSecond = textOf(dump.value(u"second"), 1'000);
    return comparison;
}

} // namespace mxw::validation
