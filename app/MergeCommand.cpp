// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MergeCommand.h"

#include "app/Console.h"
#include "app/FileOutput.h"
#include "models/review/Merge.h"
#include "models/review/Session.h"

#include <QJsonDocument>

namespace mxw::app {

using namespace Qt::StringLiterals;
using review::MergeChoice;

namespace {

QString indented(const QString &text)
{
    QString lines;
    for (const QString &line : text.split(u'\n'))
        lines += u"      "_s + plain(line) + u'\n';
    return lines;
}

QString conflictText(const review::MergeConflict &conflict)
{
    const auto side = [](const QString &which, const review::MergeConflict::Side &what) -> QString {
        return u"    "_s + which + u' ' + plain(what.actor) + u", "_s + what.time.toUTC().toString(Qt::ISODate) +
               u'\n' + indented(what.text);
    };
    const QString about = conflict.finding.isEmpty() ? conflict.entry : conflict.entry + u' ' + conflict.finding;
    return u"  "_s + toString(conflict.kind) + u"  "_s + plain(about) + u'\n' +
           side(MergeCommand::tr("mine:"), conflict.mine) + side(MergeCommand::tr("theirs:"), conflict.theirs);
}

} // namespace

int MergeCommand::run(const MergeOptions &options)
{
    auto mine = review::Session::open(options.mine);
    if (!mine)
        return unusable(mine.error());
    const auto theirs = review::Session::open(options.theirs);
    if (!theirs)
        return unusable(theirs.error());
    const auto merge = review::Merge::of(*mine, *theirs);
    if (!merge)
        return unusable(merge.error());
    if (!options.json.isEmpty()) {
        const auto written = writeOutput(options.json, QJsonDocument(merge->toJson()).toJson(QJsonDocument::Indented));
        if (!written)
            return unusable(written.error());
    }
    const bool printsText = options.json != "-"_L1;
    const int conflicts = int(merge->conflicts().size());
    if (printsText && conflicts > 0) {
        QString text = tr("%n conflict(s):", nullptr, conflicts) + u'\n';
        for (const review::MergeConflict &conflict : merge->conflicts())
            text += conflictText(conflict);
        printOut(text);
    }
    if (conflicts > 0 && options.take == MergeChoice::Undecided) {
        printNote(tr("Nothing was taken over: say “--take mine” or “--take theirs”, or decide them in the window."));
        return ExitFindings;
    }
    const std::vector<MergeChoice> choices(merge->conflicts().size(), options.take);
    const auto outcome = merge->apply(*mine, *theirs, choices, review::Journal::defaultActor());
    if (!outcome)
        return unusable(outcome.error());
    for (const QString &problem : outcome->problems)
        printNote(plain(problem));
    if (printsText)
        printOut(tr("Taken over: %1").arg(outcome->taken) + u'\n');
    return ExitClean;
}

} // namespace mxw::app
