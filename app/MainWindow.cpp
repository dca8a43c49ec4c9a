// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MainWindow.h"

#include "app/ChainTab.h"
#include "app/ChoiceMenus.h"
#include "app/CommitsTab.h"
#include "app/DriftWatch.h"
#include "app/EvidenceDesk.h"
#include "app/ExportQuestion.h"
#include "app/FileDialogs.h"
#include "app/MatrixTab.h"
#include "app/MessageBoxes.h"
#include "app/Preferences.h"
#include "app/RereviewTab.h"
#include "app/SampleFiles.h"
#include "app/StartPage.h"
#include "app/StatusLine.h"
#include "app/ValidationTab.h"
#include "app/WindowLayout.h"
#include "models/items/Words.h"
#include "widgets/ChainPane.h"
#include "widgets/CommitsPane.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/FindingsView.h"
#include "widgets/InventoryView.h"
#include "widgets/MatrixPane.h"
#include "widgets/NewReviewDialog.h"
#include "widgets/RereviewView.h"
#include "widgets/RulePageDialog.h"
#include "widgets/SetupBar.h"
#include "widgets/ValidationPane.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolBar>

namespace mxw::app {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(ReviewController &controller, QWidget *parent)
    : QMainWindow(parent), m_controller(controller), m_actions(new WindowActions(this)),
      m_setupLine(addToolBar(tr("Setup"))), m_centre(new QStackedWidget(this)), m_start(new StartPage(this)),
      m_setup(new widgets::SetupBar(this)), m_tabs(new QTabWidget(this)), m_diff(new widgets::DiffView(this)),
      m_chain(new widgets::ChainPane(this)), m_chainTab(new ChainTab(m_chain, this)),
      m_commits(new widgets::CommitsPane(this)), m_commitsTab(new CommitsTab(m_commits, m_controller, this)),
      m_matrix(new widgets::MatrixPane(this)), m_matrixTab(new MatrixTab(m_matrix, controller, this)),
      m_inventory(new widgets::InventoryView(this)), m_entry(new widgets::EntryPane(this)),
      m_findings(new widgets::FindingsView(this)), m_rereview(new widgets::RereviewView(this)),
      m_validation(new widgets::ValidationPane(this)),
      m_validationTab(new ValidationTab(m_validation, m_controller.runJournal(), this)),
      m_evidence(new EvidenceDesk(m_controller,
                                  {.tabs = m_tabs,
                                   .diff = m_diff,
                                   .chain = m_chain,
                                   .commits = m_commits,
                                   .matrix = m_matrix,
                                   .validation = m_validation,
                                   .validationTab = m_validationTab},
                                  this)),
      m_status(new StatusLine(this)), m_layout(new WindowLayout(this, {.inventory = m_inventory,
                                                                       .entry = m_entry,
                                                                       .findings = m_findings,
                                                                       .validation = m_validation,
                                                                       .rereview = m_rereview}))
{
    const QSize available = screen()->availableSize();
    resize(QSize(1440, 900).boundedTo(available));
    setupCentre();
    setupMenus();
    connectViews();
    connectChain();
    connectCommits();
    connectMatrix();
    connectValidation();
    connectEvidence();
    connectEarlier();
    connectReplay();
    connectEdits();
    connectController();
    connectFileActions();
    connectReviewActions();
    connectViewActions();
    m_layout->restore();
    showReview();
}

MainWindow::~MainWindow() = default;

// Putting it together

void MainWindow::setupCentre()
{
    // A tool bar, so that the line spans the docks too; it stays where it is.
    m_setupLine->setObjectName(u"setupLine"_s);
    m_setupLine->setMovable(false);
    m_setupLine->toggleViewAction()->setVisible(false);
    m_setupLine->setContextMenuPolicy(Qt::PreventContextMenu);
    m_setup->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_setupLine->addWidget(m_setup);
    m_centre->addWidget(m_start);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_diff, tr("Diff"));
    m_tabs->addTab(m_chain, tr("Chain"));
    m_tabs->addTab(m_commits, tr("Commits"));
    m_tabs->addTab(m_matrix, tr("Matrix"));
    m_centre->addWidget(m_tabs);
    setCentralWidget(m_centre);
    setStatusBar(m_status);
}

