// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WorkerPool.h"

#include "models/source/WorkerProcess.h"
#include "models/source/WorkerProtocol.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

protocol::Reply expectedReply(ParseJob::What what)
{
    switch (what) {
    case ParseJob::What::Outline:
        return protocol::Reply::Outline;
    case ParseJob::What::Usage:
        return protocol::Reply::Usage;
    case ParseJob::What::EntryPoints:
        break;
    }
    return protocol::Reply::EntryPoints;
}

} // namespace

struct WorkerPool::Private
{
    Options options;
    std::mutex mutex;                                 ///< guards what follows
    std::condition_variable_any changed;              ///< something became free
    std::vector<std::unique_ptr<WorkerProcess>> idle; ///< those that nobody uses; null until one is needed
    QSet<QString> paths;                              ///< of the files that are being parsed

    std::optional<std::unique_ptr<WorkerProcess>> borrow(const std::stop_token &stop);
    void giveBack(std::unique_ptr<WorkerProcess> worker);
    bool claim(const QString &path, const std::stop_token &stop);
    void release(const QString &path);

    std::unique_ptr<WorkerProcess> start() const;
    Result<ParseOutcome> perform(const ParseJob &job, std::unique_ptr<WorkerProcess> &worker,
                                 const std::stop_token &stop) const;
    static Result<ParseOutcome> read(const ParseJob &job, const QByteArray &reply);
    static std::unexpected<Error> cancelled();
    Error crash(const ParseJob &job, WorkerProcess::Outcome outcome) const;
};

std::unique_ptr<WorkerProcess> WorkerPool::Private::start() const
{
    // This link also leads to the program that runs after its file was replaced.
    const QString program = options.program.isEmpty() ? u"/proc/self/exe"_s : options.program;
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(options.timeout).count() + 5;
    return WorkerProcess::start(program, {QString::fromLatin1(protocol::Argument), QString::number(options.memoryLimit),
                                          QString::number(seconds)});
}

/// Waits while all are in use; nothing after a stop request.
std::optional<std::unique_ptr<WorkerProcess>> WorkerPool::Private::borrow(const std::stop_token &stop)
{
    std::unique_lock lock(mutex);
    if (!changed.wait(lock, stop, [this] { return !idle.empty(); }) || stop.stop_requested())
        return std::nullopt;
    // The last one returned: the others may never have to be started.
    std::unique_ptr<WorkerProcess> worker = std::move(idle.back());
    idle.pop_back();
    return worker;
}

void WorkerPool::Private::giveBack(std::unique_ptr<WorkerProcess> worker)
{
    {
        const std::scoped_lock lock(mutex);
        idle.push_back(std::move(worker));
    }
    changed.notify_all();
}

/// Waits while another run is at a file of that path: it may be the same, which then need not be parsed again. False
/// after a stop request.
bool WorkerPool::Private::claim(const QString &path, const std::stop_token &stop)
{
    std::unique_lock lock(mutex);
    if (!changed.wait(lock, stop, [&] { return !paths.contains(path); }) || stop.stop_requested())
        return false;
    paths.insert(path);
    return true;
}

void WorkerPool::Private::release(const QString &path)
{
    {
        const std::scoped_lock lock(mutex);
        paths.remove(path);
    }
    changed.notify_all();
}

std::unexpected<Error> WorkerPool::Private::cancelled()
{
    return fail(Error::Kind::Cancelled, tr("The work was cancelled."));
}

Error WorkerPool::Private::crash(const ParseJob &job, WorkerProcess::Outcome outcome) const
{
    if (outcome == WorkerProcess::Outcome::TimedOut) {
        const QString seconds = QString::number(double(options.timeout.count()) / 1000.0);
        return {Error::Kind::Crashed,
                tr("Reading %1 took longer than %2 s.").arg(job.path, seconds),
                tr("The file is left out; everything else is reviewed."),
                {}};
    }
    return {Error::Kind::Crashed,
            tr("The parser ended while it read %1.").arg(job.path),
            tr("The file is left out; everything else is reviewed."),
            {}};
}

