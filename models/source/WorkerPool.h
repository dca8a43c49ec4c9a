// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/core/Result.h"
#include "models/source/Outline.h"
#include "models/source/Usage.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::source {

/// Runs the worker's loop and returns its exit status when the program was started as a parser worker; nothing
/// otherwise. Call first in main(): a worker needs no application object.
std::optional<int> runWorkerIfAsked(int argc, char **argv);

/// One thing for a worker to do.
struct ParseJob
{
    enum class What {
        Outline,     ///< Python source → Outline
        Usage,       ///< Python source → Outline and, when it parses, Usage
        EntryPoints, ///< pyproject.toml, setup.cfg or setup.py → {"group": {"name": "module:attr"}}
    };
    What what = What::Outline;
    QString path; ///< for messages only
    /// Gives the bytes when the job's turn comes (called from a pool thread); nothing: the job gives NotPresent.
    std::function<std::optional<QByteArray>()> content;
};

struct ParseOutcome
{
    Outline outline;            ///< What::Outline, What::Usage
    std::optional<Usage> usage; ///< What::Usage; nothing when the outline has a fault
    QJsonObject entryPoints;    ///< What::EntryPoints
};

/// Parses Python in processes of our own binary: a deep or hostile source can crash any parser, and CPython parses one
/// file at a time per process. A worker that dies, hangs past `timeout` or outgrows `memoryLimit` is replaced, and the
/// file it was at gives Error::Kind::Crashed. Workers start when first needed and stop with the pool.
class WorkerPool
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::WorkerPool)
public:
    struct Options
    {
        QString program;                                 ///< empty: this program
        int processes = 0;                               ///< 0: one per core
        std::chrono::milliseconds timeout{20'000};       ///< per job
        qint64 memoryLimit = qint64(1536) * 1024 * 1024; ///< bytes of address space per worker
    };

    explicit WorkerPool(Options options);
    WorkerPool() : WorkerPool(Options()) {}
    ~WorkerPool();

    using Completed = std::function<void(size_t index, Result<ParseOutcome> outcome)>;
    /// Does all jobs and calls `completed` for each, from pool threads but never two at once. Blocks until done; after
    /// a stop request the rest give Error::Kind::Cancelled. May be called from any thread; calls share the workers. Of
    /// two calls at files of one path, the second's content is asked for when the first one's outcome was told.
    void run(std::vector<ParseJob> jobs, const Completed &completed, std::stop_token stop = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::source
