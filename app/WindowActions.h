// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <vector>

namespace mxw::app {

/// Everything the user can do by menu or key.
enum class Command {
    NewReview,
    OpenSession,
    OpenSample,
    ScanAgain,
    Export,
    FollowOn,
    ImportDecisions,
    ShowRereview,
    CloseReview,
    Quit,
    Undo,
    Redo,
    Find,
    FindNext,
    FindPrevious,
    GoToEntry,
    NextEntry,
    PreviousEntry,
    NextUndecided,
    PreviousUndecided,
    NextDifference,
    PreviousDifference,
    NextMissedChange,
    NextFinding,
    PreviousFinding,
    Decide1,
    Decide2,
    Decide3,
    Decide4,
    Decide5,
    Decide6,
    Note,
    SuppressFinding,
    JudgeFinding,
    AttachEvidence,
    AttachFile,
    AttachNote,
    Replay,
    Instructions,
    NewRun,
    ImportResults,
    CancelRuns,
    ShowValidation,
    ShowDiff,
    ShowChain,
    ShowCommits,
    ShowMatrix,
    Fold,
    Swap,
    WhitespaceMode,
    WholeFiles,
    CancelWork,
    ResetLayout,
    ExplainCheck,
    Keys,
    About,
};

/// The window's actions with their keys, made in one place so that menus, tooltips and the page of keys say the same.
/// Keys without a modifier stay with a text field while it has the focus.
class WindowActions : public QObject
{
    Q_OBJECT
public:
    enum class Group { File, Edit, Review, View, Validate, Help };

    explicit WindowActions(QWidget *window);

    QAction *action(Command command) const { return m_actions.value(command); }
    /// The actions of a group in menu order; null stands for a separator.
    std::vector<QAction *> group(Group group) const;
    static QString groupTitle(Group group);

private:
    struct Spec;
    static std::vector<Spec> specs();
    static std::vector<Spec> fileSpecs();
    static std::vector<Spec> reviewSpecs();
    static std::vector<Spec> viewSpecs();
    static std::vector<Spec> validateSpecs();

    QHash<Command, QAction *> m_actions;
    QHash<Group, std::vector<QAction *>> m_groups;
};

} // namespace mxw::app
