// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ValidationController.h"

#include "app/FileOutput.h"
#include "app/RunStore.h"
#include "app/RunSummary.h"
#include "models/validation/Bundle.h"
#include "models/validation/DumpPair.h"
#include "models/validation/LauncherWords.h"
#include "models/validation/RunEvidence.h"
#include "models/validation/RunImport.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::Run;
using validation::RunSpec;
using validation::RunState;

namespace {

QString spoolFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/results"_s;
}

} // namespace

ValidationController::ValidationController(RunJournal journal, QObject *parent)
    : QObject(parent), m_journal(std::move(journal))
{
}

ValidationController::~ValidationController() = default;

// The session and its runs

void ValidationController::takeSession()
{
    const review::Session *session = m_journal.session();
    const QString path = session ? session->path() : QString();
    if (path == m_path)
        return;
    m_path = path;
    m_keeping.clear();
    m_runs.clear();
    m_placed.clear();
    m_queue.reset(); // runs go on without us
    m_reading.cancel();
    Q_EMIT runsReset();
    if (!session)
        return;
    m_queue = std::make_unique<validation::RunQueue>(spoolFolder());
    connect(m_queue.get(), &validation::RunQueue::changed, this, &ValidationController::takeChange);
    if (session->state().runs().empty())
        return;
    m_reading.start([path](const std::stop_token &stop) { return RunStore::read(path, stop); },
                    [this](Result<std::vector<Run>> runs) {
                        if (runs)
                            takeRuns(std::move(*runs));
                        else
                            Q_EMIT failed(runs.error());
                    });
}

void ValidationController::takeRuns(std::vector<Run> runs)
{
    std::vector<Run> later = std::exchange(m_runs, std::move(runs)); // started while these were being read
    for (Run &run : later) {
        if (!find(run.id))
            m_runs.push_back(std::move(run));
    }
    Q_EMIT runsReset();
    for (const Run &run : m_runs) {
        m_placed.insert(run.id, run.handle);
        if (!validation::isOver(run.state) && run.spec.launcher.kind != validation::LauncherSpec::Kind::Bundle)
            m_queue->resume(run); // unknown to the queue, or known and left alone
    }
}

Run *ValidationController::find(const QString &id)
{
    const auto found = std::ranges::find(m_runs, id, &Run::id);
    return found == m_runs.end() ? nullptr : &*found;
}

const Run *ValidationController::run(const QString &id) const
{
    const auto found = std::ranges::find(m_runs, id, &Run::id);
    return found == m_runs.end() ? nullptr : &*found;
}

bool ValidationController::isRunning() const
{
    return m_queue && !m_queue->isIdle();
}

void ValidationController::takeChange(const Run &run)
{
    Run *known = find(run.id);
    if (!known || validation::isOver(known->state))
        return;
    // While it is being started nobody knows whether it is there; a start that was cut off is made again.
    const bool isPlaced = run.state != RunState::Starting && m_placed.value(run.id) != run.handle;
    *known = run;
    if (isPlaced) {
        m_placed.insert(run.id, run.handle);
        report(m_journal.record([&](review::Session &session, const QString &actor) {
            return session.placeRun(run.id, run.handle, actor);
        }));
    }
    if (validation::isOver(run.state))
        keepEnd(run);
    Q_EMIT runChanged(run);
}

void ValidationController::keepEnd(const Run &run)
{
    auto task = std::make_unique<widgets::LatestTask>();
    task->start([archive = run.archive](const std::stop_token &stop) { return RunStore::pack(archive, stop); },
                [this, run](const Result<std::vector<review::PackedBlob>> &parts) {
                    if (parts) {
                        const auto kept = m_journal.record([&](review::Session &session, const QString &actor) {
                            return session.endRun(run, *parts, actor);
                        });
                        if (kept && !run.archive.isEmpty())
                            QFile::remove(run.archive);
                        report(kept);
                        if (kept)
                            Q_EMIT runKept(run.id);
                    } else {
                        Q_EMIT failed(parts.error());
                    }
                });
    m_keeping[run.id] = std::move(task);
}

void ValidationController::report(const Result<void> &outcome)
{
    if (!outcome)
        Q_EMIT failed(outcome.error());
}

// Starting and ending

RunSpec ValidationController::proposal() const
{
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run) {
        if (run->state != RunState::Imported)
            return run->spec;
    }
    RunSpec spec;
    if (const review::Session *session = m_journal.session()) {
        spec.workingFolder = session->analysis().setup.pluginPath;
        spec.subject = session->analysis().setup.subject;
        if (QFileInfo(spec.workingFolder + u"/tests"_s).isDir())
            spec.suite = {u"tests"_s};
    }
    return spec;
}

bool ValidationController::needsConsent(const RunSpec &spec) const
{
    const review::Session *session = m_journal.session();
    return !session || !session->state().hasConsent(spec.launcher, spec.python);
}

Result<void> ValidationController::consent(const RunSpec &spec)
{
    return m_journal.record([&](review::Session &session, const QString &actor) {
        return session.consent(spec.launcher, spec.python, actor);
    });
}

Result<Run> ValidationController::begin(const RunSpec &spec)
{
    Result<Run> run = fail(Error::Kind::Invalid, {});
    const auto recorded = m_journal.record([&](review::Session &session, const QString &actor) -> Result<void> {
        run = session.startRun(spec, actor);
        return run ? Result<void>() : std::unexpected(run.error());
    });
    if (!recorded)
        return std::unexpected(recorded.error());
    m_runs.push_back(*run);
    Q_EMIT runChanged(*run);
    return run;
}