Result<ParseOutcome> WorkerPool::Private::perform(const ParseJob &job, std::unique_ptr<WorkerProcess> &worker,
                                                  const std::stop_token &stop) const
{
    const std::optional<QByteArray> content = job.content ? job.content() : std::nullopt;
    if (!content)
        return fail(Error::Kind::NotPresent, tr("The content of %1 is not there.").arg(job.path));
    QByteArray request;
    QDataStream stream(&request, QDataStream::WriteOnly);
    stream.setVersion(protocol::Version);
    stream << quint8(job.what) << job.path << *content;

    for (;;) {
        if (stop.stop_requested())
            return cancelled();
        if (!worker)
            worker = start();
        if (!worker)
            return fail(Error::Kind::Crashed, tr("The parser cannot be started."),
                        tr("Close other programs, then try again."));
        QByteArray reply;
        const WorkerProcess::Outcome outcome = worker->exchange(request, reply, options.timeout, stop);
        if (outcome == WorkerProcess::Outcome::Replied) {
            Result<ParseOutcome> result = read(job, reply);
            if (!result && result.error().kind == Error::Kind::Crashed)
                worker.reset();
            return result;
        }
        const bool used = worker->hasReplied();
        worker.reset();
        if (outcome == WorkerProcess::Outcome::Stopped)
            return cancelled();
        // A worker may have died of what earlier files left behind: the file gets a fresh one before it is blamed.
        if (outcome == WorkerProcess::Outcome::Died && used)
            continue;
        return std::unexpected(crash(job, outcome));
    }
}

Result<ParseOutcome> WorkerPool::Private::read(const ParseJob &job, const QByteArray &reply)
{
    QDataStream stream(reply);
    stream.setVersion(protocol::Version);
    quint8 kind = 0;
    stream >> kind;
    ParseOutcome outcome;
    if (kind == quint8(protocol::Reply::Failure)) {
        QString detail;
        stream >> detail;
        return fail(Error::Kind::Invalid, tr("%1 cannot be read.").arg(job.path), {}, detail);
    }
    if (kind == quint8(protocol::Reply::EntryPoints)) {
        QByteArray json;
        stream >> json;
        outcome.entryPoints = QJsonDocument::fromJson(json).object();
    } else {
        stream >> outcome.outline;
        if (kind == quint8(protocol::Reply::Usage) && !outcome.outline.fault)
            stream >> outcome.usage.emplace();
    }
    if (stream.status() != QDataStream::Ok || kind != quint8(expectedReply(job.what)))
        return fail(Error::Kind::Crashed, tr("The parser gave no sensible answer for %1.").arg(job.path));
    return outcome;
}

WorkerPool::WorkerPool(Options options) : d(std::make_unique<Private>())
{
    d->options = std::move(options);
    if (d->options.processes <= 0)
        d->options.processes = int(std::max(1u, std::thread::hardware_concurrency()));
    d->idle.resize(size_t(d->options.processes));
}

WorkerPool::~WorkerPool() = default;

void WorkerPool::run(std::vector<ParseJob> jobs, const Completed &completed, std::stop_token stop)
{
    std::atomic<size_t> next = 0;
    std::mutex completing;
    const auto work = [&] {
        for (size_t index = next++; index < jobs.size(); index = next++) {
            Result<ParseOutcome> outcome = Private::cancelled();
            const bool mine = d->claim(jobs[index].path, stop);
            if (auto worker = mine ? d->borrow(stop) : std::nullopt) {
                outcome = d->perform(jobs[index], *worker, stop);
                d->giveBack(*std::move(worker));
            }
            // Contents may be large and are not needed again.
            jobs[index].content = nullptr;
            {
                const std::scoped_lock one(completing);
                completed(index, std::move(outcome));
            }
            if (mine)
                d->release(jobs[index].path);
        }
    };
    std::vector<std::jthread> threads;
    for (size_t i = 1; i < std::min(size_t(d->options.processes), jobs.size()); ++i)
        threads.emplace_back(work);
    work();
}

} // namespace mxw::source
