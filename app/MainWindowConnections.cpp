// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MainWindow.h"

#include "app/ChainTab.h"
#include "app/CommitsTab.h"
#include "app/CounterpartChooser.h"
#include "app/EvidenceDesk.h"
#include "app/FileDialogs.h"
#include "app/InstructionsDialog.h"
#include "app/KeysDialog.h"
#include "app/MatrixTab.h"
#include "app/MessageBoxes.h"
#include "app/SampleFiles.h"
#include "app/StartPage.h"
#include "app/StatusLine.h"
#include "app/ValidationTab.h"
#include "app/WindowLayout.h"
#include "widgets/ChainPane.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/FindingsView.h"
#include "widgets/InventoryView.h"
#include "widgets/MatrixPane.h"
#include "widgets/SetupBar.h"

#include <QApplication>
#include <QDir>
#include <QTabWidget>

namespace mxw::app {

using namespace Qt::StringLiterals;

void MainWindow::connectViews()
{
    connect(m_start, &StartPage::newReviewRequested, this, &MainWindow::newReview);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::chooseSession);
    connect(m_start, &StartPage::sampleRequested, this, &MainWindow::openSample);
    connect(m_start, &StartPage::sessionRequested, this, &MainWindow::openSession);
    connect(m_setup, &widgets::SetupBar::noticeActivated, &m_controller, &ReviewController::takeNoticeAction);
    connect(m_status, &StatusLine::cancelRequested, &m_controller, &ReviewController::cancelWork);
    connect(m_inventory, &widgets::InventoryView::entrySelected, this, &MainWindow::selectEntry);
    connect(m_inventory, &widgets::InventoryView::entryActivated, this, [this](const QString &id) {
        m_controller.selectEntry(id);
        m_diff->setFocus();
    });
    connect(m_findings, &widgets::FindingsView::findingActivated, this, &MainWindow::showFinding);
    connect(m_entry, &widgets::EntryPane::findingActivated, this, &MainWindow::showFinding);
    connect(m_entry, &widgets::EntryPane::counterpartRequested, this,
            [this](const QString &entry) { report(chooseCounterpart(m_controller, entry, this)); });
    connect(m_findings, &widgets::FindingsView::explainRequested, this, &MainWindow::explainCheck);
    connect(m_entry, &widgets::EntryPane::explainRequested, this, &MainWindow::explainCheck);
    connect(m_diff, &widgets::DiffView::pairSelected, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(std::size(AllPairs)))
            m_controller.selectPair(AllPairs[index]);
    });
    connect(m_diff, &widgets::DiffView::whitespaceChanged, &m_controller, &ReviewController::setWhitespace);
}

void MainWindow::connectChain()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { m_chainTab->setInSight(isChainInSight()); });
    connect(&m_controller, &ReviewController::workspaceChanged, this,
            [this] { m_chainTab->setScan(m_controller.workspace(), m_controller.scannedAnalysis()); });
    connect(m_chainTab, &ChainTab::scanRequested, &m_controller, &ReviewController::scanAgain);
    connect(m_chain, &widgets::ChainPane::codeRequested, this,
            [this](bool upstream, const QString &file, int line, int) {
                m_controller.showCode(upstream, file, line);
                m_tabs->setCurrentWidget(m_diff);
                m_diff->setFocus();
            });
    connect(m_chain, &widgets::ChainPane::entryActivated, m_inventory, &widgets::InventoryView::selectEntry);
    connect(m_chain, &widgets::ChainPane::exported, this, [this](const QString &file) {
        m_status->showMessage(tr("Exported to %1").arg(QDir::toNativeSeparators(file)), 10'000);
    });
    connect(m_chain, &widgets::ChainPane::exportFailed, this, [this](const Error &error) { showError(this, error); });
}

void MainWindow::connectCommits()
{
    connect(m_commitsTab, &CommitsTab::entrySelected, m_inventory, &widgets::InventoryView::selectEntry);
    connect(m_commitsTab, &CommitsTab::diffShown, this, [this] {
        m_tabs->setCurrentWidget(m_diff);
        m_diff->setFocus();
    });
    connect(m_commitsTab, &CommitsTab::failed, this, [this](const Error &error) { showError(this, error); });
    onCommand(Command::ShowCommits, [this] {
        m_tabs->setCurrentWidget(m_commits);
        m_commits->setFocus();
    });
}

void MainWindow::connectMatrix()
{
    connect(m_matrixTab, &MatrixTab::failed, this, [this](const Error &error) { showError(this, error); });
    connect(m_matrix, &widgets::MatrixPane::codeRequested, this, [this](bool upstream, const QString &file, int line) {
        m_controller.showCode(upstream, file, line);
        m_tabs->setCurrentWidget(m_diff);
        m_diff->setFocus();
    });
    onCommand(Command::ShowMatrix, [this] { m_tabs->setCurrentWidget(m_matrix); });
}

