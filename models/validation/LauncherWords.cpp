// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LauncherWords.h"

#include "models/validation/ShellWords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

using Kind = LauncherSpec::Kind;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::LauncherWords)
};

constexpr int MostShards = 256;

std::unexpected<Error> refuse(const QString &what, const QString &advice = {})
{
    return fail(Error::Kind::Invalid, what, advice);
}

/// A name that a program gets as an argument: not empty, no option, on one line.
Result<void> checkName(const QString &what, const QString &name)
{
    if (name.isEmpty())
        return refuse(Text::tr("The launcher needs a %1.").arg(what));
    if (name.startsWith(u'-'))
        return refuse(
            Text::tr("The %1 \"%2\" begins with a dash; a program would take it for an option.").arg(what, name));
    if (hasControlCharacter(name))
        return refuse(Text::tr("The %1 has a control character in it.").arg(what));
    return {};
}

Result<void> checkOptional(const QString &what, const QString &name)
{
    return name.isEmpty() ? Result<void>() : checkName(what, name);
}

/// What ssh itself refuses today, because settings like ProxyCommand hand the host name to a shell.
Result<void> checkHost(const QString &host)
{
    if (const Result<void> checked = checkName(Text::tr("host"), host); !checked)
        return checked;
    if (host.contains(u"@-"_s) ||
        std::ranges::any_of(host, [](QChar c) { return c.isSpace() || QStringView(u"'`\"$\\;&<>|(){}").contains(c); }))
        return refuse(Text::tr("\"%1\" is no host name.").arg(host));
    return {};
}

Result<QStringList> sshWords(const LauncherSpec &launcher)
{
    if (const Result<void> checked = checkHost(launcher.host); !checked)
        return std::unexpected(checked.error());
    for (const QString &file : {launcher.identityFile, launcher.sshConfig}) {
        if (const Result<void> checked = checkOptional(Text::tr("file for ssh"), file); !checked)
            return std::unexpected(checked.error());
    }
    if (launcher.port < 0 || launcher.port > 65535)
        return refuse(Text::tr("%1 is no port.").arg(launcher.port));
    QStringList words{u"ssh"_s, u"-T"_s, u"-C"_s};
    if (!launcher.sshConfig.isEmpty())
        words << u"-F"_s << launcher.sshConfig;
    if (launcher.port != 0)
        words << u"-p"_s << QString::number(launcher.port);
    for (const QString &option : {u"BatchMode=yes"_s, u"ConnectTimeout=20"_s, u"ServerAliveInterval=10"_s,
                                  u"ServerAliveCountMax=3"_s, u"ClearAllForwardings=yes"_s, u"ForwardAgent=no"_s,
                                  u"PermitLocalCommand=no"_s, u"RemoteCommand=none"_s, u"LogLevel=ERROR"_s})
        words << u"-o"_s << option;
    if (!launcher.identityFile.isEmpty())
        words << u"-o"_s << u"IdentitiesOnly=yes"_s << u"-i"_s << launcher.identityFile;
    return words << u"--"_s << launcher.host;
}

Result<QStringList> dockerWords(const LauncherSpec &launcher)
{
    if (const Result<void> checked = checkName(Text::tr("container"), launcher.container); !checked)
        return std::unexpected(checked.error());
    return QStringList{u"docker"_s, u"exec"_s, u"-i"_s, launcher.container, u"sh"_s, u"-s"_s};
}

Result<QStringList> kubectlWords(const LauncherSpec &launcher)
{
    if (const Result<void> checked = checkName(Text::tr("pod"), launcher.pod); !checked)
        return std::unexpected(checked.error());
    QStringList words{u"kubectl"_s};
    const auto add = [&](const QString &option, const QString &what, const QString &name) -> Result<void> {
        if (!name.isEmpty())
            words << option << name;
        return checkOptional(what, name);
    };
    if (const auto checked = add(u"--context"_s, Text::tr("context"), launcher.kubeContext); !checked)
        return std::unexpected(checked.error());
    if (const auto checked = add(u"-n"_s, Text::tr("namespace"), launcher.kubeNamespace); !checked)
        return std::unexpected(checked.error());
    words << u"exec"_s << u"-i"_s << launcher.pod;
    if (const auto checked = add(u"-c"_s, Text::tr("container"), launcher.container); !checked)
        return std::unexpected(checked.error());
    return words << u"--"_s << u"sh"_s << u"-s"_s;
}

Result<QStringList> templateWords(const LauncherSpec &launcher)
{
    const Result<QStringList> split = splitWords(launcher.command);
    if (!split)
        return split;
    QStringList words;
    bool isReplaced = false;
    for (const QString &word : *split) {
        isReplaced = isReplaced || word.contains("{cmd}"_L1);
        if (word == "{cmd}"_L1)
            words << u"sh"_s << u"-s"_s;
        else
            words << QString(word).replace("{cmd}"_L1, "sh -s"_L1);
    }
    if (!isReplaced)
        return refuse(Text::tr("The command of the launcher has no {cmd}, the place of what is to be run there."),
                      Text::tr("Write it like: ssh -J jump host {cmd}"));
    if (hasControlCharacter(launcher.command))
        return refuse(Text::tr("The command of the launcher has a control character in it."));
    return words;
}

/// The inner command here, or behind ssh when there is a host: there it passes the login shell as quoted words.
Result<QStringList> behindHost(const LauncherSpec &launcher, const Result<QStringList> &inner)
{
    if (launcher.host.isEmpty() || !inner)
        return inner;
    Result<QStringList> words = sshWords(launcher);
    if (!words)
        return words;
    QByteArray line;
    for (const QString &word : *inner)
        line += (line.isEmpty() ? "" : " ") + shellQuoted(word);
    return *words << QString::fromUtf8(line);
}

