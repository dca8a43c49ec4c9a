// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include <QCommandLineParser>

namespace mxw::app {

using namespace Qt::StringLiterals;

Result<Invocation> CommandLine::parseMerge(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("metax-workbench merge: takes the decisions, notes, marks, judgements and evidence of another session of "
           "the same review over into a session. Lists where both differ, and takes nothing while that is open."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, tr("Shows this help."));
    const QCommandLineOption language(u"language"_s, tr("Language of texts and messages: en or zh_CN."), u"LANGUAGE"_s);
    const QCommandLineOption take(u"take"_s, tr("What counts where both differ: mine or theirs."), u"SIDE"_s);
    const QCommandLineOption json(u"json"_s, tr("Writes the conflicts as JSON; “-” for standard output."), u"FILE"_s);
    parser.addOptions({help, take, json, language});
    parser.addPositionalArgument(u"MINE"_s, tr("Session that is added to (.mxreview)."));
    parser.addPositionalArgument(u"THEIRS"_s, tr("Session that is read (.mxreview)."));
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.positionalArguments().size() != 2)
        return unusable(tr("merge needs two session files."));
    MergeOptions options{parser.positionalArguments().first(), parser.positionalArguments().last(),
                         review::MergeChoice::Undecided, parser.value(json)};
    if (parser.isSet(take)) {
        const QString side = parser.value(take);
        if (side != "mine"_L1 && side != "theirs"_L1)
            return unusable(tr("“%1” is neither mine nor theirs.").arg(side));
        options.take = side == "mine"_L1 ? review::MergeChoice::Mine : review::MergeChoice::Theirs;
    }
    return options;
}

} // namespace mxw::app
