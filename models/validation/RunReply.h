// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"
#include "models/validation/RunScript.h"

#include <functional>

namespace mxw::validation {

/// What startScript() said: where the run is, or why it is not there.
Result<RunHandle> readStartReply(const QByteArray &output, const QByteArray &errors, const RunSpec &spec);

/// How a part of a run stands by its own files.
struct PartReply
{
    enum class State {
        Waiting, ///< its supervisor has not begun
        Running,
        Elsewhere, ///< begun on another machine than the one that was asked
        Gone,      ///< its supervisor is dead and left no result
        Ended,
    };

    int number = -1;
    State state = State::Waiting;
    QString host;      ///< of Elsewhere
    QByteArray ending; ///< what the file `exit` holds
    QByteArray logCut;
    qint64 logSize = 0;
    qint64 logFrom = 0;
    QByteArray log;
    qint64 streamSize = 0;
    qint64 streamFrom = 0;
    QByteArray stream;
};

struct PollReply
{
    bool isMissing = false; ///< the folder is not there
    std::vector<PartReply> parts;
    QHash<QString, QByteArray> said; ///< by the programs of Slurm
};

/// Nothing when it is not what pollScript() prints.
std::optional<PollReply> readPollReply(const QByteArray &output);

/// How a suite ended, from the file `exit`: its status, and "timeout" or "cancelled" when that ended it.
struct Ending
{
    RunState state = RunState::Failed;
    int code = 0;

    bool operator==(const Ending &) const = default;
};
std::optional<Ending> endingFromText(const QByteArray &text);
/// Of a sharded run: the worst of its parts. Pytest's 5, "nothing was selected", is none where another part ran tests.
Ending worstOf(const std::vector<Ending> &endings);

/// Takes the pieces of a run's stream apart: "F NAME LENGTH", a line end, and that many bytes. They may come split
/// anywhere.
class ResultStream
{
public:
    using Take = std::function<void(const QString &file, const QByteArray &bytes)>;

    void feed(const QByteArray &bytes, const Take &take);

private:
    QByteArray m_line;
    QString m_file;
    qint64 m_left = 0;
};

} // namespace mxw::validation
