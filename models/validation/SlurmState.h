// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace mxw::validation {

/// How one job or task of an array stands.
struct SlurmTask
{
    enum class Phase { Waiting, Running, Over, Unknown };

    Phase phase = Phase::Unknown;
    QString state;  ///< Slurm's word: PENDING, RUNNING, COMPLETED, NODE_FAIL, …
    QString reason; ///< why it waits, in Slurm's word: Resources, Priority, …
};

/// What Slurm says about a job.
struct SlurmAnswer
{
    bool isReachable = true;     ///< its controller answered
    QString words;               ///< what was said instead
    QHash<int, SlurmTask> tasks; ///< by array index; -1 for a job without

    SlurmTask task(int number) const;
};

/// From the output of squeue, and of sacct and scontrol where those had to be asked too. Without accounting and after
/// scontrol has forgotten the job nothing is known of it: it is over.
SlurmAnswer readSlurm(const QHash<QString, QByteArray> &said, const QString &job);

} // namespace mxw::validation
