// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/Comparison.h"
#include "app/DiffRunner.h"
#include "app/EntryDigests.h"
#include "app/Instruction.h"
#include "app/RunJournal.h"
#include "app/ScanRunner.h"
#include "app/ShownCode.h"
#include "models/audit/Assessment.h"
#include "models/review/KeptScan.h"
#include "models/review/Session.h"

#include <QObject>

#include <memory>
#include <optional>

namespace mxw::app {

/// The open review: its session, its analysis, the trees behind it, and the entry that every pane shows. Turns what the
/// user does into journal events and what the background finds into values for the views.
class ReviewController : public QObject
{
    Q_OBJECT
public:
    /// What the button of a notice does.
    enum class NoticeAction { None, ScanAgain, UseNewScan };

    /// `cacheFolder`: of the outline cache, empty for none. `actor`: the name in the journal.
    ReviewController(QString cacheFolder, QString actor, QObject *parent = nullptr);

    /// Shows the recorded analysis, then scans again in the background when the repositories are there.
    Result<void> open(const QString &sessionFile);
    /// Scans, and creates the session when that is done. Fails at once when the file exists.
    Result<void> create(const checks::ScanRequest &request, const QString &sessionFile);
    void close();
    void scanAgain(); ///< at the user's wish: the result is recorded
    void cancelWork();
    void takeNoticeAction();

    bool hasReview() const { return m_analysis != nullptr || isScanning(); }
    bool isEditable() const { return m_session.has_value() && !m_replay; }
    /// Also while what was scanned is being kept.
    bool isScanning() const { return m_scan.isRunning() || m_keeping.isRunning(); }
    const review::Session *session() const { return m_session ? &*m_session : nullptr; }
    std::shared_ptr<const checks::Analysis> analysis() const { return m_analysis; } ///< null before the first stage
    const review::ReviewState &state() const;
    /// What the decided entries' texts are now, as far as it is known.
    const EntryDigests &digests() const { return m_digests; }
    const QString &currentEntry() const { return m_entry; }
    Pair pair() const { return m_pair; }
    const Trees &trees() const { return m_trees; }

    /// The instruction files of both repositories, as the reviewed trees have them.
    std::vector<Instruction> instructions() const;

    void selectEntry(const QString &id);
    void selectPair(Pair pair);
    void setWholeFiles(bool whole);
    void setWhitespace(git::Whitespace whitespace);
    /// Shows the code that a finding is about, in whole files when its line lies outside of the entry's definition.
    void showFinding(const checks::Finding &finding);
    /// Shows a line of a file: the plugin's beside the entry's upstream file, or upstream's at base and target.
    void showCode(bool upstream, const QString &file, int line, bool atBase = false);
    /// What the panes of the comparison show; nothing while there is none.
    const std::optional<ShownPair> &shownPair() const { return m_shown; }
    /// Shows a file before and after an upstream commit; `file` counts the files of its record.
    void showCommitFile(const QString &entry, int file);
    /// Shows a line of a test as a validation run names it, from whichever of the reviewed trees has the file. False
    /// when none has.
    bool showTest(const QString &folder, const QString &file, int line);

    /// What the last scan can still answer; null before it is done, and in a replay.
    std::shared_ptr<const inventory::Workspace> workspace() const { return m_replay ? nullptr : m_workspace; }
    /// The analysis of that scan, which may differ from the recorded one.
    std::shared_ptr<const checks::Analysis> scannedAnalysis() const { return m_replay ? nullptr : m_scanned; }
    /// What the session kept of the scan on show; null when it kept nothing.
    std::shared_ptr<const review::KeptScan> keptScan() const { return m_kept; }

    /// Shows the review as it was after an event; nothing can be changed until leaveReplay(). Fails while a scan is
    /// being recorded.
    Result<void> showMoment(qint64 seq);
    void leaveReplay();
    bool isReplaying() const { return m_replay.has_value(); }
    /// Why nothing can be edited; empty when something can.
    QString readOnlyWords() const;

