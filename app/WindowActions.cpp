// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/WindowActions.h"

#include <QWidget>

#include <optional>

namespace mxw::app {

using namespace Qt::StringLiterals;

struct WindowActions::Spec
{
    Group group;
    std::optional<Command> command; ///< nothing: a separator
    QString text;
    QStringList keys;
    bool checkable = false;
};

std::vector<WindowActions::Spec> WindowActions::fileSpecs()
{
    return {
        {Group::File, Command::NewReview, tr("&New review…"), {u"Ctrl+N"_s}},
        {Group::File, Command::OpenSession, tr("&Open session…"), {u"Ctrl+O"_s}},
        {Group::File, Command::OpenSample, tr("Open the &sample"), {}},
        {Group::File, std::nullopt, {}, {}},
        {Group::File, Command::FollowOn, tr("&Follow on an earlier review…"), {}},
        {Group::File, Command::ImportDecisions, tr("&Import decisions of another reviewer…"), {}},
        {Group::File, std::nullopt, {}, {}},
        {Group::File, Command::Export, tr("&Export audit record…"), {u"Ctrl+E"_s}},
        {Group::File, Command::CloseReview, tr("&Close review"), {u"Ctrl+W"_s}},
        {Group::File, std::nullopt, {}, {}},
        {Group::File, Command::Quit, tr("&Quit"), {u"Ctrl+Q"_s}},
        {Group::Edit, Command::Undo, tr("&Undo"), {u"Ctrl+Z"_s}},
        {Group::Edit, Command::Redo, tr("&Redo"), {u"Ctrl+Shift+Z"_s}},
        {Group::Edit, std::nullopt, {}, {}},
        {Group::Edit, Command::Find, tr("&Find in the comparison"), {u"Ctrl+F"_s}},
        {Group::Edit, Command::FindNext, tr("Next match"), {u"F3"_s}},
        {Group::Edit, Command::FindPrevious, tr("Previous match"), {u"Shift+F3"_s}},
        {Group::Edit, Command::GoToEntry, tr("&Go to entry"), {u"Ctrl+P"_s}},
    };
}

std::vector<WindowActions::Spec> WindowActions::reviewSpecs()
{
    return {
        {Group::Review, Command::NextEntry, tr("Next entry"), {u"J"_s}},
        {Group::Review, Command::PreviousEntry, tr("Previous entry"), {u"K"_s}},
        {Group::Review, Command::NextUndecided, tr("Next undecided entry"), {u"N"_s}},
        {Group::Review, Command::PreviousUndecided, tr("Previous undecided entry"), {u"Shift+N"_s}},
        {Group::Review, std::nullopt, {}, {}},
        {Group::Review, Command::NextDifference, tr("Next difference"), {u"F8"_s, u"Alt+Down"_s}},
        {Group::Review, Command::PreviousDifference, tr("Previous difference"), {u"F7"_s, u"Alt+Up"_s}},
        {Group::Review, Command::NextMissedChange, tr("Next missed upstream change"), {u"Shift+F8"_s}},
        {Group::Review, Command::NextFinding, tr("Next finding of the entry"), {u"]"_s}},
        {Group::Review, Command::PreviousFinding, tr("Previous finding of the entry"), {u"["_s}},
        {Group::Review, std::nullopt, {}, {}},
        {Group::Review, Command::Decide1, tr("Decide: retain, inherited"), {u"1"_s}},
        {Group::Review, Command::Decide2, tr("Decide: update, intentional, needs merge"), {u"2"_s}},
        {Group::Review, Command::Decide3, tr("Decide: migrate, obsolete, needs dependency change"), {u"3"_s}},
        {Group::Review, Command::Decide4, tr("Decide: remove, defect, platform-specific"), {u"4"_s}},
        {Group::Review, Command::Decide5, tr("Decide: reject, unverified, new architecture"), {u"5"_s}},
        {Group::Review, Command::Decide6, tr("Decide: no effect"), {u"6"_s}},
        {Group::Review, Command::Note, tr("Write a note"), {u"M"_s}},
        {Group::Review, Command::SuppressFinding, tr("Suppress the finding…"), {u"S"_s}},
        {Group::Review, Command::JudgeFinding, tr("Attribute the finding…"), {u"A"_s}},
        {Group::Review, std::nullopt, {}, {}},
        {Group::Review, Command::AttachEvidence, tr("&Attach what is selected as evidence…"), {u"E"_s}},
        {Group::Review, Command::AttachFile, tr("Attach &file as evidence…"), {u"Shift+E"_s}},
        {Group::Review, Command::AttachNote, tr("Attach n&ote as evidence…"), {}},
        {Group::Review, std::nullopt, {}, {}},
        {Group::Review, Command::Replay, tr("&Replay the review"), {u"Ctrl+Shift+Y"_s}, true},
        {Group::Review, Command::Instructions, tr("&Instructions of the repositories…"), {u"Ctrl+I"_s}},
        {Group::Review, Command::ScanAgain, tr("Scan again"), {u"F5"_s}},
        {Group::Review, Command::CancelWork, tr("Cancel the running work"), {u"Ctrl+."_s}},
    };
}

std::vector<WindowActions::Spec> WindowActions::viewSpecs()
{
    return {
        {Group::View, Command::ShowDiff, tr("Show the differences"), {u"Ctrl+1"_s}},
        {Group::View, Command::ShowChain, tr("Show the dispatch chain"), {u"Ctrl+2"_s}},
        {Group::View, Command::ShowCommits, tr("Show the upstream commits"), {u"Ctrl+3"_s}},
        {Group::View, Command::ShowMatrix, tr("Show the difference matrix"), {u"Ctrl+4"_s}},
        {Group::View, Command::ShowRereview, tr("Show what became of the earlier findings"), {}},
        {Group::View, std::nullopt, {}, {}},
        {Group::View, Command::Fold, tr("Fold unchanged lines"), {u"Z"_s}},
        {Group::View, Command::Swap, tr("Swap the panes"), {u"X"_s}},
        {Group::View, Command::WhitespaceMode, tr("Next whitespace mode"), {u"W"_s}},
        {Group::View, Command::WholeFiles, tr("Show whole files"), {u"Shift+Z"_s}, true},
        {Group::View, std::nullopt, {}, {}},
        {Group::View, Command::ResetLayout, tr("Reset the layout"), {}},
        {Group::Help, Command::ExplainCheck, tr("E&xplain the check of the finding…"), {u"Shift+F1"_s}},
        {Group::Help, Command::Keys, tr("&Keys"), {u"F1"_s}},
        {Group::Help, Command::About, tr("&About"), {}},
    };
}

std::vector<WindowActions::Spec> WindowActions::validateSpecs()
{
    return {
        {Group::Validate, Command::NewRun, tr("&New run…"), {u"Ctrl+R"_s}},
        {Group::Validate, Command::ImportResults, tr("&Import results…"), {}},
        {Group::Validate, Command::CancelRuns, tr("&Cancel all runs"), {}},
        {Group::Validate, std::nullopt, {}, {}},
        {Group::Validate, Command::ShowValidation, tr("&Show the results"), {u"Ctrl+Shift+R"_s}},
    };
}

std::vector<WindowActions::Spec> WindowActions::specs()
{
    std::vector<Spec> all = fileSpecs();
    for (const auto &more : {reviewSpecs(), viewSpecs(), validateSpecs()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

WindowActions::WindowActions(QWidget *window) : QObject(window)
{
    for (const Spec &spec : specs()) {
        if (!spec.command) {
            m_groups[spec.group].push_back(nullptr);
            continue;
        }
        auto *action = new QAction(spec.text, window);
        QList<QKeySequence> keys;
        for (const QString &key : spec.keys)
            keys.append(QKeySequence(key));
        action->setShortcuts(keys);
        action->setCheckable(spec.checkable);
        window->addAction(action);
        m_actions.insert(*spec.command, action);
        m_groups[spec.group].push_back(action);
    }
}

std::vector<QAction *> WindowActions::group(Group group) const
{
    return m_groups.value(group);
}

QString WindowActions::groupTitle(Group group)
{
    switch (group) {
    case Group::File:
        return tr("&File");
    case Group::Edit:
        return tr("&Edit");
    case Group::Review:
        return tr("&Review");
    case Group::View:
        return tr("&View");
    case Group::Validate:
        return tr("V&alidate");
    case Group::Help:
        break;
    }
    return tr("&Help");
}

} // namespace mxw::app
