// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ReviewController.h"

#include "app/ExportCommand.h"
#include "app/RecordedRequest.h"
#include "models/inventory/Workspace.h"

#include <QDir>
#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// The scan went by commit ids; the record keeps the names the user gave.
checks::ScanResult withRecordedNames(const checks::ScanResult &result, const checks::ReviewSetup &recorded)
{
    checks::ScanResult named = result;
    auto analysis = std::make_shared<checks::Analysis>(*result.analysis);
    if (analysis->setup.base.commit == recorded.base.commit)
        analysis->setup.base = recorded.base;
    if (analysis->setup.target.commit == recorded.target.commit)
        analysis->setup.target = recorded.target;
    named.analysis = std::move(analysis);
    return named;
}

} // namespace

ReviewController::ReviewController(QString cacheFolder, QString actor, QObject *parent)
    : QObject(parent), m_cacheFolder(std::move(cacheFolder)), m_actor(std::move(actor))
{
    connectRunners();
}

void ReviewController::connectRunners()
{
    connect(&m_scan, &ScanRunner::progressed, this, &ReviewController::progressed);
    connect(&m_scan, &ScanRunner::staged, this, &ReviewController::showStage);
    connect(&m_scan, &ScanRunner::finished, this, &ReviewController::takeResult);
    connect(&m_scan, &ScanRunner::failed, this, &ReviewController::takeFailure);
    connect(&m_diff, &DiffRunner::finished, this, [this](const std::shared_ptr<const diff::SideBySide> &comparison) {
        Q_EMIT comparisonReady(comparison, std::exchange(m_line, -1), std::exchange(m_rightLine, false));
    });
}

// Opening and closing

Result<void> ReviewController::open(const QString &sessionFile)
{
    auto session = review::Session::open(sessionFile);
    if (!session)
        return std::unexpected(session.error());
    reset();
    m_session.emplace(std::move(*session));
    m_analysis = m_session->sharedAnalysis();
    openKept();
    Q_EMIT reviewChanged();
    Q_EMIT workspaceChanged();
    const checks::ReviewSetup &setup = m_analysis->setup;
    if (!QFileInfo::exists(setup.pluginPath) || !QFileInfo::exists(setup.upstreamPath)) {
        const bool plugin = !QFileInfo::exists(setup.pluginPath);
        setNotice((plugin ? tr("Plugin repository not found: code comes from the session alone. It was at %1.")
                          : tr("Upstream repository not found: code comes from the session alone. It was at %1."))
                      .arg(plugin ? setup.pluginPath : setup.upstreamPath));
        startComparison();
        return {};
    }
    startScan(recordedRequest(setup, state(), m_cacheFolder));
    return {};
}

Result<void> ReviewController::create(const checks::ScanRequest &request, const QString &sessionFile)
{
    if (QFileInfo::exists(sessionFile))
        return fail(Error::Kind::Invalid, tr("The file %1 exists already.").arg(sessionFile),
                    tr("Open it, or choose another name for the new session."));
    reset();
    m_newSession = sessionFile;
    checks::ScanRequest cached = request;
    cached.cacheFolder = m_cacheFolder;
    startScan(cached);
    Q_EMIT reviewChanged();
    return {};
}

void ReviewController::close()
{
    reset();
    Q_EMIT workspaceChanged();
    Q_EMIT activityChanged();
    Q_EMIT reviewChanged();
}

void ReviewController::reset()
{
    m_scan.cancel();
    m_keeping.cancel();
    m_momentTask.cancel();
    m_diff.cancel();
    m_digestTask.cancel();
    m_replay.reset();
    m_kept.reset();
    m_digests.clear();
    m_session.reset();
    m_analysis.reset();
    m_trees = {};
    m_newSession.clear();
    m_newScan.reset();
    m_adoptScan = false;
    m_workspace.reset();
    m_profile.reset();
    m_scanned.reset();
    m_entry.clear();
    m_files.reset();
    setNotice({});
}

const review::ReviewState &ReviewController::state() const
{
    if (m_replay)
        return m_replay->state;
    return m_session ? m_session->state() : m_noState;
}

