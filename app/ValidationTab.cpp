// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ValidationTab.h"

#include "app/CompareCommand.h"
#include "app/FileDialogs.h"
#include "app/MessageBoxes.h"
#include "models/items/InventoryTree.h"
#include "models/validation/DumpPair.h"
#include "models/validation/Interpreters.h"
#include "models/validation/RunFiles.h"
#include "models/validation/ShownCommand.h"
#include "widgets/EvidenceDialog.h"
#include "widgets/RunDialog.h"
#include "widgets/ValidationPane.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::LauncherSpec;
using validation::Run;
using validation::RunSpec;
using widgets::ValidationPane;

ValidationTab::ValidationTab(ValidationPane *pane, RunJournal journal, QWidget *window)
    : QObject(window), m_pane(pane), m_window(window), m_journal(std::move(journal)),
      m_runs(new ValidationController(m_journal, this))
{
    connect(m_runs, &ValidationController::runsReset, this, [this] {
        showRuns();
        Q_EMIT activityChanged();
    });
    connect(m_runs, &ValidationController::runChanged, this, [this](const Run &run) {
        if (m_moment)
            return;
        m_pane->updateRun(run);
        showLayers(run);
        Q_EMIT activityChanged();
    });
    connect(m_runs, &ValidationController::failed, this, [this](const Error &error) { showError(m_window, error); });
    connectPane();
}

void ValidationTab::connectPane()
{
    connect(m_pane, &ValidationPane::newRunRequested, this, &ValidationTab::newRun);
    connect(m_pane, &ValidationPane::repeatRequested, this, [this](const QString &id) {
        if (const Run *run = m_runs->run(id))
            runSpec(run->spec);
    });
    connect(m_pane, &ValidationPane::cancelRequested, m_runs, &ValidationController::cancel);
    connect(m_pane, &ValidationPane::importRequested, this, &ValidationTab::importResults);
    connect(m_pane, &ValidationPane::sourceRequested, this, [this](const QString &file, int line) {
        const Run *run = m_runs->run(m_pane->currentRun());
        Q_EMIT sourceRequested(run ? run->spec.workingFolder : QString(), file, line);
    });
    connect(m_pane, &ValidationPane::evidenceRequested, this, &ValidationTab::askEvidence);
    connect(m_pane, &ValidationPane::compareDumpRequested, this, &ValidationTab::compareDump);
    connect(m_pane, &ValidationPane::exportPictureRequested, this, &ValidationTab::savePicture);
    connect(m_pane, &ValidationPane::exportTableRequested, this, &ValidationTab::saveTable);
}

void ValidationTab::takeSession()
{
    m_runs->takeSession();
    m_pane->setReadOnly(!isOpen());
}

void ValidationTab::showRuns()
{
    std::vector<Run> shown = m_runs->runs();
    if (m_moment)
        std::erase_if(shown, [this](const Run &run) { return !m_moment->contains(run.id); });
    m_pane->setRuns(shown);
    m_layers.clear();
    for (const Run &run : shown)
        showLayers(run);
}

void ValidationTab::setMoment(const review::ReviewState *moment)
{
    std::optional<QSet<QString>> runs;
    if (moment) {
        runs.emplace();
        for (const review::RunRecorded &run : moment->runs())
            runs->insert(run.started.id);
    }
    if (runs == m_moment)
        return;
    m_moment = std::move(runs);
    m_pane->setReadOnly(!isOpen());
    showRuns();
}

void ValidationTab::setEntry(const QString &id)
{
    m_entry = id;
}

// Running

void ValidationTab::newRun()
{
    if (!isOpen())
        return;
    if (!m_runs->runs().empty()) {
        askForRun(m_runs->proposal());
        return;
    }
    m_looking.start([](const std::stop_token &) { return validation::likelyPython(); },
                    [this](const QString &python) {
                        RunSpec spec = m_runs->proposal();
                        spec.python = python;
                        askForRun(spec);
                    });
}

void ValidationTab::askForRun(const RunSpec &spec)
{
    auto *dialog = new widgets::RunDialog(spec, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { runSpec(dialog->spec()); });
    dialog->open();
}

void ValidationTab::runSpec(const RunSpec &spec)
{
    if (spec.launcher.kind == LauncherSpec::Kind::Bundle)
        writeBundle(spec);
    else if (m_runs->needsConsent(spec))
        askConsent(spec);
    else
        startAllowed(spec);
}

void ValidationTab::askConsent(const RunSpec &spec)
{
    const QString where = spec.launcher.kind == LauncherSpec::Kind::Local
                              ? tr("on this machine")
                              : tr("there: %1").arg(review::machineName(spec.launcher));
    askYesNo(
        m_window, tr("Run code of the reviewed repositories?"),
        tr("The tests and everything that they import will be executed with your rights, %1. Scanning never does that. "
           "You are asked once per review, machine and interpreter.\n\n%2\n\nin %3")
            .arg(where, validation::shownCommand(spec),
                 spec.workingFolder.isEmpty() ? tr("the home folder") : QDir::toNativeSeparators(spec.workingFolder)),
        tr("Run"), [this, spec] {
            const auto given = m_runs->consent(spec);
            report(given);
            if (given)
                startAllowed(spec);
        });
}

