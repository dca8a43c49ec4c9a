// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/SpecCheck.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

using Kind = LauncherSpec::Kind;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::SpecCheck)
};

bool hasControl(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.category() == QChar::Other_Control; });
}

bool isVariableName(const QString &name)
{
    static const QRegularExpression pattern(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return pattern.match(name).hasMatch();
}

Result<void> wrong(const QString &what)
{
    return fail(Error::Kind::Invalid, what);
}

/// A name that is given to another program: there, not an option, one line.
Result<void> checkName(const QString &name, const QString &whenEmpty)
{
    if (name.isEmpty())
        return wrong(whenEmpty);
    if (name.startsWith(u'-'))
        return wrong(Text::tr("“%1” begins with “-” and would be taken for an option.").arg(name));
    if (hasControl(name) || name.contains(u' '))
        return wrong(Text::tr("“%1” has a space or a control character in it.").arg(name.simplified()));
    return {};
}

Result<void> checkOptional(const QString &name)
{
    return name.isEmpty() ? Result<void>() : checkName(name, {});
}

Result<void> checkLauncher(const LauncherSpec &launcher)
{
    if (launcher.port < 0 || launcher.port > 65535)
        return wrong(Text::tr("%1 is not a port.").arg(launcher.port));
    switch (launcher.kind) {
    case Kind::Local:
    case Kind::Bundle:
        return {};
    case Kind::Ssh:
        return checkName(launcher.host, Text::tr("Name the host."));
    case Kind::Docker:
        if (auto host = checkOptional(launcher.host); !host)
            return host;
        return checkName(launcher.container, Text::tr("Name the container."));
    case Kind::Kubectl:
        for (const QString &name : {launcher.container, launcher.kubeNamespace, launcher.kubeContext}) {
            if (auto good = checkOptional(name); !good)
                return good;
        }
        return checkName(launcher.pod, Text::tr("Name the pod."));
    case Kind::Slurm:
        if (launcher.slurmTasks < 1 || launcher.slurmTasks > 1000)
            return wrong(Text::tr("A suite can be cut into 1 to 1,000 shards."));
        if (std::ranges::any_of(launcher.slurmOptions, hasControl))
            return wrong(Text::tr("An option of sbatch has a control character in it."));
        return checkOptional(launcher.host);
    case Kind::Command:
        if (!launcher.command.contains(u"{cmd}"_s))
            return wrong(Text::tr("The command must say with {cmd} where the words to run belong."));
        return hasControl(launcher.command) ? wrong(Text::tr("The command has a control character in it."))
                                            : Result<void>();
    }
    return {};
}

QString quoted(const QString &word)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    if (plain.match(word).hasMatch())
        return word;
    return u'\'' + QString(word).replace(u"'"_s, u"'\\''"_s) + u'\'';
}

} // namespace

Result<void> checkSpec(const RunSpec &spec)
{
    if (auto launcher = checkLauncher(spec.launcher); !launcher)
        return launcher;
    if (spec.python.isEmpty())
        return wrong(Text::tr("Name the Python interpreter."));
    if (spec.python.startsWith(u'-'))
        return wrong(Text::tr("“%1” begins with “-” and would be taken for an option.").arg(spec.python));
    if (spec.suite.isEmpty())
        return wrong(spec.isScript ? Text::tr("Name the script to run.") : Text::tr("Name the tests to run."));
    for (const QString &word :
         QStringList{spec.python, spec.workingFolder, spec.keyword, spec.markers} + spec.suite + spec.arguments) {
        if (hasControl(word))
            return wrong(Text::tr("“%1” has a control character in it.").arg(word.simplified()));
    }
    if (!spec.device.isEmpty() && !isVariableName(spec.deviceVariable))
        return wrong(Text::tr("Name the variable that chooses the device."));
    for (auto it = spec.environment.begin(); it != spec.environment.end(); ++it) {
        if (!isVariableName(it.key()))
            return wrong(Text::tr("“%1” is not the name of a variable.").arg(it.key()));
    }
    return {};
}

QString shownCommand(const RunSpec &spec)
{
    QStringList words;
    if (!spec.device.isEmpty())
        words << spec.deviceVariable + u'=' + quoted(spec.device);
    for (auto it = spec.environment.begin(); it != spec.environment.end(); ++it)
        words << it.key() + u'=' + quoted(it.value());
    for (const QString &word : commandWords(spec))
        words << quoted(word);
    return words.join(u' ');
}

} // namespace mxw::validation
