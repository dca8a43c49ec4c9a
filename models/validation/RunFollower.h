// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RemoteShell.h"
#include "models/validation/Run.h"
#include "models/validation/RunReader.h"
#include "models/validation/RunReply.h"
#include "models/validation/RunWishes.h"
#include "models/validation/SlurmState.h"

#include <QDeadlineTimer>
#include <QFile>

#include <functional>
#include <stop_token>

namespace mxw::validation {

/// Starts one run and stays with it until it is over, on the thread that calls it. Stopping leaves the run alone.
class RunFollower
{
public:
    using Report = std::function<void(const Run &)>;

    /// `archives`: see RunQueue.
    RunFollower(Run run, RunWishes &wishes, const QString &archives, Report report);

    void startAndFollow(const std::stop_token &stop);
    void follow(const std::stop_token &stop);

private:
    struct Part
    {
        PartOffsets offsets;
        ResultStream stream;
        QByteArray log;
        bool logIsCut = false;
        PartReply::State state = PartReply::State::Waiting;
        SlurmTask slurm;
        std::optional<Ending> ending;
        int timesGone = 0;       ///< polls in a row that found nobody and no result
        bool isFinished = false; ///< what it left has been gathered
        bool isDone = false;     ///< nothing more comes of it
    };

    bool start(const std::stop_token &stop);
    /// True when something new came.
    bool poll(const std::stop_token &stop);
    bool take(Part &part, const PartReply &reply);
    void keep(const QString &file, const QByteArray &bytes);
    void judge(Part &part, const PollReply &reply, const std::stop_token &stop);
    bool isGone(const Part &part, bool isSlurmReachable) const;
    void gather(Part &part, const std::stop_token &stop);
    void judgeRun(const SlurmAnswer &slurm);
    void conclude();
    void loseConnection(const LauncherFailure &failure);
    void sendCancel(const std::stop_token &stop);
    void end(RunState state, const QString &trouble = {});
    void publish(bool isNews);
    void putLogTogether();
    std::chrono::milliseconds pause(bool isNews);
    std::vector<PartOffsets> openParts() const;
    bool isSlurm() const { return m_run.spec.launcher.kind == LauncherSpec::Kind::Slurm; }

    Run m_run;
    RunWishes &m_wishes;
    Report m_report;
    QFile m_archive;
    RemoteShell m_shell;
    RunReader m_reader;
    std::vector<Part> m_parts;
    QString m_lastWords; ///< of a supervisor that died
    int m_cancelsSent = 0;
    QDeadlineTimer m_cancelPatience{QDeadlineTimer::Forever};
    std::chrono::milliseconds m_pause{0};
    QDeadlineTimer m_nextReport{0};
    bool m_hasRecordNews = false;
    bool m_hasUnreported = false;
    bool m_moreWaits = false;
};

} // namespace mxw::validation