// Scanning

void ReviewController::startScan(const checks::ScanRequest &request)
{
    m_newScan.reset();
    m_scan.start(request);
    Q_EMIT activityChanged();
}

void ReviewController::scanAgain()
{
    if (!isEditable() || isScanning())
        return;
    m_adoptScan = true;
    setNotice({});
    startScan(recordedRequest(m_analysis->setup, state(), m_cacheFolder));
}

void ReviewController::cancelWork()
{
    if (!isScanning())
        return;
    m_scan.cancel();
    m_keeping.cancel();
    m_adoptScan = false;
    if (m_session) {
        setNotice(tr("The scan was cancelled. What is shown is what was recorded."), NoticeAction::ScanAgain);
        Q_EMIT activityChanged();
        return;
    }
    close();
}

void ReviewController::showStage(const checks::ScanResult &result)
{
    // Of an open session the record is on show until the scan is complete.
    if (!m_session)
        adopt(result);
}

void ReviewController::takeResult(const checks::ScanResult &result)
{
    keepWorkspace(result);
    if (m_session)
        finishRescan(withRecordedNames(result, m_session->analysis().setup));
    else
        finishCreation(result);
    Q_EMIT activityChanged();
}

void ReviewController::finishRescan(const checks::ScanResult &result)
{
    if (std::exchange(m_adoptScan, false)) {
        keepAndRecord(result);
        return;
    }
    if (*result.analysis == *m_analysis) {
        adopt(result);
        return;
    }
    const bool sameSubject = result.analysis->setup.subjectId == m_analysis->setup.subjectId;
    m_trees = {sameSubject ? result.subject : m_kept ? m_kept->subject() : nullptr, result.base, result.target};
    m_newScan = result;
    setNotice(sameSubject ? tr("A new scan gives other results than the one recorded.")
                          : tr("The plugin changed since the recorded scan."),
              NoticeAction::UseNewScan);
    startComparison();
    startDigests();
}

void ReviewController::adopt(const checks::ScanResult &result)
{
    const bool same = m_analysis && *m_analysis == *result.analysis;
    m_trees = {result.subject, result.base, result.target};
    m_newScan.reset();
    setNotice({});
    if (!same)
        m_analysis = result.analysis;
    if (m_session)
        m_kept = keptOf(state(), m_analysis->setup);
    if (!same || m_session)
        Q_EMIT reviewChanged();
    startComparison();
    startDigests();
}

void ReviewController::takeFailure(const Error &error)
{
    m_adoptScan = false;
    if (m_session) {
        setNotice(tr("The repositories could not be scanned again: %1").arg(error.what), NoticeAction::ScanAgain);
        Q_EMIT activityChanged();
        return;
    }
    close();
    if (error.kind != Error::Kind::Cancelled)
        Q_EMIT failed(error);
}

void ReviewController::setNotice(const QString &text, NoticeAction action)
{
    m_noticeAction = action;
    m_notice = text;
    m_driftNotice = false;
    switch (action) {
    case NoticeAction::ScanAgain:
        Q_EMIT noticeChanged(text, tr("Scan again"));
        return;
    case NoticeAction::UseNewScan:
        Q_EMIT noticeChanged(text, tr("Use the new scan"));
        return;
    case NoticeAction::None:
        break;
    }
    Q_EMIT noticeChanged(text, {});
}

void ReviewController::takeNoticeAction()
{
    if (m_noticeAction == NoticeAction::ScanAgain) {
        scanAgain();
    } else if (m_noticeAction == NoticeAction::UseNewScan && m_newScan && isEditable() && !isScanning()) {
        keepAndRecord(checks::ScanResult(*m_newScan));
    }
}

// What is decided

std::unexpected<Error> ReviewController::nothingOpen() const
{
    if (m_replay) {
        return fail(Error::Kind::Invalid, tr("The window shows a replay, in which nothing can be changed."),
                    tr("Leave the replay first."));
    }
    return fail(Error::Kind::Invalid, tr("There is no session to write to yet."),
                tr("Wait until the scan is done, or open a session."));
}

