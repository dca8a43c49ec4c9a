// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RunStore.h"

#include "models/validation/DumpPair.h"
#include "models/validation/LogImport.h"
#include "models/validation/RunArchive.h"
#include "models/validation/RunReader.h"
#include "models/validation/RunScript.h"

#include <QFile>

namespace mxw::app {

namespace {

constexpr qint64 PartSize = qint64{32} * 1024 * 1024;
constexpr qint64 MostKept = qint64{1024} * 1024 * 1024;

} // namespace

Result<std::vector<validation::Run>> RunStore::read(const QString &session, const std::stop_token &stop)
{
    const auto journal = review::Journal::open(session);
    if (!journal)
        return std::unexpected(journal.error());
    std::vector<validation::Run> runs;
    const review::ReviewState state = review::ReviewState::fold(journal->events());
    for (const review::RunRecorded &recorded : state.runs()) {
        if (stop.stop_requested())
            return fail(Error::Kind::Cancelled, tr("Cancelled."));
        runs.push_back(read(*journal, recorded));
    }
    return runs;
}

validation::Run RunStore::read(const review::Journal &journal, const review::RunRecorded &recorded)
{
    validation::Run run;
    run.id = recorded.started.id;
    run.number = recorded.started.number;
    run.spec = recorded.started.spec;
    run.started = recorded.time;
    if (!recorded.ended) {
        // Cut off while it was being started: a start that is repeated runs once, but not days later by surprise.
        const bool isRecent = recorded.time.secsTo(QDateTime::currentDateTimeUtc()) < 3600;
        const bool mayStart = !recorded.handle && isRecent;
        run.state = mayStart ? validation::RunState::Queued : validation::RunState::Running;
        if (!mayStart)
            run.handle = recorded.handle.value_or(validation::RunHandle{validation::folderOf(run), {}});
        return run;
    }
    run.handle = recorded.handle.value_or(validation::RunHandle());
    const review::RunEnded &ended = *recorded.ended;
    run.state = ended.state;
    run.started = ended.started.isValid() ? ended.started : recorded.time;
    run.ended = ended.ended;
    run.exitCode = ended.exitCode;
    run.trouble = ended.trouble;
    if (!ended.log.isEmpty())
        run.log = journal.blob(ended.log).value_or(QByteArray());
    if (validation::isDumpPair(run))
        return run;
    if (ended.results.isEmpty() && run.state == validation::RunState::Imported) {
        run.record = std::make_shared<const validation::RunRecord>(validation::readLog(run.log));
        return run;
    }
    validation::RunReader reader;
    validation::RunArchive archive;
    for (const QString &digest : ended.results) {
        const auto part = journal.blob(digest);
        const Result<void> fed = part ? archive.feed(*part, reader) : std::unexpected(part.error());
        if (!fed) {
            run.trouble = tr("The results of this run cannot be read whole. %1").arg(fed.error().what);
            break;
        }
    }
    reader.finish();
    run.record = std::make_shared<const validation::RunRecord>(reader.record());
    return run;
}

Result<std::vector<review::PackedBlob>> RunStore::pack(const QString &archive, const std::stop_token &stop)
{
    std::vector<review::PackedBlob> parts;
    QFile file(archive);
    if (archive.isEmpty() || !file.exists())
        return parts;
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Kind::Io, tr("The results of the run cannot be read from %1.").arg(archive), {},
                    file.errorString());
    while (!file.atEnd() && file.pos() < MostKept) {
        if (stop.stop_requested())
            return fail(Error::Kind::Cancelled, tr("Cancelled."));
        const QByteArray bytes = file.read(PartSize);
        if (bytes.isEmpty())
            return fail(Error::Kind::Io, tr("The results of the run cannot be read from %1.").arg(archive), {},
                        file.errorString());
        auto part = review::PackedBlob::of(bytes);
        if (!part)
            return std::unexpected(part.error());
        parts.push_back(std::move(*part));
    }
    return parts;
}

} // namespace mxw::app