void MainWindow::connectValidation()
{
    connect(&m_controller, &ReviewController::reviewChanged, m_validationTab, &ValidationTab::takeSession);
    connect(m_validationTab, &ValidationTab::sourceRequested, this,
            [this](const QString &folder, const QString &file, int line) {
                if (m_controller.showTest(folder, file, line))
                    m_tabs->setCurrentWidget(m_diff);
                else
                    m_status->showMessage(tr("%1:%2 is in neither of the reviewed trees.").arg(file).arg(line), 10'000);
            });
    connect(m_validationTab, &ValidationTab::told, this,
            [this](const QString &message) { m_status->showMessage(message, 10'000); });
    connect(m_validationTab, &ValidationTab::activityChanged, this, &MainWindow::showActivity);
    connect(m_entry, &widgets::EntryPane::runRequested, this, [this](const QString &run, const QString &node) {
        showValidation();
        m_validationTab->showRun(run, node);
    });
    connect(m_entry, &widgets::EntryPane::detachRequested, this,
            [this](qint64 attached) { report(m_validationTab->controller().detach(attached)); });
    onCommand(Command::NewRun, [this] {
        showValidation();
        m_validationTab->newRun();
    });
    onCommand(Command::ImportResults, [this] {
        showValidation();
        m_validationTab->importResults();
    });
    onCommand(Command::CancelRuns, [this] { m_validationTab->controller().cancelAll(); });
    onCommand(Command::ShowValidation, [this] { showValidation(); });
}

void MainWindow::connectEvidence()
{
    connect(m_evidence, &EvidenceDesk::told, this,
            [this](const QString &message) { m_status->showMessage(message, 10'000); });
    connect(m_evidence, &EvidenceDesk::entryWanted, m_inventory, &widgets::InventoryView::selectEntry);
    connect(m_entry, &widgets::EntryPane::evidencePlaceRequested, m_evidence, &EvidenceDesk::show);
    connect(m_entry, &widgets::EntryPane::evidenceContentRequested, m_evidence, &EvidenceDesk::showContent);
    connect(m_entry, &widgets::EntryPane::amendRequested, m_evidence, &EvidenceDesk::amend);
    connect(m_entry, &widgets::EntryPane::remedyRequested, m_evidence, &EvidenceDesk::remedy);
    const auto judge = [this](const review::FindingJudged &judgement) {
        report(m_controller.record(
            [&judgement](review::Session &session, const QString &actor) { return session.judge(judgement, actor); }));
    };
    connect(m_entry, &widgets::EntryPane::judgeRequested, this, judge);
    connect(m_findings, &widgets::FindingsView::judgeRequested, this, judge);
    onCommand(Command::AttachEvidence, [this] { m_evidence->attach(); });
    onCommand(Command::AttachFile, [this] { m_evidence->chooseFile(); });
    onCommand(Command::AttachNote, [this] { m_evidence->attachNote(); });
    onCommand(Command::JudgeFinding, &MainWindow::startJudgement);
}

void MainWindow::startJudgement()
{
    if (m_findings->isAncestorOf(QApplication::focusWidget())) {
        m_findings->startJudgement();
        return;
    }
    m_layout->entry()->show();
    m_entry->startJudgement();
}

void MainWindow::showValidation()
{
    m_layout->validation()->show();
    m_layout->validation()->raise();
}

bool MainWindow::isChainInSight() const
{
    return m_tabs->currentWidget() == m_chain;
}

void MainWindow::connectEdits()
{
    connect(m_entry, &widgets::EntryPane::decisionRequested, this,
            [this](const review::Decision &decision) { report(m_controller.decide(decision)); });
    connect(m_entry, &widgets::EntryPane::noteEdited, this,
            [this](const QString &entry, const QString &text) { report(m_controller.writeNote(entry, text)); });
    connect(m_entry, &widgets::EntryPane::suppressRequested, this, &MainWindow::suppress);
    connect(m_findings, &widgets::FindingsView::suppressRequested, this, &MainWindow::suppress);
    connect(m_entry, &widgets::EntryPane::unsuppressRequested, this, &MainWindow::unsuppress);
    connect(m_findings, &widgets::FindingsView::unsuppressRequested, this, &MainWindow::unsuppress);
    connect(m_entry, &widgets::EntryPane::checklistToggled, this,
            [this](const QString &entry, const QString &item, bool done) {
                report(m_controller.markChecklist(entry, item, done));
            });
}

void MainWindow::connectController()
{
    connect(&m_controller, &ReviewController::reviewChanged, this, &MainWindow::showReview);
    connect(&m_controller, &ReviewController::stateChanged, this, &MainWindow::showState);
    connect(&m_controller, &ReviewController::digestsChanged, this, [this] {
        m_inventory->setDigests(m_controller.digests());
        m_entry->setDigests(m_controller.digests());
    });
    connect(&m_controller, &ReviewController::activityChanged, this, &MainWindow::showActivity);
    connect(&m_controller, &ReviewController::progressed, m_status, &StatusLine::setWork);
    connect(&m_controller, &ReviewController::noticeChanged, m_setup, &widgets::SetupBar::setNotice);
    connect(&m_controller, &ReviewController::comparisonReady, this, &MainWindow::showComparison);
    connect(&m_controller, &ReviewController::comparisonStarted, this, &MainWindow::showNoComparison);
    connect(&m_controller, &ReviewController::failed, this, [this](const Error &error) { showError(this, error); });
}

void MainWindow::connectFileActions()
{
    onCommand(Command::NewReview, &MainWindow::newReview);
    onCommand(Command::OpenSession, &MainWindow::chooseSession);
    onCommand(Command::OpenSample, &MainWindow::openSample);
    onCommand(Command::Export, &MainWindow::chooseExport);
    onCommand(Command::CloseReview, [this] {
        m_entry->commitEdits();
        m_controller.close();
    });
    onCommand(Command::Quit, &MainWindow::close);
    onCommand(Command::Instructions, [this] {
        auto *dialog = new InstructionsDialog(m_controller.instructions(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    onCommand(Command::ScanAgain, [this] { m_controller.scanAgain(); });
    onCommand(Command::CancelWork, [this] { m_controller.cancelWork(); });
    onCommand(Command::Undo, [this] {
        m_entry->commitEdits();
        report(m_controller.undo());
    });
    onCommand(Command::Redo, [this] { report(m_controller.redo()); });
}

void MainWindow::connectReviewActions()
{
    onCommand(Command::Find, [this] { isChainInSight() ? m_chain->openSearch() : m_diff->openSearch(); });
    onCommand(Command::FindNext, [this] { isChainInSight() ? m_chain->findNext() : m_diff->findNext(); });
    onCommand(Command::FindPrevious, [this] { isChainInSight() ? m_chain->findPrevious() : m_diff->findPrevious(); });
    onCommand(Command::GoToEntry, [this] {
        m_layout->inventory()->show();
        m_layout->inventory()->raise();
        m_inventory->focusFilter();
    });
    onCommand(Command::NextEntry, [this] { m_inventory->selectNext(); });
    onCommand(Command::PreviousEntry, [this] { m_inventory->selectPrevious(); });
    onCommand(Command::NextUndecided, [this] { m_inventory->selectNextUndecided(); });
    onCommand(Command::PreviousUndecided, [this] { m_inventory->selectPreviousUndecided(); });
    onCommand(Command::NextDifference, [this] { moveDifference(true); });
    onCommand(Command::PreviousDifference, [this] { moveDifference(false); });
    onCommand(Command::NextFinding, [this] { m_entry->selectNextFinding(); });
    onCommand(Command::PreviousFinding, [this] { m_entry->selectPreviousFinding(); });
    const Command decisions[] = {Command::Decide1, Command::Decide2, Command::Decide3,
                                 Command::Decide4, Command::Decide5, Command::Decide6};
    for (int i = 0; i < static_cast<int>(std::size(decisions)); ++i)
        onCommand(decisions[i], [this, i] { decide(i + 1); });
    onCommand(Command::SuppressFinding, &MainWindow::startSuppression);
    onCommand(Command::Note, [this] {
        m_layout->entry()->show();
        m_entry->focusNote();
    });
}

void MainWindow::decide(int number)
{
    if (m_tabs->currentWidget() == m_commits && m_commits->selectedEntries().size() > 1) {
        m_commits->choose(number);
        return;
    }
    // In the matrix the keys are about its rows.
    if (m_matrix->isAncestorOf(QApplication::focusWidget())) {
        m_matrix->choose(number);
        return;
    }
    m_layout->entry()->show();
    m_entry->choose(number);
}

void MainWindow::connectViewActions()
{
    onCommand(Command::ShowDiff, [this] { m_tabs->setCurrentWidget(m_diff); });
    onCommand(Command::ShowChain, [this] { m_tabs->setCurrentWidget(m_chain); });
    onCommand(Command::NextMissedChange, [this] {
        if (!m_diff->nextDifferenceOf(widgets::DiffOrigin::Kind::Upstream))
            m_status->showMessage(tr("No further missed upstream change in this comparison."), 5'000);
    });
    onCommand(Command::Fold, [this] { m_diff->setFolded(!m_diff->isFolded()); });
    onCommand(Command::Swap, [this] { m_diff->swapSides(); });
    onCommand(Command::WhitespaceMode, [this] { m_diff->cycleWhitespace(); });
    onCommand(Command::WholeFiles, [this](bool whole) { m_controller.setWholeFiles(whole); });
    onCommand(Command::ResetLayout, [this] { m_layout->reset(); });
    onCommand(Command::ExplainCheck, [this] {
        const checks::Finding *finding = currentFinding();
        explainCheck(finding ? finding->check : QString());
    });
    onCommand(Command::Keys, [this] {
        auto *keys = new KeysDialog(*m_actions, this);
        keys->setAttribute(Qt::WA_DeleteOnClose);
        keys->open();
    });
    onCommand(Command::About, [this] {
        showInformation(this, tr("MetaX Upgrade Workbench %1").arg(QCoreApplication::applicationVersion()),
                        tr("Reviews what an upstream upgrade does to a plugin's patches, and keeps the evidence.\n\n"
                           "Free software under the GNU General Public License, version 3 or later."));
    });
}

} // namespace mxw::app
