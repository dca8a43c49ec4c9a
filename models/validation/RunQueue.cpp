// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"

#include "models/validation/LauncherWords.h"
#include "models/validation/RunFollower.h"

#include <QMetaObject>

#include <algorithm>
#include <thread>
#include <vector>

namespace mxw::validation {

struct RunQueue::Private
{
    struct Entry
    {
        Run run;
        bool isResumed = false; ///< it is there already, so it waits for no device
        bool mustStart = true;
        RunWishes wishes;
        std::jthread thread;
    };

    Private(RunQueue *queue, QString archiveFolder) : q(queue), archives(std::move(archiveFolder)) {}

    Entry *find(const QString &id)
    {
        const auto entry = std::ranges::find(entries, id, [](const auto &candidate) { return candidate->run.id; });
        return entry == entries.end() ? nullptr : entry->get();
    }

    void add(const Run &run, bool isResumed, bool mustStart)
    {
        auto entry = std::make_unique<Entry>();
        entry->run = run;
        entry->isResumed = isResumed;
        entry->mustStart = mustStart;
        entries.push_back(std::move(entry));
    }

    void launch(Entry &entry);
    void schedule();
    void report(const Run &run);

    RunQueue *q;
    QString archives;
    std::vector<std::unique_ptr<Entry>> entries; ///< in the order they came; those that are over leave
};

void RunQueue::Private::launch(Entry &entry)
{
    // The run is told of in the thread of the queue; what is still under way when the queue goes is dropped by Qt.
    const auto tell = [queue = q, this](const Run &run) {
        QMetaObject::invokeMethod(queue, [this, run] { report(run); }, Qt::QueuedConnection);
    };
    entry.thread = std::jthread([&entry, tell, archives = archives, run = entry.run](const std::stop_token &stop) {
        RunFollower follower(run, entry.wishes, archives, tell);
        if (entry.mustStart)
            follower.startAndFollow(stop);
        else
            follower.follow(stop);
    });
}

void RunQueue::Private::schedule()
{
    // First come, first served, but nobody waits for a device that is not theirs.
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Entry &entry = *entries[i];
        if (entry.thread.joinable() || isOver(entry.run.state))
            continue;
        const bool waits = std::ranges::any_of(entries, [&](const auto &other) {
            const bool isAhead = other->thread.joinable() || &other < &entries[i];
            return other.get() != &entry && isAhead && shareDevice(other->run.spec, entry.run.spec);
        });
        if (!waits || entry.isResumed)
            launch(entry);
    }
}

void RunQueue::Private::report(const Run &run)
{
    Entry *entry = find(run.id);
    if (!entry)
        return;
    entry->run = run;
    if (isOver(run.state)) {
        std::erase_if(entries, [&](const auto &candidate) { return candidate.get() == entry; });
        schedule();
    }
    Q_EMIT q->changed(run);
}

RunQueue::RunQueue(const QString &archives, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, archives))
{
    qRegisterMetaType<mxw::validation::Run>();
}

RunQueue::~RunQueue()
{
    for (const auto &entry : d->entries)
        entry->thread.request_stop();
}

Result<void> RunQueue::start(const Run &run)
{
    if (const Result<void> checked = checkSpec(run.spec); !checked)
        return checked;
    if (run.spec.launcher.kind == LauncherSpec::Kind::Bundle)
        return fail(Error::Kind::Invalid,
                    tr("A bundle is carried over by hand; nothing can be started there from here."));
    if (run.id.isEmpty() || d->find(run.id))
        return fail(Error::Kind::Invalid, tr("This run is started already."));
    Run queued = run;
    queued.state = RunState::Queued;
    d->add(queued, false, true);
    d->schedule();
    // Told later, so that whoever starts runs knows of it first.
    QMetaObject::invokeMethod(
        this,
        [this, id = run.id] {
            if (const auto *entry = d->find(id); entry && !entry->thread.joinable())
                Q_EMIT changed(entry->run);
        },
        Qt::QueuedConnection);
    return {};
}

void RunQueue::resume(const Run &run)
{
    if (run.id.isEmpty() || d->find(run.id) || isOver(run.state))
        return;
    Run resumed = run;
    resumed.record = std::make_shared<const RunRecord>();
    resumed.log.clear();
    // A start that was under way is made again: what runs already is not started twice.
    const bool wasLaunched = !run.handle.folder.isEmpty();
    d->add(resumed, wasLaunched, !wasLaunched || run.state == RunState::Starting);
    d->schedule();
}

void RunQueue::cancel(const QString &id)
{
    Private::Entry *entry = d->find(id);
    if (!entry)
        return;
    if (entry->thread.joinable()) {
        entry->wishes.cancel();
        return;
    }
    entry->run.state = RunState::Cancelled;
    entry->run.ended = QDateTime::currentDateTimeUtc();
    const Run run = entry->run;
    QMetaObject::invokeMethod(this, [this, run] { d->report(run); }, Qt::QueuedConnection);
}

void RunQueue::retry(const QString &id)
{
    if (Private::Entry *entry = d->find(id))
        entry->wishes.hurry();
}

bool RunQueue::isIdle() const
{
    return d->entries.empty();
}

} // namespace mxw::validation
