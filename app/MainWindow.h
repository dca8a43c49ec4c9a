// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ReviewController.h"
#include "app/WindowActions.h"
#include "widgets/LatestTask.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace mxw::widgets {
class ChainPane;
class CommitsPane;
class DiffView;
class EntryPane;
class FindingsView;
class InventoryView;
class MatrixPane;
class RereviewView;
class RulePageDialog;
class SetupBar;
class ValidationPane;
} // namespace mxw::widgets

namespace mxw::app {

class ChainTab;
class CommitsTab;
class DriftWatch;
class EvidenceDesk;
class MatrixTab;
class ReplayController;
class RereviewTab;
class StartPage;
class StatusLine;
class ValidationTab;
class WindowLayout;

/// The window: inventory to the left, the comparison in the centre, the entry to the right, findings at the bottom. It
/// arranges the views and connects them with the controller, and decides nothing itself.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(ReviewController &controller, QWidget *parent = nullptr);
    ~MainWindow() override;

    void newReview();
    void chooseSession();
    void openSession(const QString &file);
    void openSample();
    void chooseExport();
    void exportTo(const QString &file, bool final);

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Arrival { None, FirstDifference, LastDifference };

    void setupCentre();
    void setupMenus();
    void connectViews();
    void connectEdits();
    void connectController();
    void connectFileActions();
    void connectReviewActions();
    void connectViewActions();
    template <typename Slot> void onCommand(Command command, Slot slot)
    {
        connect(m_actions->action(command), &QAction::triggered, this, slot);
    }

    void showReview();
    void showState();
    void showActivity();
    void showFacts();
    void showNoComparison();
    void showComparison(const std::shared_ptr<const diff::SideBySide> &comparison, int line, bool right);
    void selectEntry(const QString &id);
    void selectSomething(const QString &wanted);
    void showFinding(const checks::Finding &finding);
    void explainCheck(const QString &check);
    void startSuppression();
    void suppress(const checks::Finding &finding, const QString &reason);
    void unsuppress(const checks::Finding &finding);
    /// Of the pane that has the focus, else of the entry.
    const checks::Finding *currentFinding() const;
    void moveDifference(bool forward);
    void report(const Result<void> &outcome);
    void setReviewing(bool reviewing);
    void connectChain();
    void connectCommits();
    void connectMatrix();
    void connectValidation();
    void connectEvidence();
    void startJudgement();
    void connectEarlier();
    void connectReplay();
    void decide(int number);
    void showValidation();
    bool isChainInSight() const;

    ReviewController &m_controller;
    WindowActions *m_actions;
    QToolBar *m_setupLine;
    QStackedWidget *m_centre;
    StartPage *m_start;
    widgets::SetupBar *m_setup;
    QTabWidget *m_tabs;
    widgets::DiffView *m_diff;
    widgets::ChainPane *m_chain;
    ChainTab *m_chainTab;
    widgets::CommitsPane *m_commits;
    CommitsTab *m_commitsTab;
    widgets::MatrixPane *m_matrix;
    MatrixTab *m_matrixTab;
    widgets::InventoryView *m_inventory;
    widgets::EntryPane *m_entry;
    widgets::FindingsView *m_findings;
    widgets::RereviewView *m_rereview;
    RereviewTab *m_rereviewTab = nullptr;
    DriftWatch *m_drift = nullptr;
    ReplayController *m_replay = nullptr;
    widgets::ValidationPane *m_validation;
    ValidationTab *m_validationTab;
    EvidenceDesk *m_evidence;
    StatusLine *m_status;
    WindowLayout *m_layout;
    Arrival m_arrival = Arrival::None;
    widgets::LatestTask m_sample;
    QPointer<widgets::RulePageDialog> m_rulePage; ///< one for all checks, made on first use
};

} // namespace mxw::app
