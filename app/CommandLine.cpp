// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include "models/source/OutlineCache.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <array>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// Subcommands of the design that a later version brings.
constexpr std::array LaterCommands{"probe"_L1};

bool isLaterCommand(const QString &word)
{
    return std::ranges::any_of(LaterCommands, [&](QLatin1StringView command) { return word == command; });
}

/// The first argument that is no option; the value of `--language` is none.
QString firstWord(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i) == "--language"_L1 || arguments.at(i) == "-platform"_L1)
            ++i;
        else if (!arguments.at(i).startsWith(u'-'))
            return arguments.at(i);
    }
    return {};
}

bool isCommand(const QString &word)
{
    return word == "scan"_L1 || word == "chain"_L1 || word == "commits"_L1 || word == "export"_L1 ||
           word == "explain"_L1 || word == "validate"_L1 || word == "compare"_L1 || word == "merge"_L1 ||
           word == "replay"_L1 || isLaterCommand(word);
}

QStringList withoutWord(QStringList arguments, const QString &word)
{
    arguments.removeAt(arguments.indexOf(word, 1));
    return arguments;
}

QCommandLineOption languageOption()
{
    return {u"language"_s, CommandLine::tr("Language of texts and messages: en or zh_CN. Default: the system's."),
            u"LANGUAGE"_s};
}

QCommandLineOption helpOption()
{
    return {{u"h"_s, u"help"_s}, CommandLine::tr("Shows this help.")};
}

/// What every command that scans wants to know.
struct ReviewOptions
{
    QCommandLineOption upstream{u"upstream"_s, CommandLine::tr("Upstream repository."), u"REPO"_s};
    QCommandLineOption base{u"base"_s, CommandLine::tr("Last upstream revision that the plugin represents."), u"REV"_s};
    QCommandLineOption target{u"target"_s, CommandLine::tr("Upstream revision to move to."), u"REV"_s};
    QCommandLineOption plugin{u"plugin"_s, CommandLine::tr("Plugin repository."), u"REPO"_s};
    QCommandLineOption subject{
        u"subject"_s,
        CommandLine::tr("Which plugin files are judged: index, worktree, a revision, or installed:PYTHON."),
        u"SUBJECT"_s, u"worktree"_s};
    QCommandLineOption profile{u"profile"_s, CommandLine::tr("Name of a bundled profile, or a file."), u"PROFILE"_s,
                               u"vllm-metax"_s};
    QCommandLineOption cache{u"cache"_s, CommandLine::tr("Folder of the outline cache."), u"FOLDER"_s,
                             source::OutlineCache::defaultFolder()};
    QCommandLineOption noCache{u"no-cache"_s, CommandLine::tr("Reads every file anew and keeps nothing.")};

    void addTo(QCommandLineParser &parser) const
    {
        parser.addOptions({upstream, base, target, plugin, subject, profile, cache, noCache});
    }
};

QString versionText()
{
    return u"metax-workbench " MXW_VERSION "\n"_s;
}

QString commandsHelp()
{
    return CommandLine::tr("Commands without a window:\n"
                           "  scan    Scans a plugin against two upstream revisions (scan --help).\n"
                           "  chain   Follows an entry from the plugin's entry point to the kernels (chain --help).\n"
                           "  commits Lists the upstream commits that concern the plugin (commits --help).\n"
                           "  validate  Runs tests, and records their numerical errors (validate --help).\n"
                           "  compare   Says how far two tensors in files are apart (compare --help).\n"
                           "  export  Writes the audit record of a session (export --help).\n"
                           "  merge   Takes over what another reviewer decided in a session of the same review "
                           "(merge --help).\n"
                           "  replay  Shows a review as it was, and verifies its session (replay --help).\n"
                           "  explain Says what a check finds, why it matters and how to fix it (explain --help).\n"
                           "\n"
                           "Exit status: 0 clean, 1 findings of the --fail-on severity or elements that differ, "
                           "2 unusable input.\n");
}

} // namespace

std::unexpected<Error> CommandLine::unusable(const QString &what)
{
    return fail(Error::Kind::Invalid, what, tr("See “metax-workbench --help”."));
}

std::unexpected<Error> CommandLine::later(const QString &what)
{
    return fail(Error::Kind::Unsupported, tr("%1 is not in this version.").arg(what),
                tr("See “metax-workbench --help” for what is."));
}

bool CommandLine::opensWindow(const QStringList &arguments)
{
    static const QStringList headless{u"--headless-demo"_s, u"--version"_s, u"-v"_s, u"--help"_s, u"-h"_s};
    const auto printsOnly = [](const QString &argument) { return headless.contains(argument); };
    return !isCommand(firstWord(arguments)) && std::none_of(arguments.begin(), arguments.end(), printsOnly);
}

QString CommandLine::language(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i) == "--language"_L1)
            return arguments.value(i + 1);
        if (arguments.at(i).startsWith("--language="_L1))
            return arguments.at(i).section(u'=', 1);
    }
    return {};
}