void MainWindow::setupMenus()
{
    using Group = WindowActions::Group;
    for (const Group group : {Group::File, Group::Edit, Group::Review, Group::View, Group::Validate, Group::Help}) {
        QMenu *menu = menuBar()->addMenu(WindowActions::groupTitle(group));
        if (group == Group::View) {
            for (QDockWidget *dock : m_layout->docks())
                menu->addAction(dock->toggleViewAction());
            menu->addSeparator();
            menu->addMenu(makeAppearanceMenu(this));
            menu->addMenu(makeLanguageMenu(this));
            menu->addSeparator();
        }
        for (QAction *action : m_actions->group(group)) {
            if (action)
                menu->addAction(action);
            else
                menu->addSeparator();
        }
    }
    m_actions->action(Command::Quit)->setMenuRole(QAction::QuitRole);
    m_actions->action(Command::About)->setMenuRole(QAction::AboutRole);
}

// Reviews

void MainWindow::newReview()
{
    auto *dialog = new widgets::NewReviewDialog(checks::resolveSetup, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_entry->commitEdits();
        m_rereviewTab->followWhenReady(dialog->priorFile());
        report(m_controller.create(dialog->request(), dialog->sessionFile()));
    });
    dialog->open();
}

void MainWindow::chooseSession()
{
    askForSession(this, [this](const QString &file) { openSession(file); });
}

void MainWindow::openSession(const QString &file)
{
    m_sample.cancel();
    m_entry->commitEdits();
    const auto opened = m_controller.open(file);
    report(opened);
    if (opened)
        Preferences().addRecentSession(file);
}

void MainWindow::openSample()
{
    m_status->setWork({tr("Preparing the sample"), 0, 0});
    m_sample.start([](const std::stop_token &) { return prepareSampleFiles(); },
                   [this](const Result<SampleFiles> &files) {
                       m_status->clearWork();
                       if (!files)
                           showError(this, files.error());
                       else if (QFileInfo::exists(files->session))
                           openSession(files->session);
                       else
                           report(m_controller.create(files->request, files->session));
                   });
}

void MainWindow::chooseExport()
{
    if (!m_controller.isEditable())
        return;
    m_entry->commitEdits();
    m_drift->beforeExport([this] {
        if (m_controller.isEditable())
            askForExport(this, m_controller, [this](const QString &file, bool final) { exportTo(file, final); });
    });
}

