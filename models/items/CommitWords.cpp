// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CommitWords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace mxw::items {

using checks::Carried;
using checks::Tie;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CommitWords)
};

} // namespace

QString carriedText(Carried carried)
{
    switch (carried) {
    case Carried::Yes:
        return Text::tr("carried");
    case Carried::No:
        return Text::tr("not carried");
    case Carried::Partly:
        return Text::tr("partly carried");
    case Carried::Overtaken:
        return Text::tr("overtaken");
    case Carried::Outside:
        return Text::tr("outside");
    case Carried::Unknown:
        break;
    }
    return Text::tr("unknown");
}

QString carriedSentence(Carried carried)
{
    switch (carried) {
    case Carried::Yes:
        return Text::tr("The plugin's code has what the commit brought.");
    case Carried::No:
        return Text::tr("The plugin's code lacks what the commit brought.");
    case Carried::Partly:
        return Text::tr("The plugin's code has a part of what the commit brought.");
    case Carried::Overtaken:
        return Text::tr("The target itself no longer has what the commit brought.");
    case Carried::Outside:
        return Text::tr("It changes only code that the plugin has no copy of.");
    case Carried::Unknown:
        break;
    }
    return Text::tr("The repository lacks an object: it cannot be told.");
}

QString carriedLetter(Carried carried)
{
    switch (carried) {
    case Carried::Yes:
        return QStringLiteral("C");
    case Carried::No:
        return QStringLiteral("N");
    case Carried::Partly:
        return QStringLiteral("P");
    case Carried::Overtaken:
        return QStringLiteral("O");
    case Carried::Outside:
        return QStringLiteral("–");
    case Carried::Unknown:
        break;
    }
    return QStringLiteral("?");
}

QString tieText(Tie tie)
{
    switch (tie) {
    case Tie::Mirrored:
        return Text::tr("copy");
    case Tie::PatchTarget:
        return Text::tr("patched");
    case Tie::Parent:
        return Text::tr("parent");
    case Tie::Imported:
        break;
    }
    return Text::tr("imported");
}

QString tiesText(const std::vector<Tie> &ties)
{
    QStringList words;
    for (const Tie tie : ties)
        words.append(tieText(tie));
    return words.join(QStringLiteral(", "));
}

std::vector<Tie> tiesOf(const checks::CommitRecord &commit)
{
    std::vector<Tie> ties;
    for (const checks::CommitFile &file : commit.files) {
        for (const Tie tie : file.ties) {
            if (std::ranges::find(ties, tie) == ties.end())
                ties.push_back(tie);
        }
    }
    std::ranges::sort(ties);
    return ties;
}

} // namespace mxw::items