Result<void> ReviewController::changed(Result<void> outcome)
{
    // After a refusal too: the views go back to what is on disk.
    Q_EMIT stateChanged();
    return outcome;
}

Result<review::ContentDigests> ReviewController::keepContent(const inventory::Entry &entry)
{
    review::ContentDigests digests;
    const auto keep = [&](Role role, QString &digest) -> Result<void> {
        const SideRequest side =
            Comparison::side(m_analysis->setup, entry, m_trees, role, false, storedContent(entry.id));
        const auto content = Comparison::sliceContent(side);
        if (!content)
            return {};
        const auto stored = m_session->journal().putBlob(*content);
        if (!stored)
            return std::unexpected(stored.error());
        digest = *stored;
        return {};
    };
    for (const auto &[role, digest] : {std::pair{Role::Plugin, &digests.local}, std::pair{Role::Base, &digests.base},
                                       std::pair{Role::Target, &digests.target}}) {
        if (const auto kept = keep(role, *digest); !kept)
            return std::unexpected(kept.error());
    }
    return digests;
}

Result<void> ReviewController::decide(review::Decision decision)
{
    if (!isEditable())
        return nothingOpen();
    const inventory::Entry *entry = m_analysis->entry(decision.entry);
    if (!entry)
        return fail(Error::Kind::NotFound, tr("The scan shown has no such entry any more."));
    const auto digests = keepContent(*entry);
    if (!digests)
        return changed(std::unexpected(digests.error()));
    decision.digests = *digests;
    decision.findings.clear();
    for (const checks::Finding *finding : m_analysis->findingsOf(entry->id))
        decision.findings.append(finding->fingerprint());
    // The texts are known to be these now; a run that began before would say otherwise.
    m_digests.insert(entry->id, *digests);
    Q_EMIT digestsChanged();
    if (m_digestTask.isRunning())
        startDigests();
    return changed(m_session->decide(std::move(decision), m_actor));
}

Result<void> ReviewController::writeNote(const QString &entry, const QString &text)
{
    return isEditable() ? changed(m_session->writeNote(entry, text, m_actor)) : nothingOpen();
}

Result<void> ReviewController::markChecklist(const QString &entry, const QString &item, bool done)
{
    return isEditable() ? changed(m_session->markChecklist(entry, item, done, m_actor)) : nothingOpen();
}

Result<void> ReviewController::suppress(const checks::Finding &finding, const QString &reason)
{
    return isEditable() ? changed(m_session->suppress(finding, reason, m_actor)) : nothingOpen();
}

Result<void> ReviewController::unsuppress(const checks::Finding &finding)
{
    return isEditable() ? changed(m_session->unsuppress(finding.fingerprint(), m_actor)) : nothingOpen();
}

RunJournal ReviewController::runJournal()
{
    // Runs go on while an earlier moment is on show, and so does what is recorded of them.
    return {[this] { return session(); },
            [this](const RunJournal::Recording &what) -> Result<void> {
                return m_session ? changed(what(*m_session, m_actor)) : nothingOpen();
            }};
}

Result<void> ReviewController::record(const RunJournal::Recording &what)
{
    return isEditable() ? changed(what(*m_session, m_actor)) : nothingOpen();
}

Result<void> ReviewController::undo()
{
    return isEditable() ? changed(m_session->undo(m_actor)) : nothingOpen();
}

Result<void> ReviewController::redo()
{
    return isEditable() ? changed(m_session->redo(m_actor)) : nothingOpen();
}

Result<void> ReviewController::exportRecord(const QString &file, bool final)
{
    if (!m_session)
        return nothingOpen();
    const auto format = ExportOptions::formatOf(QFileInfo(file).suffix().toLower());
    return ExportCommand::write(*m_session, format.value_or(ExportOptions::Format::Markdown), file, final);
}

std::vector<audit::OpenPoint> ReviewController::openForFinal()
{
    return m_session ? ExportCommand::open(*m_session) : std::vector<audit::OpenPoint>();
}

} // namespace mxw::app