Result<Invocation> CommandLine::parse(const QStringList &arguments)
{
    const QString command = firstWord(arguments);
    if (command == "scan"_L1)
        return parseScan(withoutWord(arguments, command));
    if (command == "chain"_L1)
        return parseChain(withoutWord(arguments, command));
    if (command == "commits"_L1)
        return parseCommits(withoutWord(arguments, command));
    if (command == "export"_L1)
        return parseExport(withoutWord(arguments, command));
    if (command == "explain"_L1)
        return parseExplain(withoutWord(arguments, command));
    if (command == "validate"_L1)
        return parseValidate(withoutWord(arguments, command));
    if (command == "compare"_L1)
        return parseCompare(withoutWord(arguments, command));
    if (command == "merge"_L1)
        return parseMerge(withoutWord(arguments, command));
    if (command == "replay"_L1)
        return parseReplay(withoutWord(arguments, command));
    if (isLaterCommand(command))
        return later(tr("The command “%1”").arg(command));
    return parseWindow(arguments);
}

Result<Invocation> CommandLine::parseWindow(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("MetaX Upgrade Workbench: reviews what an upstream upgrade does to a plugin's patches.") + u"\n\n"_s +
        commandsHelp());
    const QCommandLineOption help = helpOption();
    const QCommandLineOption version({u"v"_s, u"version"_s}, tr("Shows the version."));
    const QCommandLineOption sample(u"sample"_s, tr("Opens the bundled sample review."));
    const QCommandLineOption demo(
        u"headless-demo"_s, tr("Scans and exports the bundled sample without a window and says where the files are."));
    parser.addOptions({help, version, sample, demo, languageOption()});
    parser.addPositionalArgument(u"FILE"_s, tr("Session to open (.mxreview)."), u"[FILE]"_s);
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.isSet(version))
        return PrintOptions{versionText()};
    if (parser.positionalArguments().size() > 1)
        return unusable(tr("One session can be opened at a time."));
    if (parser.isSet(demo))
        return DemoOptions{};
    return WindowOptions{parser.positionalArguments().value(0), parser.isSet(sample)};
}

Result<std::vector<inventory::Domain>> CommandLine::parseDomains(const QString &text)
{
    std::vector<inventory::Domain> domains;
    for (const QString &word : text.split(u',')) {
        const auto domain = inventory::domainFromString(word.trimmed());
        if (!domain)
            return unusable(tr("“%1” is not a domain. The domains are patch, registry, model and commit.").arg(word));
        if (std::ranges::find(domains, *domain) == domains.end())
            domains.push_back(*domain);
    }
    return domains;
}

Result<checks::ScanRequest> CommandLine::parseReview(const QCommandLineParser &parser, const QString &command)
{
    const ReviewOptions review;
    for (const QCommandLineOption &option : {review.upstream, review.base, review.target, review.plugin}) {
        if (parser.value(option).isEmpty())
            return unusable(tr("%1 needs “--%2”.").arg(command, option.names().first()));
    }
    if (parser.value(review.subject).isEmpty())
        return unusable(tr("The subject is empty."));
    checks::ScanRequest request;
    request.upstream = parser.value(review.upstream);
    request.base = parser.value(review.base);
    request.target = parser.value(review.target);
    request.plugin = parser.value(review.plugin);
    request.subject = parser.value(review.subject);
    request.profile = parser.value(review.profile);
    request.cacheFolder = parser.isSet(review.noCache) ? QString() : parser.value(review.cache);
    return request;
}

Result<Invocation> CommandLine::parseChain(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("metax-workbench chain: the dispatch chain of an entry, from the plugin's entry point over registration and "
           "lookup to the kernels; of the whole plugin without --entry."));
    const QCommandLineOption help = helpOption();
    const ReviewOptions review;
    const QCommandLineOption entry(u"entry"_s, tr("Id of the entry, as scan --json names it."), u"ID"_s);
    const QCommandLineOption json(u"json"_s, tr("Writes the graph as JSON; “-” for standard output."), u"FILE"_s);
    const QCommandLineOption svg(u"svg"_s, tr("Writes the graph as a picture; “-” for standard output."), u"FILE"_s);
    review.addTo(parser);
    parser.addOptions({help, entry, json, svg, languageOption()});
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (!parser.positionalArguments().isEmpty())
        return unusable(tr("“%1” is not an option of chain.").arg(parser.positionalArguments().first()));
    const auto request = parseReview(parser, u"chain"_s);
    if (!request)
        return std::unexpected(request.error());
    if (parser.value(json) == "-"_L1 && parser.value(svg) == "-"_L1)
        return unusable(tr("JSON and SVG cannot both go to standard output."));
    return ChainOptions{*request, parser.value(entry), parser.value(json), parser.value(svg)};
}

