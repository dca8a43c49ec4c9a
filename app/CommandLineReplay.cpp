// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include "models/source/OutlineCache.h"

#include <QCommandLineParser>

namespace mxw::app {

using namespace Qt::StringLiterals;

Result<Invocation> CommandLine::parseReplay(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("metax-workbench replay: the review as it was after an event of its session. With --verify, whether the "
           "session still is what was recorded: hash chain, kept files, and the analysis by a new scan where the "
           "repositories are at hand. Names every deviation, also in a file that does not open; ends with status 1 "
           "when there is one."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, tr("Shows this help."));
    const QCommandLineOption language(u"language"_s, tr("Language of texts and messages: en or zh_CN."), u"LANGUAGE"_s);
    const QCommandLineOption at(u"at"_s, tr("Number of the event; default: the last one."), u"SEQ"_s);
    const QCommandLineOption verify(u"verify"_s, tr("Recomputes and compares instead."));
    const QCommandLineOption json(u"json"_s, tr("Writes the answer as JSON; “-” for standard output."), u"FILE"_s);
    const QCommandLineOption cache(u"cache"_s, tr("Folder of the outline cache."), u"FOLDER"_s,
                                   source::OutlineCache::defaultFolder());
    const QCommandLineOption noCache(u"no-cache"_s, tr("Reads every file anew and keeps nothing."));
    parser.addOptions({help, at, verify, json, cache, noCache, language});
    parser.addPositionalArgument(u"FILE"_s, tr("Session (.mxreview)."));
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.positionalArguments().size() != 1)
        return unusable(tr("replay needs one session file."));
    if (parser.isSet(at) && parser.isSet(verify))
        return unusable(tr("--verify is about the whole session, --at about one event of it."));
    ReplayOptions options{parser.positionalArguments().first(),
                          {},
                          parser.isSet(verify),
                          parser.value(json),
                          parser.isSet(noCache) ? QString() : parser.value(cache)};
    if (parser.isSet(at)) {
        bool isNumber = false;
        options.at = parser.value(at).toLongLong(&isNumber);
        if (!isNumber)
            return unusable(tr("“%1” is not the number of an event.").arg(parser.value(at)));
    }
    return options;
}

} // namespace mxw::app
