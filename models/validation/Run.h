// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/RunRecord.h"
#include "models/validation/RunSpec.h"

#include <QDateTime>

#include <memory>

namespace mxw::validation {

enum class RunState {
    Queued,   ///< waits for its device
    Starting, ///< being carried over
    Running,
    Unreachable, ///< runs on, as far as is known, but the connection is lost
    Finished,    ///< the suite ended by itself, whatever its outcome
    Failed,      ///< it could not be started, or died without a result
    Cancelled,
    TimedOut,
    Imported, ///< came from a file
};

/// Words of the journal; not translated.
QString toString(RunState state);
std::optional<RunState> runStateFromString(QStringView text);
/// No more will come of it.
bool isOver(RunState state);

/// Where a run that was started is found again, after the window or the connection died.
struct RunHandle
{
    QString folder; ///< on the machine it runs on
    QString job;    ///< of Slurm; else empty

    bool operator==(const RunHandle &) const = default;
};

/// One validation run as the window shows it. `record` is never null and never changed once handed out.
struct Run
{
    QString id;     ///< a UUID without braces
    int number = 0; ///< 1, 2, 3 … within the review
    RunSpec spec;
    RunState state = RunState::Queued;
    QDateTime started;
    QDateTime ended;
    std::optional<int> exitCode;
    QString waitsFor; ///< what holds it up, in the words of Slurm; empty when nothing does or nobody says so
    QString trouble;  ///< what went wrong outside of the suite, a whole sentence; may be empty
    std::optional<Error> failure; ///< the same with advice and the words of the program that failed
    RunHandle handle;
    QByteArray log; ///< the end of what it printed, bounded
    bool logIsCut = false;
    QString archive; ///< file here that gathers the capture files (RunArchive); whoever keeps them removes it
    std::shared_ptr<const RunRecord> record = std::make_shared<const RunRecord>();
};

} // namespace mxw::validation
