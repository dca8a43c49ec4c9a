// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include <QCommandLineParser>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::LauncherSpec;
using validation::RunSpec;

namespace {

using Kind = LauncherSpec::Kind;

struct Options
{
    QCommandLineOption help{{u"h"_s, u"help"_s}, CommandLine::tr("Shows this help.")};
    QCommandLineOption language{u"language"_s,
                                CommandLine::tr("Language of texts and messages: en or zh_CN. Default: the system's."),
                                u"LANGUAGE"_s};
    QCommandLineOption session{u"session"_s, CommandLine::tr("Session that keeps the run."), u"FILE.mxreview"_s};
    QCommandLineOption suite{u"suite"_s, CommandLine::tr("Test file, folder or id; may be given several times."),
                             u"TESTS"_s};
    QCommandLineOption launcher{
        u"launcher"_s,
        CommandLine::tr(
            "Where it runs: local, ssh:HOST[:PORT], docker:CONTAINER[@HOST[:PORT]], kubectl:[CONTEXT/][NAMESPACE/]POD, "
            "slurm[:HOST[:PORT]], or command:WORDS with {cmd} in them."),
        u"WHERE"_s, u"local"_s};
    QCommandLineOption identity{u"identity"_s, CommandLine::tr("Key file for ssh."), u"FILE"_s};
    QCommandLineOption slurmOption{u"slurm-option"_s, CommandLine::tr("Option of sbatch; may be given several times."),
                                   u"OPTION"_s};
    QCommandLineOption shards{u"shards"_s, CommandLine::tr("Cuts the suite into so many tasks of an array job."),
                              u"N"_s, u"1"_s};
    QCommandLineOption runFolder{u"run-folder"_s, CommandLine::tr("Folder for results on the machine it runs on."),
                                 u"FOLDER"_s};
    QCommandLineOption python{u"python"_s, CommandLine::tr("Interpreter, as the machine it runs on knows it."),
                              u"PYTHON"_s, u"python3"_s};
    QCommandLineOption folder{u"folder"_s, CommandLine::tr("Working folder there. Default: the plugin repository."),
                              u"FOLDER"_s};
    QCommandLineOption keyword{
        {u"k"_s, u"keyword"_s}, CommandLine::tr("Keyword expression for pytest."), u"EXPRESSION"_s};
    QCommandLineOption markers{
        {u"m"_s, u"markers"_s}, CommandLine::tr("Marker expression for pytest."), u"EXPRESSION"_s};
    QCommandLineOption argument{u"argument"_s, CommandLine::tr("Further word for pytest; may be given several times."),
                                u"WORD"_s};
    QCommandLineOption variable{
        u"env"_s, CommandLine::tr("Environment variable of the run; may be given several times."), u"NAME=VALUE"_s};
    QCommandLineOption device{u"device"_s, CommandLine::tr("Devices to use, such as 0 or 0,1."), u"DEVICES"_s};
    QCommandLineOption deviceVariable{u"device-variable"_s, CommandLine::tr("Variable that chooses the devices."),
                                      u"NAME"_s, u"CUDA_VISIBLE_DEVICES"_s};
    QCommandLineOption timeLimit{u"time-limit"_s, CommandLine::tr("Seconds for the whole run; 0 for no limit."),
                                 u"SECONDS"_s, u"3600"_s};
    QCommandLineOption dump{u"dump"_s, CommandLine::tr("Keeps the tensors of comparisons that fail.")};
    QCommandLineOption workaround{
        u"workaround"_s, CommandLine::tr("What is bypassed or mocked, for the record; may be given several times."),
        u"TEXT"_s};
    QCommandLineOption consent{
        u"consent"_s, CommandLine::tr("Allows that code of the repositories runs there with that interpreter.")};
    QCommandLineOption attach{
        u"attach"_s, CommandLine::tr("Attaches the run to this entry as evidence; may be given several times."),
        u"ENTRY"_s};
    QCommandLineOption bundle{
        u"bundle"_s, CommandLine::tr("Runs nothing: writes a script to carry over and run by hand."), u"FILE.sh"_s};
    QCommandLineOption import{u"import"_s,
                              CommandLine::tr("Runs nothing: imports a bundle's result, or a printed log."), u"FILE"_s};
    QCommandLineOption json{u"json"_s, CommandLine::tr("Writes the run as JSON; “-” for standard output."), u"FILE"_s};