Result<QString> ValidationController::start(const RunSpec &spec)
{
    if (needsConsent(spec))
        return fail(Error::Kind::Invalid, tr("Code of the repositories runs only after you allowed it."));
    if (const auto good = validation::checkSpec(spec); !good)
        return std::unexpected(good.error());
    const auto run = begin(spec);
    if (!run)
        return std::unexpected(run.error());
    if (const auto started = m_queue->start(*run); !started) {
        Run failedRun = *run;
        failedRun.state = RunState::Failed;
        failedRun.trouble = started.error().what;
        takeChange(failedRun);
        return std::unexpected(started.error());
    }
    return run->id;
}

void ValidationController::cancel(const QString &id)
{
    const Run *run = this->run(id);
    if (!run || validation::isOver(run->state) || !m_queue)
        return;
    if (run->spec.launcher.kind != validation::LauncherSpec::Kind::Bundle) {
        m_queue->cancel(id);
        return;
    }
    Run given = *run; // nobody waits for what was to be carried over
    given.state = RunState::Cancelled;
    given.ended = QDateTime::currentDateTimeUtc();
    takeChange(given);
}

void ValidationController::cancelAll()
{
    const std::vector<Run> all = m_runs; // a bundle that is given up changes the list
    for (const Run &run : all)
        cancel(run.id);
}

void ValidationController::retry(const QString &id)
{
    if (m_queue)
        m_queue->retry(id);
}

// What is carried by hand

Result<void> ValidationController::writeBundle(const RunSpec &given, const QString &file)
{
    RunSpec spec = given;
    spec.launcher = {};
    spec.launcher.kind = validation::LauncherSpec::Kind::Bundle;
    const auto run = begin(spec);
    if (!run)
        return std::unexpected(run.error());
    const auto script = validation::makeBundle(*run);
    const Result<void> written = script ? writeOutput(file, *script) : std::unexpected(script.error());
    if (!written) {
        Run failedRun = *run;
        failedRun.state = RunState::Failed;
        failedRun.trouble = written.error().what;
        takeChange(failedRun);
    }
    return written;
}

struct ValidationController::Imported
{
    Run run;
    std::vector<review::PackedBlob> parts;
};

void ValidationController::importFile(const QString &file)
{
    startImport([file] { return validation::importFile(file, spoolFolder()); });
}

void ValidationController::importDumps(const QString &first, const QString &second)
{
    startImport([first, second] { return validation::importDumpPair(first, second); });
}

void ValidationController::startImport(const std::function<Result<Run>()> &read)
{
    m_importing.start(
        [read](const std::stop_token &stop) -> Result<Imported> {
            auto run = read();
            if (!run)
                return std::unexpected(run.error());
            auto parts = RunStore::pack(run->archive, stop);
            if (!parts)
                return std::unexpected(parts.error());
            return Imported{std::move(*run), std::move(*parts)};
        },
        [this](const Result<Imported> &imported) {
            if (imported)
                takeImport(*imported);
            else
                Q_EMIT failed(imported.error());
        });
}

void ValidationController::takeImport(const Imported &imported)
{
    Run run = imported.run;
    Run *known = find(run.id); // a bundle that was written for this review
    Result<void> kept;
    if (known && validation::isOver(known->state)) {
        kept = fail(Error::Kind::Invalid, tr("The result of run %1 was imported before.").arg(known->number));
    } else {
        if (known)
            run.number = known->number;
        kept = m_journal.record([&](review::Session &session, const QString &actor) -> Result<void> {
            if (!known) {
                const auto started = session.startRun(run.spec, actor);
                if (!started)
                    return std::unexpected(started.error());
                run.id = started->id;
                run.number = started->number;
            }
            return session.endRun(run, imported.parts, actor);
        });
    }
    if (!imported.run.archive.isEmpty())
        QFile::remove(imported.run.archive);
    report(kept);
    if (!kept)
        return;
    run.archive.clear();
    if (known)
        *known = run;
    else
        m_runs.push_back(run);
    Q_EMIT runChanged(run);
    Q_EMIT runKept(run.id);
}

// Evidence

Result<review::Evidence> ValidationController::evidenceOf(const QString &entry, const QString &id,
                                                          const QString &node) const
{
    const Run *run = this->run(id);
    if (!run || !validation::isOver(run->state))
        return fail(Error::Kind::NotFound, tr("The run is not over, so it is evidence of nothing yet."));
    const validation::TestCase *testCase = node.isEmpty() ? nullptr : findCase(*run->record, node);
    if (!node.isEmpty() && !testCase)
        return fail(Error::Kind::NotFound, tr("This run has no test %1.").arg(node));
    const auto level = testCase ? validation::levelOf(*run->record, *testCase) : validation::levelOf(*run->record);
    if (!level) {
        return fail(Error::Kind::Invalid, tr("No test was executed, so there is nothing that this could show."),
                    tr("Look at the reasons why tests were skipped."));
    }
    review::Evidence evidence;
    evidence.entry = entry;
    evidence.kind = testCase ? review::Evidence::Kind::Case : review::Evidence::Kind::Run;
    evidence.level = *level;
    evidence.run = id;
    evidence.node = node;
    evidence.summary = testCase ? RunSummary::summary(*run, *testCase) : RunSummary::summary(*run);
    if (*level == EvidenceLevel::Device)
        evidence.device = validation::devicesUsed(*run->record).join(tr(", "));
    evidence.untested = RunSummary::untested(*run);
    return evidence;
}

Result<void> ValidationController::attach(const review::Evidence &evidence)
{
    return m_journal.record(
        [&](review::Session &session, const QString &actor) { return session.attachEvidence(evidence, actor); });
}

Result<void> ValidationController::detach(qint64 attached)
{
    return m_journal.record(
        [&](review::Session &session, const QString &actor) { return session.detachEvidence(attached, actor); });
}

} // namespace mxw::app