void ValidationTab::startAllowed(const RunSpec &spec)
{
    const auto started = m_runs->start(spec);
    if (!started)
        showError(m_window, started.error());
    else
        m_pane->selectRun(*started);
}

void ValidationTab::writeBundle(const RunSpec &spec)
{
    askForNewFile(m_window, tr("Write a bundle"), u"validation.sh"_s, tr("Shell scripts (*.sh)"),
                  [this, spec](const QString &file) {
                      const auto written = m_runs->writeBundle(spec, file);
                      report(written);
                      if (written) {
                          showInformation(
                              m_window, tr("The bundle is written."),
                              tr("Carry %1 to the machine with the device and run it there with sh. It makes one "
                                 "result file; bring that back and import it here.")
                                  .arg(QDir::toNativeSeparators(file)));
                      }
                  });
}

void ValidationTab::importResults()
{
    if (!isOpen())
        return;
    askForFile(m_window, tr("Import results"),
               tr("Results, logs and dumps (*.mxrun *.log *.txt *.out dump*.json);;All files (*)"),
               [this](const QString &file) {
                   if (!file.endsWith(".json"_L1)) {
                       m_runs->importFile(file);
                       return;
                   }
                   askForFile(m_window, tr("The dump to compare with"), tr("Dumps of msprobe (*.json)"),
                              [this, file](const QString &second) { m_runs->importDumps(file, second); });
               });
}

void ValidationTab::showLayers(const Run &run)
{
    if (!validation::isDumpPair(run))
        return;
    auto task = std::make_unique<widgets::LatestTask>();
    task->start([run](const std::stop_token &) { return validation::layersOf(run); },
                [this, id = run.id](const Result<validation::LayerComparison> &layers) {
                    if (layers)
                        m_pane->setLayers(id, *layers);
                });
    m_layers[run.id] = std::move(task);
}

// Evidence

void ValidationTab::attachEvidence()
{
    // Of one test when one works with tests; of the whole run from anywhere else.
    const QWidget *focus = QApplication::focusWidget();
    const bool isInTests =
        std::ranges::any_of(std::array{u"caseTable"_s, u"runDetailsTabs"_s}, [&](const QString &name) {
            const auto *part = m_pane->findChild<QWidget *>(name);
            return part && focus && (part == focus || part->isAncestorOf(focus));
        });
    askEvidence(m_pane->currentRun(), isInTests ? m_pane->currentNode() : QString());
}

void ValidationTab::askEvidence(const QString &run, const QString &node)
{
    const review::Session *session = m_journal.session();
    const inventory::Entry *entry = session ? session->analysis().entry(m_entry) : nullptr;
    if (!entry) {
        Q_EMIT told(tr("Select the entry that this is evidence for in the inventory first."));
        return;
    }
    const auto evidence = m_runs->evidenceOf(m_entry, run, node);
    if (!evidence) {
        showError(m_window, evidence.error());
        return;
    }
    std::vector<widgets::EvidenceChoice> choices{{.evidence = *evidence, .entryName = items::shortName(*entry)}};
    auto *dialog = new widgets::EvidenceDialog(std::move(choices), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { report(m_runs->attach(dialog->evidence())); });
    dialog->open();
}

void ValidationTab::showRun(const QString &id, const QString &node)
{
    if (node.isEmpty())
        m_pane->selectRun(id);
    else
        m_pane->selectCase(id, node);
}

// Files

void ValidationTab::compareDump(const QString &id, const QString &first, const QString &second)
{
    const Run *run = m_runs->run(id);
    if (!run)
        return;
    m_comparing.start(
        [run = *run, first, second](const std::stop_token &stop) -> Result<TensorComparison> {
            QTemporaryDir folder;
            for (const QString &name : {first, second}) {
                if (const auto copied = validation::fetchDump(run, name, folder.filePath(name), {}, stop); !copied)
                    return std::unexpected(copied.error());
            }
            CompareOptions options;
            options.actual = folder.filePath(first);
            options.expected = folder.filePath(second);
            return CompareCommand::compare(options, {}, stop);
        },
        [this](const Result<TensorComparison> &comparison) {
            if (comparison)
                showText(m_window, tr("Comparison of the kept tensors"), CompareCommand::toText(*comparison));
            else
                showError(m_window, comparison.error());
        });
}

void ValidationTab::savePicture()
{
    askForNewFile(m_window, tr("Save the picture"), u"validation.png"_s, tr("Pictures (*.png *.svg)"),
                  [this](const QString &file) { report(m_pane->savePicture(file)); });
}

void ValidationTab::saveTable()
{
    askForNewFile(m_window, tr("Save the table"), u"validation.csv"_s, tr("Tables (*.csv)"),
                  [this](const QString &file) { report(m_pane->saveTable(file)); });
}

void ValidationTab::report(const Result<void> &outcome)
{
    if (!outcome)
        showError(m_window, outcome.error());
}

} // namespace mxw::app
