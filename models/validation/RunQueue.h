// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/Run.h"

#include <QCoreApplication>
#include <QObject>

#include <memory>

namespace mxw::validation {

/// Starts runs, follows them and ends them, in the background. One run at a time per machine and device: MACA's default
/// mode allows one process per GPU. Runs outlive this object: each works in a process group of its own over there, and
/// resume() finds it again by its handle.
class RunQueue : public QObject
{
    Q_OBJECT
public:
    /// `archives`: the folder for Run::archive; empty: none is written.
    explicit RunQueue(const QString &archives = {}, QObject *parent = nullptr);
    ~RunQueue() override;

    /// Queues a run: `spec` and `id` are set. Fails at once when the spec cannot be run (nothing to run, no host, …).
    Result<void> start(const Run &run);
    /// Follows a run that was started before; `handle` is set. Reads its results from the beginning.
    void resume(const Run &run);
    /// TERM to the whole group, KILL after a grace; of Slurm scancel. What arrived stays.
    void cancel(const QString &id);
    /// Asks again now, after "unreachable".
    void retry(const QString &id);
    bool isIdle() const; ///< nothing queued or running

Q_SIGNALS:
    /// A run got on: another state, more results, more log. At most five times a second per run, and always for a new
    /// state. The handle is set in the first one after Starting.
    void changed(const mxw::validation::Run &run);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::validation
