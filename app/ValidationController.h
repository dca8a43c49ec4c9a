// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/RunJournal.h"
#include "models/validation/RunQueue.h"
#include "widgets/LatestTask.h"

#include <QHash>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace mxw::app {

/// The validation runs of the open session: starts and follows them, keeps in the session what they deliver, and makes
/// evidence of them. Runs of a session that is opened again are found again.
class ValidationController : public QObject
{
    Q_OBJECT
public:
    explicit ValidationController(RunJournal journal, QObject *parent = nullptr);
    ~ValidationController() override;

    /// Another session may be open now: its runs are read in the background, and those under way followed again.
    void takeSession();

    const std::vector<validation::Run> &runs() const { return m_runs; }
    const validation::Run *run(const QString &id) const;
    bool isRunning() const;

    /// What a new run is likely to be: the last one again, or the plugin's own tests.
    validation::RunSpec proposal() const;
    /// Code of the repositories runs only after consent, once per machine and interpreter.
    bool needsConsent(const validation::RunSpec &spec) const;
    Result<void> consent(const validation::RunSpec &spec);
    /// Gives the id of the run.
    Result<QString> start(const validation::RunSpec &spec);
    void cancel(const QString &id);
    void cancelAll();
    void retry(const QString &id);
    /// A plain log, or the result file of a bundle; becomes a run of its own. Reads in the background.
    void importFile(const QString &file);
    /// A pair of msprobe's dump.json; becomes a run of its own.
    void importDumps(const QString &first, const QString &second);
    /// Writes the script of a bundle for a run that is carried over by hand.
    /// The run is recorded, and waits for importFile().
    Result<void> writeBundle(const validation::RunSpec &spec, const QString &file);

    /// What the run, or a case of it, can be evidence of for an entry. NotFound: there is no such run or case; Invalid:
    /// it shows nothing.
    Result<review::Evidence> evidenceOf(const QString &entry, const QString &run, const QString &node) const;
    Result<void> attach(const review::Evidence &evidence);
    Result<void> detach(qint64 attached);

Q_SIGNALS:
    void runsReset();
    void runChanged(const mxw::validation::Run &run);
    void runKept(const QString &id); ///< it is over, and what it delivered is in the session
    void failed(const mxw::Error &error);

private:
    struct Imported;

    Result<validation::Run> begin(const validation::RunSpec &spec);
    void takeRuns(std::vector<validation::Run> runs);
    void takeChange(const validation::Run &run);
    void keepEnd(const validation::Run &run);
    void startImport(const std::function<Result<validation::Run>()> &read);
    void takeImport(const Imported &imported);
    void report(const Result<void> &outcome);
    validation::Run *find(const QString &id);

    RunJournal m_journal;
    QString m_path; ///< path of the session that the runs are of
    std::vector<validation::Run> m_runs;
    QHash<QString, validation::RunHandle> m_placed; ///< as the session knows it, by run
    std::unique_ptr<validation::RunQueue> m_queue;
    widgets::LatestTask m_reading;
    widgets::LatestTask m_importing;
    std::map<QString, std::unique_ptr<widgets::LatestTask>> m_keeping; ///< by run: its results are being packed
};

} // namespace mxw::app