void MainWindow::exportTo(const QString &file, bool final)
{
    const auto written = m_controller.exportRecord(file, final);
    report(written);
    if (written)
        m_status->showMessage(tr("Exported to %1").arg(QDir::toNativeSeparators(file)), 10'000);
}

// What the controller says

void MainWindow::showReview()
{
    const bool open = m_controller.hasReview();
    setReviewing(open);
    const auto analysis = m_controller.analysis();
    const QString wanted = m_controller.currentEntry();
    if (m_controller.isEditable())
        m_entry->commitEdits();
    if (!analysis)
        m_inventory->setPlaceholder(tr("Scanning"), tr("Entries appear here as soon as they are found."));
    m_inventory->setAnalysis(analysis);
    m_inventory->setDigests(m_controller.digests());
    m_entry->setDigests(m_controller.digests());
    m_entry->setAnalysis(analysis);
    m_findings->setAnalysis(analysis);
    m_setupLine->setVisible(analysis != nullptr);
    m_setup->setSetup(analysis ? analysis->setup : checks::ReviewSetup{});
    m_findings->setReadOnly(!m_controller.isEditable());
    m_entry->setReadOnly(!m_controller.isEditable(), m_controller.readOnlyWords());
    showState();
    showActivity();
    selectSomething(wanted);
    const review::Session *session = m_controller.session();
    setWindowTitle(session ? QFileInfo(session->path()).fileName() : QString());
    setWindowFilePath(session ? session->path() : QString());
    if (session)
        Preferences().addRecentSession(session->path());
    else if (!open)
        m_start->setRecentSessions(Preferences().recentSessions());
}

void MainWindow::selectSomething(const QString &wanted)
{
    const auto analysis = m_controller.analysis();
    if (!analysis || analysis->entries.empty()) {
        selectEntry({});
        return;
    }
    // The inventory keeps its place when another analysis has the same entry.
    const QString kept = analysis->entry(wanted) ? wanted : m_inventory->currentEntry();
    if (kept.isEmpty()) {
        m_inventory->selectNext();
        return;
    }
    m_inventory->selectEntry(kept);
    selectEntry(kept);
}

void MainWindow::showState()
{
    const review::ReviewState &state = m_controller.state();
    m_inventory->setState(state);
    m_entry->setState(state);
    m_findings->setState(state);
    m_setup->setProgress(m_inventory->progress());
    m_actions->action(Command::Undo)->setEnabled(m_controller.isEditable() && state.undoable().has_value());
    m_actions->action(Command::Redo)->setEnabled(m_controller.isEditable() && state.redoable().has_value());
    showFacts();
}

void MainWindow::showActivity()
{
    const bool scanning = m_controller.isScanning();
    if (!scanning)
        m_status->clearWork();
    m_chainTab->setScanning(scanning);
    m_actions->action(Command::CancelWork)->setEnabled(scanning);
    m_actions->action(Command::Instructions)->setEnabled(m_controller.analysis() != nullptr);
    m_actions->action(Command::ScanAgain)->setEnabled(!scanning && m_controller.isEditable());
    for (const Command command : {Command::Export, Command::FollowOn, Command::ImportDecisions})
        m_actions->action(command)->setEnabled(m_controller.isEditable());
    for (const Command command :
         {Command::NewRun, Command::ImportResults, Command::AttachEvidence, Command::AttachFile, Command::AttachNote})
        m_actions->action(command)->setEnabled(m_controller.isEditable());
    m_actions->action(Command::CancelRuns)->setEnabled(m_validationTab->controller().isRunning());
    m_actions->action(Command::CloseReview)->setEnabled(m_controller.hasReview());
    if (!m_controller.hasReview())
        setReviewing(false);
    showFacts();
}

namespace {

/// The strongest evidence that any entry has; what was scanned was read.
EvidenceLevel strongestEvidence(const checks::Analysis &analysis, const review::ReviewState &state)
{
    auto strongest = EvidenceLevel::Source;
    for (const inventory::Entry &entry : analysis.entries)
        strongest = std::max(strongest, state.entry(entry.id).strongestEvidence().value_or(EvidenceLevel::Source));
    return strongest;
}

} // namespace

void MainWindow::showFacts()
{
    const auto analysis = m_controller.analysis();
    if (!analysis) {
        m_status->setFacts({});
        return;
    }
    const QString saved = m_controller.isReplaying()  ? tr("replay")
                          : m_controller.isEditable() ? tr("saved")
                                                      : tr("not saved yet");
    const int suppressed = static_cast<int>(m_controller.state().suppressedCount(*analysis));
    const EvidenceLevel strongest = strongestEvidence(*analysis, m_controller.state());
    QStringList facts{
        strongest == EvidenceLevel::Source
            ? tr("evidence: source")
            : tr("evidence: source, up to %1 where attached").arg(items::evidenceText(strongest)),
        tr("%n finding(s)", nullptr,
           static_cast<int>(std::ranges::count_if(analysis->findings, [&](const checks::Finding &finding) {
               return m_controller.state().isOpen(finding);
           })))};
    if (suppressed > 0)
        facts.append(tr("%n suppressed", nullptr, suppressed));
    m_status->setFacts((facts << saved).join(u" · "_s));
}

void MainWindow::showNoComparison()
{
    if (!m_controller.analysis())
        m_diff->setMessage(tr("Scanning"), tr("The comparison appears as soon as the first entries are known."));
    else if (m_controller.currentEntry().isEmpty())
        m_diff->setMessage(tr("No entry selected"),
                           tr("Choose an entry in the inventory to compare its code with the upstream revisions."));
}

void MainWindow::showComparison(const std::shared_ptr<const diff::SideBySide> &comparison, int line, bool right)
{
    QStringList labels;
    for (const Pair pair : AllPairs)
        labels.append(Comparison::label(pair));
    m_diff->setPairs(labels, static_cast<int>(m_controller.pair()));
    m_diff->setComparison(comparison);
    const Arrival arrival = std::exchange(m_arrival, Arrival::None);
    if (line >= 0 && right) {
        m_diff->showRightLine(line);
    } else if (line >= 0) {
        m_diff->showLeftLine(line);
    } else if (arrival == Arrival::FirstDifference && m_diff->currentDifference() < 0) {
        m_diff->nextDifference();
    } else if (arrival == Arrival::LastDifference) {
        while (m_diff->nextDifference()) {
        }
    }
}

// Moving about

void MainWindow::selectEntry(const QString &id)
{
    if (m_controller.isEditable())
        m_entry->commitEdits();
    if (id == m_controller.currentEntry() && id == m_entry->entry() && !id.isEmpty())
        return;
    m_controller.selectEntry(id);
    m_entry->setEntry(id);
    m_chainTab->setEntry(id);
    m_commits->setEntry(id);
    m_matrixTab->setEntry(id);
    m_validationTab->setEntry(id);
    m_evidence->setEntry(id);
}

void MainWindow::showFinding(const checks::Finding &finding)
{
    if (!finding.entry.isEmpty())
        m_inventory->selectEntry(finding.entry);
    m_controller.showFinding(finding);
    m_tabs->setCurrentWidget(m_diff);
}

const checks::Finding *MainWindow::currentFinding() const
{
    const bool inTable = m_findings->isAncestorOf(QApplication::focusWidget());
    const checks::Finding *ofEntry = m_entry->currentFinding();
    return inTable || !ofEntry ? m_findings->currentFinding() : ofEntry;
}

void MainWindow::suppress(const checks::Finding &finding, const QString &reason)
{
    report(m_controller.suppress(finding, reason));
}

void MainWindow::unsuppress(const checks::Finding &finding)
{
    report(m_controller.unsuppress(finding));
}

void MainWindow::startSuppression()
{
    if (m_findings->isAncestorOf(QApplication::focusWidget())) {
        m_findings->startSuppression();
        return;
    }
    m_layout->entry()->show();
    m_entry->startSuppression();
}

void MainWindow::explainCheck(const QString &check)
{
    if (!m_rulePage)
        m_rulePage = new widgets::RulePageDialog(this);
    m_rulePage->setCheck(check);
    m_rulePage->show();
    m_rulePage->raise();
    m_rulePage->activateWindow();
}

void MainWindow::moveDifference(bool forward)
{
    if (forward ? m_diff->nextDifference() : m_diff->previousDifference())
        return;
    const QString before = m_inventory->currentEntry();
    m_arrival = forward ? Arrival::FirstDifference : Arrival::LastDifference;
    if (forward)
        m_inventory->selectNext();
    else
        m_inventory->selectPrevious();
    if (m_inventory->currentEntry() != before)
        return;
    m_arrival = Arrival::None;
    m_status->showMessage(forward ? tr("This is the last difference.") : tr("This is the first difference."), 5'000);
}

void MainWindow::report(const Result<void> &outcome)
{
    if (!outcome)
        showError(this, outcome.error());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Escape that no field wanted leaves the field, so that the single keys work again.
    if (event->key() == Qt::Key_Escape && m_controller.hasReview())
        m_tabs->currentWidget() == m_commits ? m_commits->setFocus() : m_diff->setFocus();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::setReviewing(bool reviewing)
{
    m_centre->setCurrentIndex(reviewing ? 1 : 0);
    if (m_layout->setReviewing(reviewing) && reviewing)
        m_diff->setFocus();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_entry->commitEdits();
    m_controller.cancelWork();
    m_layout->save();
    QMainWindow::closeEvent(event);
}

} // namespace mxw::app
