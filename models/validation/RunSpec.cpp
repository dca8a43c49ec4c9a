// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunSpec.h"

#include "models/core/Words.h"
#include "models/validation/JsonValues.h"

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

using Kind = LauncherSpec::Kind;

constexpr Words<Kind, 7> kinds = {{{Kind::Local, u"local"},
                                   {Kind::Ssh, u"ssh"},
                                   {Kind::Docker, u"docker"},
                                   {Kind::Kubectl, u"kubectl"},
                                   {Kind::Slurm, u"slurm"},
                                   {Kind::Command, u"command"},
                                   {Kind::Bundle, u"bundle"}}};

void insertText(QJsonObject &object, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

void insertTexts(QJsonObject &object, const QString &key, const QStringList &texts)
{
    if (!texts.isEmpty())
        object.insert(key, QJsonArray::fromStringList(texts));
}

} // namespace

QString toString(LauncherSpec::Kind kind)
{
    return wordOf(kinds, kind);
}

std::optional<LauncherSpec::Kind> launcherKindFromString(QStringView text)
{
    return valueOf(kinds, text);
}

QJsonObject LauncherSpec::toJson() const
{
    QJsonObject object{{u"kind"_s, toString(kind)}};
    insertText(object, u"host"_s, host);
    if (port != 0)
        object.insert(u"port"_s, port);
    insertText(object, u"identityFile"_s, identityFile);
    insertText(object, u"sshConfig"_s, sshConfig);
    insertText(object, u"container"_s, container);
    insertText(object, u"pod"_s, pod);
    insertText(object, u"kubeNamespace"_s, kubeNamespace);
    insertText(object, u"kubeContext"_s, kubeContext);
    insertTexts(object, u"slurmOptions"_s, slurmOptions);
    if (slurmTasks != 1)
        object.insert(u"slurmTasks"_s, slurmTasks);
    insertText(object, u"command"_s, command);
    insertText(object, u"folder"_s, folder);
    return object;
}

std::optional<LauncherSpec> LauncherSpec::fromJson(const QJsonObject &object)
{
    const auto kind = launcherKindFromString(object.value(u"kind").toString());
    if (!kind)
        return std::nullopt;
    LauncherSpec spec;
    spec.kind = *kind;
    spec.host = textOf(object.value(u"host"));
    spec.port = object.value(u"port").toInt();
    spec.identityFile = textOf(object.value(u"identityFile"));
    spec.sshConfig = textOf(object.value(u"sshConfig"));
    spec.container = textOf(object.value(u"container"));
    spec.pod = textOf(object.value(u"pod"));
    spec.kubeNamespace = textOf(object.value(u"kubeNamespace"));
    spec.kubeContext = textOf(object.value(u"kubeContext"));
    spec.slurmOptions = textsOf(object.value(u"slurmOptions"));
    spec.slurmTasks = object.value(u"slurmTasks").toInt(1);
    spec.command = textOf(object.value(u"command"));
    spec.folder = textOf(object.value(u"folder"));
    return spec;
}

QJsonObject RunSpec::toJson() const
{
    QJsonObject object{{u"launcher"_s, launcher.toJson()},
                       {u"python"_s, python},
                       {u"suite"_s, QJsonArray::fromStringList(suite)},
                       {u"deviceVariable"_s, deviceVariable},
                       {u"timeLimit"_s, timeLimit},
                       {u"packages"_s, QJsonArray::fromStringList(packages)}};
    insertText(object, u"workingFolder"_s, workingFolder);
    if (isScript)
        object.insert(u"isScript"_s, true);
    insertText(object, u"keyword"_s, keyword);
    insertText(object, u"markers"_s, markers);
    insertTexts(object, u"arguments"_s, arguments);
    if (!environment.isEmpty())
        object.insert(u"environment"_s, toJsonObject(environment));
    insertText(object, u"device"_s, device);
    if (dumpFailing)
        object.insert(u"dumpFailing"_s, true);
    insertTexts(object, u"workarounds"_s, workarounds);
    insertText(object, u"subject"_s, subject);
    return object;
}

std::optional<RunSpec> RunSpec::fromJson(const QJsonObject &object)
{
    const auto launcher = LauncherSpec::fromJson(object.value(u"launcher").toObject());
    if (!launcher)
        return std::nullopt;
    RunSpec spec;
    spec.launcher = *launcher;
    spec.python = textOf(object.value(u"python"));
    spec.workingFolder = textOf(object.value(u"workingFolder"));
    spec.suite = textsOf(object.value(u"suite"));
    spec.isScript = object.value(u"isScript").toBool();
    spec.keyword = textOf(object.value(u"keyword"));
    spec.markers = textOf(object.value(u"markers"));
    spec.arguments = textsOf(object.value(u"arguments"));
    spec.environment = textMapOf(object.value(u"environment"));
    spec.device = textOf(object.value(u"device"));
    spec.deviceVariable = textOf(object.value(u"deviceVariable"));
    spec.timeLimit = object.value(u"timeLimit").toInt(3600);
    spec.dumpFailing = object.value(u"dumpFailing").toBool();
    spec.workarounds = textsOf(object.value(u"workarounds"));
    spec.packages = textsOf(object.value(u"packages"));
    spec.subject = textOf(object.value(u"subject"));
    return spec;
}

QStringList commandWords(const RunSpec &spec)
{
    if (spec.isScript)
        return QStringList{spec.python} + spec.suite + spec.arguments;
    QStringList words{spec.python, u"-m"_s, u"pytest"_s, u"-p"_s, u"mxw_capture"_s};
    if (!spec.keyword.isEmpty())
        words << u"-k"_s << spec.keyword;
    if (!spec.markers.isEmpty())
        words << u"-m"_s << spec.markers;
    return words + spec.arguments + spec.suite;
}

} // namespace mxw::validation