Result<Invocation> CommandLine::parseCommits(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr(
        "metax-workbench commits: the upstream commits after base up to the target that touch a file which the plugin "
        "has a copy of, replaces something of or derives from, and what of each is in the plugin. Renames are "
        "followed."));
    const QCommandLineOption help = helpOption();
    const ReviewOptions review;
    const QCommandLineOption path(
        u"path"_s, tr("Only commits that concern this file of upstream or of the plugin. May be given several times."),
        u"FILE"_s);
    const QCommandLineOption counterpart(
        u"counterpart"_s,
        tr("The upstream file that a file of the plugin mirrors, where it is not found. May be given several times."),
        u"PLUGINFILE=UPSTREAMFILE"_s);
    const QCommandLineOption imports(u"imports"_s, tr("Also files whose names the plugin only imports."));
    const QCommandLineOption json(u"json"_s, tr("Writes the commits as JSON; “-” for standard output."), u"FILE"_s);
    review.addTo(parser);
    parser.addOptions({help, path, counterpart, imports, json, languageOption()});
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (!parser.positionalArguments().isEmpty())
        return unusable(tr("“%1” is not an option of commits.").arg(parser.positionalArguments().first()));
    const auto request = parseReview(parser, u"commits"_s);
    if (!request)
        return std::unexpected(request.error());
    CommitsOptions options{*request, parser.values(path), parser.value(json)};
    options.request.domains = {inventory::Domain::Commit};
    options.request.importedTies = parser.isSet(imports);
    for (const QString &pair : parser.values(counterpart)) {
        const qsizetype sign = pair.indexOf(u'=');
        if (sign <= 0 || sign + 1 == pair.size())
            return unusable(tr("“%1” is not a pair of files. It must be PLUGINFILE=UPSTREAMFILE.").arg(pair));
        options.request.counterparts.insert(pair.first(sign), pair.sliced(sign + 1));
    }
    return options;
}

Result<Invocation> CommandLine::parseScan(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("metax-workbench scan: finds the patches, registrations and mirrored files of a plugin, the upstream "
           "commits that concern them, and what may be wrong at the target revision. Nothing is written to the "
           "repositories."));
    const QCommandLineOption help = helpOption();
    const ReviewOptions review;
    const QCommandLineOption domain(u"domain"_s,
                                    tr("What to look for, separated by commas: patch, registry, model, commit."),
                                    u"DOMAINS"_s, u"patch,registry,model,commit"_s);
    const QCommandLineOption session(u"session"_s, tr("Session to create or to extend with this scan."),
                                     u"FILE.mxreview"_s);
    const QCommandLineOption json(u"json"_s, tr("Writes the result as JSON; “-” for standard output."), u"FILE"_s);
    const QCommandLineOption sarif(
        u"sarif"_s, tr("Writes the findings as SARIF 2.1.0, for code hosts and editors; “-” for standard output."),
        u"FILE"_s);
    const QCommandLineOption failOn(u"fail-on"_s,
                                    tr("Ends with status 1 when a finding is at least this severe: error, "
                                       "warning or info. Without it findings do not change the status."),
                                    u"SEVERITY"_s);
    const QCommandLineOption config(
        u"config"_s,
        tr("The config.json of a checkpoint, compared with the code that indexes its arrays by layer; may be repeated. "
           "A session keeps it."),
        u"FILE"_s);
    const QCommandLineOption prior(
        u"prior"_s,
        tr("Session of an earlier review: says what became of its findings and decisions. With --session, decisions on "
           "unchanged code without new findings are carried forward."),
        u"FILE.mxreview"_s);
    review.addTo(parser);
    parser.addOptions({help, domain, session, json, sarif, failOn, config, prior, languageOption()});
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (!parser.positionalArguments().isEmpty())
        return unusable(tr("“%1” is not an option of scan.").arg(parser.positionalArguments().first()));
    const auto request = parseReview(parser, u"scan"_s);
    if (!request)
        return std::unexpected(request.error());
    const auto domains = parseDomains(parser.value(domain));
    if (!domains)
        return std::unexpected(domains.error());
    ScanOptions options;
    if (parser.isSet(failOn)) {
        options.failOn = checks::severityFromString(parser.value(failOn));
        if (!options.failOn)
            return unusable(
                tr("“%1” is not a severity. The severities are error, warning and info.").arg(parser.value(failOn)));
    }
    options.request = *request;
    options.request.domains = *domains;
    options.session = parser.value(session);
    options.json = parser.value(json);
    options.sarif = parser.value(sarif);
    options.configs = parser.values(config);
    options.prior = parser.value(prior);
    if (options.json == "-"_L1 && options.sarif == "-"_L1)
        return unusable(tr("JSON and SARIF cannot both go to standard output."));
    return options;
}

Result<Invocation> CommandLine::parseExplain(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("metax-workbench explain: prints the page of a check as Markdown; without a "
                                        "check, the list of all."));
    const QCommandLineOption help = helpOption();
    parser.addOptions({help, languageOption()});
    parser.addPositionalArgument(u"CHECK"_s, tr("Id of a check, such as A01."), u"[CHECK]"_s);
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.positionalArguments().size() > 1)
        return unusable(tr("One check can be explained at a time."));
    return ExplainOptions{parser.positionalArguments().value(0)};
}

} // namespace mxw::app