    void addTo(QCommandLineParser &parser) const
    {
        parser.addOptions({session,        suite,     launcher, identity,   slurmOption, shards,   runFolder,
                           python,         folder,    keyword,  markers,    argument,    variable, device,
                           deviceVariable, timeLimit, dump,     workaround, consent,     attach,   bundle,
                           import,         json,      help,     language});
    }
};

/// "HOST" or "HOST:PORT"
bool readHost(LauncherSpec &launcher, const QString &text)
{
    launcher.host = text.section(u':', 0, 0);
    if (!text.contains(u':'))
        return true;
    bool good = false;
    launcher.port = text.section(u':', 1).toInt(&good);
    return good && launcher.port > 0;
}

std::optional<LauncherSpec> launcherFrom(const QString &text)
{
    const auto kind = validation::launcherKindFromString(text.section(u':', 0, 0));
    if (!kind)
        return std::nullopt;
    const QString rest = text.section(u':', 1);
    LauncherSpec launcher;
    launcher.kind = *kind;
    bool good = true;
    switch (*kind) {
    case Kind::Local:
        good = rest.isEmpty();
        break;
    case Kind::Ssh:
        good = readHost(launcher, rest);
        break;
    case Kind::Slurm:
        good = rest.isEmpty() || readHost(launcher, rest);
        break;
    case Kind::Docker:
        launcher.container = rest.section(u'@', 0, 0);
        good = !rest.contains(u'@') || readHost(launcher, rest.section(u'@', 1));
        break;
    case Kind::Kubectl:
        launcher.pod = rest.section(u'/', -1);
        launcher.kubeNamespace = rest.section(u'/', -2, -2);
        launcher.kubeContext = rest.section(u'/', 0, -3);
        break;
    case Kind::Command:
        launcher.command = rest;
        break;
    case Kind::Bundle:
        good = false; // has an option of its own
        break;
    }
    return good ? std::optional(launcher) : std::nullopt;
}

/// What is not in the options is as RunSpec has it.
RunSpec specFrom(const QCommandLineParser &parser, const Options &options)
{
    RunSpec spec;
    spec.python = parser.value(options.python);
    spec.workingFolder = parser.value(options.folder);
    spec.suite = parser.values(options.suite);
    spec.keyword = parser.value(options.keyword);
    spec.markers = parser.value(options.markers);
    spec.arguments = parser.values(options.argument);
    for (const QString &variable : parser.values(options.variable))
        spec.environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    spec.device = parser.value(options.device);
    spec.deviceVariable = parser.value(options.deviceVariable);
    spec.dumpFailing = parser.isSet(options.dump);
    spec.workarounds = parser.values(options.workaround);
    return spec;
}

} // namespace

Result<Invocation> CommandLine::parseValidate(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("metax-workbench validate: runs tests of the repositories unchanged, records "
                                        "every numerical comparison in them, and "
                                        "keeps the run in a session."));
    const Options known;
    known.addTo(parser);
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(known.help))
        return PrintOptions{parser.helpText()};
    if (!parser.positionalArguments().isEmpty())
        return unusable(tr("“%1” is not an option of validate.").arg(parser.positionalArguments().first()));
    ValidateOptions options;
    options.session = parser.value(known.session);
    options.consent = parser.isSet(known.consent);
    options.entries = parser.values(known.attach);
    options.bundle = parser.value(known.bundle);
    options.import = parser.value(known.import);
    options.json = parser.value(known.json);
    if (options.session.isEmpty())
        return unusable(tr("%1 needs “--%2”.").arg(u"validate"_s, u"session"_s));
    if (options.import.isEmpty() && parser.values(known.suite).isEmpty())
        return unusable(tr("%1 needs “--%2”.").arg(u"validate"_s, u"suite"_s));
    options.spec = specFrom(parser, known);
    const auto launcher = launcherFrom(parser.value(known.launcher));
    if (!launcher)
        return unusable(tr("“%1” is not a place to run at.").arg(parser.value(known.launcher)));
    options.spec.launcher = *launcher;
    options.spec.launcher.identityFile = parser.value(known.identity);
    options.spec.launcher.slurmOptions = parser.values(known.slurmOption);
    options.spec.launcher.folder = parser.value(known.runFolder);
    bool goodShards = false;
    bool goodLimit = false;
    options.spec.launcher.slurmTasks = parser.value(known.shards).toInt(&goodShards);
    options.spec.timeLimit = parser.value(known.timeLimit).toInt(&goodLimit);
    if (!goodShards || options.spec.launcher.slurmTasks < 1)
        return unusable(tr("“%1” is not a number of shards.").arg(parser.value(known.shards)));
    if (!goodLimit || options.spec.timeLimit < 0)
        return unusable(tr("“%1” is not a number of seconds.").arg(parser.value(known.timeLimit)));
    return options;
}

} // namespace mxw::app