    /// Fills in digests and findings. When it returns without an error the decision is on disk.
    Result<void> decide(review::Decision decision);
    Result<void> writeNote(const QString &entry, const QString &text);
    Result<void> markChecklist(const QString &entry, const QString &item, bool done);
    Result<void> suppress(const checks::Finding &finding, const QString &reason);
    Result<void> unsuppress(const checks::Finding &finding);
    /// Records what changed since the scan, and says so.
    void noteDrift(const std::vector<review::Drift> &drifts);
    RunJournal runJournal();
    /// For what has no function here: `what` gets the open session and the actor.
    Result<void> record(const RunJournal::Recording &what);
    Result<void> undo();
    Result<void> redo();
    /// The format goes by the suffix: md, html, pdf, json, sarif.
    Result<void> exportRecord(const QString &file, bool final = false);
    /// What stands against a final record.
    std::vector<audit::OpenPoint> openForFinal();

Q_SIGNALS:
    void reviewChanged(); ///< another review, analysis or session
    void stateChanged();  ///< a decision, note or mark
    void digestsChanged();
    void activityChanged();
    void replayChanged(); ///< begun, moved or left
    void progressed(const mxw::ProgressStep &step);
    void noticeChanged(const QString &text, const QString &action);
    void workspaceChanged();
    /// `line`: 0-based line of the left file, or of the right one, to show; -1 for none.
    void comparisonReady(const std::shared_ptr<const mxw::diff::SideBySide> &comparison, int line, bool right);
    void comparisonStarted();
    void failed(const mxw::Error &error);

private:
    struct Files
    {
        QString plugin;
        QString upstream;
        bool upstreamOnly = false; ///< at base and target
    };
    /// A moment of the journal, and what is on show again after it.
    struct Replay
    {
        review::ReviewState state;
        QString scan; ///< digest of the analysis on show
        std::shared_ptr<const checks::Analysis> analysis;
        Trees trees;
        std::shared_ptr<const review::KeptScan> kept;
        EntryDigests digests;
        bool wasScanning = false;
    };

    void connectRunners();
    void reset();
    void startScan(const checks::ScanRequest &request);
    void showStage(const checks::ScanResult &result);
    void takeResult(const checks::ScanResult &result);
    void finishCreation(const checks::ScanResult &result);
    void finishRescan(const checks::ScanResult &result);
    void adopt(const checks::ScanResult &result);
    void keepWorkspace(const checks::ScanResult &result);
    void keepAndRecord(const checks::ScanResult &result);
    void openKept();
    std::shared_ptr<const review::KeptScan> keptOf(const review::ReviewState &state,
                                                   const checks::ReviewSetup &setup) const;
    void takeMoment(std::shared_ptr<const checks::Analysis> analysis);
    void takeFailure(const Error &error);
    void setNotice(const QString &text, NoticeAction action = NoticeAction::None);
    void startComparison();
    void keepShown(const ComparisonRequest &request);
    std::shared_ptr<const inventory::Profile> profile();
    void startDigests();
    Comparison::Stored storedContent(const QString &entry);
    Result<review::ContentDigests> keepContent(const inventory::Entry &entry);
    Result<void> changed(Result<void> outcome);
    std::unexpected<Error> nothingOpen() const;

    QString m_cacheFolder;
    QString m_actor;
    std::optional<review::Session> m_session;
    std::shared_ptr<const checks::Analysis> m_analysis;
    Trees m_trees;
    QString m_newSession;     ///< file to create when the scan ends; empty for a session that is open
    bool m_adoptScan = false; ///< the user asked for this scan: record it
    std::optional<checks::ScanResult> m_newScan; ///< differs from what is recorded; waits for the user
    NoticeAction m_noticeAction = NoticeAction::None;
    QString m_notice;
    bool m_driftNotice = false; ///< it says what changed since the scan
    std::shared_ptr<const review::KeptScan> m_kept;
    std::optional<Replay> m_replay;

    QString m_entry;
    std::optional<Files> m_files;                                       ///< shown instead of the entry
    std::optional<std::pair<QString, checks::CommitFile>> m_commitFile; ///< the same, with the hash of the commit
    std::optional<ShownPair> m_shown;
    Pair m_pair = Pair::PluginTarget;
    bool m_wholeFiles = false;
    bool m_wholeForLine = false; ///< until another entry is selected
    int m_line = -1;
    bool m_rightLine = false;
    std::shared_ptr<const inventory::Workspace> m_workspace;
    std::shared_ptr<const inventory::Profile> m_profile; ///< without a workspace
    std::shared_ptr<const checks::Analysis> m_scanned;
    git::Whitespace m_whitespace = git::Whitespace::Exact;
    review::ReviewState m_noState;

    EntryDigests m_digests;
    ScanRunner m_scan;
    DiffRunner m_diff;
    widgets::LatestTask m_digestTask;
    widgets::LatestTask m_keeping;
    widgets::LatestTask m_momentTask;
};

} // namespace mxw::app
