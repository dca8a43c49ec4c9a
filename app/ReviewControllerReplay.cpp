// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a session keeps of its scans, and the review as it was at an earlier moment.
#include "app/ReviewController.h"

#include "app/ChainFindings.h"
#include "app/RecordedRequest.h"
#include "models/inventory/Workspace.h"
#include "models/review/BlobFile.h"
#include "models/review/ScanKeeper.h"

#include <QJsonDocument>

namespace mxw::app {

namespace {

Result<review::PackedScan> packed(const checks::ScanResult &result, const std::stop_token &stop)
{
    review::KeptContent kept = review::ScanKeeper(result, chainFindings(*result.analysis)).keep(stop);
    if (stop.stop_requested())
        return fail(Error::Kind::Cancelled, ReviewController::tr("Cancelled."));
    return review::PackedScan::of(result.analysis, std::move(kept));
}

Result<std::shared_ptr<const checks::Analysis>> readAnalysis(const review::BlobFile &blobs, const QString &digest)
{
    const auto bytes = blobs.read(digest);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto analysis = checks::Analysis::fromJson(QJsonDocument::fromJson(*bytes).object());
    if (!analysis)
        return std::unexpected(std::move(analysis.error()));
    return std::make_shared<const checks::Analysis>(*std::move(analysis));
}

} // namespace

// Keeping

void ReviewController::finishCreation(const checks::ScanResult &result)
{
    Q_EMIT progressed({tr("Keeping what was scanned"), 0, 0});
    auto work = [result, path = m_newSession, actor = m_actor](const std::stop_token &stop) {
        auto scan = packed(result, stop);
        if (!scan || stop.stop_requested())
            return scan;
        // Written here, not in the window's thread; that only opens it.
        if (auto created = review::Session::create(path, *scan, actor); !created)
            return Result<review::PackedScan>(std::unexpected(std::move(created.error())));
        return scan;
    };
    m_keeping.start(std::move(work), [this, result](const Result<review::PackedScan> &scan) {
        auto session =
            scan ? review::Session::open(m_newSession, *scan) : Result<review::Session>(std::unexpected(scan.error()));
        if (!session) {
            const Error error = session.error();
            close();
            Q_EMIT failed(error);
            return;
        }
        m_newSession.clear();
        m_session.emplace(std::move(*session));
        adopt(result);
        Q_EMIT workspaceChanged();
        Q_EMIT activityChanged();
    });
}

/// Decisions can be made meanwhile.
void ReviewController::keepAndRecord(const checks::ScanResult &result)
{
    setNotice({});
    auto work = [result, path = m_session->path()](const std::stop_token &stop) {
        auto scan = packed(result, stop);
        if (!scan || stop.stop_requested())
            return scan;
        if (auto written = review::BlobFile(path).write(scan->blobs); !written)
            return Result<review::PackedScan>(std::unexpected(std::move(written.error())));
        return scan;
    };
    m_keeping.start(std::move(work), [this, result](const Result<review::PackedScan> &scan) {
        const auto recorded =
            scan ? m_session->recordScan(*scan, m_actor) : Result<void>(std::unexpected(scan.error()));
        if (recorded)
            adopt(result);
        Q_EMIT activityChanged();
        if (!recorded)
            Q_EMIT failed(recorded.error());
    });
    Q_EMIT activityChanged();
    Q_EMIT progressed({tr("Keeping what was scanned"), 0, 0});
}

std::shared_ptr<const review::KeptScan> ReviewController::keptOf(const review::ReviewState &state,
                                                                 const checks::ReviewSetup &setup) const
{
    if (!m_session || state.filesDigest().isEmpty())
        return nullptr;
    // A list that cannot be read is as good as none: `replay --verify` names it.
    return review::KeptScan::open(m_session->path(), state.filesDigest(), setup).value_or(nullptr);
}

void ReviewController::openKept()
{
    m_kept = keptOf(state(), m_analysis->setup);
    if (m_kept)
        m_trees = {m_kept->subject(), m_kept->base(), m_kept->target()};
}

// Replay

QString ReviewController::readOnlyWords() const
{
    if (m_replay)
        return tr("This is a replay: nothing can be changed.");
    return m_session ? QString() : tr("Decisions can be made when the scan is done.");
}

Result<void> ReviewController::showMoment(qint64 seq)
{
    if (!m_session)
        return nothingOpen();
    if (!m_replay) {
        if (m_adoptScan || m_keeping.isRunning())
            return fail(Error::Kind::Invalid, tr("A scan is being recorded."), tr("Try again when it is done."));
        m_replay =
            Replay{{}, m_session->state().analysisDigest(), m_analysis, m_trees, m_kept, m_digests, m_scan.isRunning()};
        m_scan.cancel();
        Q_EMIT activityChanged();
        Q_EMIT workspaceChanged();
        m_replay->state = m_session->stateAt(seq);
        Q_EMIT reviewChanged();
    }
    m_replay->state = m_session->stateAt(seq);
    m_momentTask.cancel();
    const QString digest = m_replay->state.analysisDigest();
    if (digest == m_replay->scan) {
        Q_EMIT stateChanged();
        Q_EMIT replayChanged();
    } else if (digest == m_session->state().analysisDigest()) {
        takeMoment(m_replay->analysis);
    } else if (!digest.isEmpty()) {
        m_momentTask.start([blobs = review::BlobFile(m_session->path()),
                            digest](const std::stop_token &) { return readAnalysis(blobs, digest); },
                           [this](const Result<std::shared_ptr<const checks::Analysis>> &analysis) {
                               if (analysis)
                                   takeMoment(*analysis);
                               else
                                   Q_EMIT failed(analysis.error());
                           });
    }
    return {};
}

/// Another scan than the one on show was the last one then.
void ReviewController::takeMoment(std::shared_ptr<const checks::Analysis> analysis)
{
    m_replay->scan = m_replay->state.analysisDigest();
    m_analysis = std::move(analysis);
    const bool isLast = m_analysis == m_replay->analysis;
    m_kept = keptOf(m_replay->state, m_analysis->setup);
    m_trees = {};
    if (isLast)
        m_trees = m_replay->trees;
    else if (m_kept)
        m_trees = {m_kept->subject(), m_kept->base(), m_kept->target()};
    m_digests.clear();
    Q_EMIT reviewChanged();
    Q_EMIT workspaceChanged();
    Q_EMIT replayChanged();
    startComparison();
    startDigests();
}

void ReviewController::leaveReplay()
{
    if (!m_replay)
        return;
    const Replay replay = *std::move(m_replay);
    m_replay.reset();
    m_momentTask.cancel();
    m_analysis = replay.analysis;
    m_trees = replay.trees;
    m_kept = replay.kept;
    m_digests = replay.digests;
    Q_EMIT reviewChanged();
    Q_EMIT workspaceChanged();
    Q_EMIT replayChanged();
    if (replay.wasScanning)
        startScan(recordedRequest(m_analysis->setup, state(), m_cacheFolder));
    Q_EMIT activityChanged();
    startComparison();
    startDigests();
}

} // namespace mxw::app