Result<void> checkTexts(const RunSpec &spec)
{
    const QList<std::pair<QString, QString>> names{{Text::tr("interpreter"), spec.python},
                                                   {Text::tr("working folder"), spec.workingFolder},
                                                   {Text::tr("device"), spec.device},
                                                   {Text::tr("folder for runs"), spec.launcher.folder}};
    for (const auto &[what, name] : names) {
        if (const Result<void> checked = checkOptional(what, name); !checked)
            return checked;
    }
    for (const QStringList &words : {spec.suite, spec.arguments, spec.launcher.slurmOptions, spec.packages,
                                     QStringList{spec.keyword, spec.markers}}) {
        if (std::ranges::any_of(words, [](const QString &word) { return word.contains(QChar::Null); }))
            return refuse(Text::tr("A word of the command has a NUL in it."));
    }
    return {};
}

Result<void> checkEnvironment(const RunSpec &spec)
{
    static const QRegularExpression isName(u"^[A-Za-z_][A-Za-z0-9_]*\\z"_s);
    QStringList names = spec.environment.keys();
    if (!spec.device.isEmpty())
        names.append(spec.deviceVariable);
    for (const QString &name : names) {
        if (!isName.match(name).hasMatch())
            return refuse(Text::tr("\"%1\" is no name of an environment variable.").arg(name));
    }
    for (const QString &value : spec.environment) {
        if (value.contains(QChar::Null))
            return refuse(Text::tr("A value of an environment variable has a NUL in it."));
    }
    return {};
}

Result<void> checkSuite(const RunSpec &spec)
{
    if (spec.python.isEmpty())
        return refuse(Text::tr("There is no interpreter to run the suite with."));
    if (spec.suite.isEmpty() || spec.suite.first().isEmpty())
        return refuse(Text::tr("There is nothing to run."), Text::tr("Name tests, test files or a script."));
    const auto option = std::ranges::find_if(spec.suite, [](const QString &word) { return word.startsWith(u'-'); });
    if (!spec.isScript && option != spec.suite.end())
        return refuse(Text::tr("The test \"%1\" begins with a dash; pytest would take it for an option.").arg(*option));
    if (spec.isScript && spec.suite.first().startsWith(u'-'))
        return refuse(Text::tr("The script \"%1\" begins with a dash.").arg(spec.suite.first()));
    return {};
}

} // namespace

Result<QStringList> launcherWords(const LauncherSpec &launcher)
{
    const QStringList shell{u"sh"_s, u"-s"_s};
    switch (launcher.kind) {
    case Kind::Local:
        return shell;
    case Kind::Ssh: {
        Result<QStringList> words = sshWords(launcher);
        return words ? Result<QStringList>(*words << u"sh -s"_s) : words;
    }
    case Kind::Docker:
        return behindHost(launcher, dockerWords(launcher));
    case Kind::Kubectl:
        return behindHost(launcher, kubectlWords(launcher));
    case Kind::Slurm:
        return behindHost(launcher, shell);
    case Kind::Command:
        return templateWords(launcher);
    case Kind::Bundle:
        break;
    }
    return refuse(Text::tr("A bundle is carried over by hand; nothing can be started there from here."),
                  Text::tr("Save the bundle, run it there, and import the file that it makes."));
}

Result<void> checkSpec(const RunSpec &spec)
{
    for (const auto &check : {checkSuite, checkTexts, checkEnvironment}) {
        if (const Result<void> checked = check(spec); !checked)
            return checked;
    }
    const int shards = spec.launcher.slurmTasks;
    if (spec.launcher.kind == Kind::Slurm && (shards < 1 || shards > MostShards))
        return refuse(Text::tr("A suite can be split into 1 to %1 shards.").arg(MostShards));
    if (spec.launcher.kind == Kind::Slurm && shards > 1 && spec.isScript)
        return refuse(Text::tr("A script cannot be split into shards."));
    if (spec.launcher.kind == Kind::Bundle)
        return {};
    const Result<QStringList> words = launcherWords(spec.launcher);
    return words ? Result<void>() : std::unexpected(words.error());
}

QString machineOf(const LauncherSpec &launcher)
{
    switch (launcher.kind) {
    case Kind::Kubectl:
        return QStringList{u"pod"_s, launcher.host, launcher.kubeContext, launcher.kubeNamespace, launcher.pod}.join(
            u'\n');
    case Kind::Command:
        return u"command\n"_s + launcher.command;
    default:
        // Containers of one machine see the same devices.
        return launcher.host.isEmpty() || launcher.kind == Kind::Local
                   ? QString()
                   : u"host\n%1\n%2"_s.arg(launcher.host).arg(launcher.port);
    }
}

bool shareDevice(const RunSpec &one, const RunSpec &other)
{
    if (one.launcher.kind == Kind::Slurm || other.launcher.kind == Kind::Slurm ||
        machineOf(one.launcher) != machineOf(other.launcher))
        return false;
    if (one.device.isEmpty() || other.device.isEmpty())
        return true;
    const QStringList devices = one.device.split(u',');
    return std::ranges::any_of(other.device.split(u','), [&](const QString &device) {
        return std::ranges::any_of(devices, [&](const QString &mine) { return mine.trimmed() == device.trimmed(); });
    });
}

} // namespace mxw::validation
