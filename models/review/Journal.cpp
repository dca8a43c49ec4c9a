// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Journal.h"

#include "models/git/UserName.h"
#include "models/review/BlobCodec.h"
#include "models/review/BlobTable.h"
#include "models/review/Connection.h"
#include "models/review/EventHash.h"
#include "models/review/JournalFile.h"
#include "models/review/JournalReader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

/// The actor without what a line of text cannot show, or SQLite would not give back as it was.
QString cleanActor(const QString &actor)
{
    QString clean;
    for (const QChar c : actor) {
        if (c.category() != QChar::Other_Control && c != QChar::ByteOrderMark)
            clean.append(c);
        else
            clean.append(u' ');
    }
    const QString line = QString::fromUtf8(clean.simplified().left(200).toUtf8());
    return line.isEmpty() ? u"?"_s : line;
}

/// An empty database with the session's tables, in write-ahead mode, at a path that exists as an empty file.
Result<void> writeEmptyJournal(const QString &path)
{
    auto connection = Connection::open(path, Connection::Mode::ReadWrite);
    if (!connection)
        return std::unexpected(std::move(connection.error()));
    QStringList statements{u"BEGIN IMMEDIATE"_s, u"PRAGMA application_id=%1"_s.arg(Journal::ApplicationId),
                           u"PRAGMA user_version=%1"_s.arg(Journal::SchemaVersion)};
    statements += JournalReader::schema();
    statements += {u"COMMIT"_s, u"PRAGMA journal_mode=WAL"_s};
    for (const QString &statement : std::as_const(statements)) {
        if (auto done = connection->execute(statement); !done)
            return done;
    }
    return {};
}

/// The mode to open with, after a first look where SQLite might write: closing a file with pending writes moves them
/// into it, which must not happen to a file that is refused.
Result<Connection::Mode> chooseMode(const QString &path)
{
    const bool pending = JournalFile::hasPendingWrites(path);
    if (!JournalFile::isWritable(path))
        return pending ? Connection::Mode::ReadOnly : Connection::Mode::Immutable;
    if (pending) {
        auto reading = Connection::open(path, Connection::Mode::ReadOnly);
        if (!reading)
            return std::unexpected(std::move(reading.error()));
        if (auto events = JournalReader(*reading, path).read(); !events)
            return std::unexpected(std::move(events.error()));
    }
    return Connection::Mode::ReadWrite;
}

} // namespace

struct Journal::Private
{
    QString path;
    Connection connection;
    std::vector<Event> events;
    bool writable = false;
    std::optional<JournalFile::Identity> identity;

    Result<void> checkWritable() const;
    Result<void> checkUnchanged() const;
    Result<void> insert(const StoredEvent &stored);
};

/// Fails before anything is written to a file that nobody would find again.
Result<void> Journal::Private::checkWritable() const
{
    if (!writable) {
        return fail(Error::Kind::Io, tr("The session %1 is open for reading only.").arg(path),
                    tr("Copy it to a folder that you can write to, and open the copy."));
    }
    if (JournalFile::identity(path) != identity) {
        return fail(Error::Kind::Io,
                    tr("The session file %1 was moved, deleted or replaced while it was open.").arg(path),
                    tr("Put it back, or open it at its new place. Nothing was recorded."));
    }
    return {};
}

Result<void> Journal::Private::checkUnchanged() const
{
    auto last = connection.prepare(u"SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1"_s);
    if (!last)
        return std::unexpected(std::move(last.error()));
    if (auto done = connection.run(*last); !done)
        return done;
    const bool any = last->next();
    const bool same = events.empty() ? !any
                                     : any && last->value(0).toLongLong() == events.back().seq &&
                                           last->value(1).toByteArray() == events.back().hash;
    if (!same) {
        return fail(Error::Kind::Invalid,
                    tr("Another window or program has added to the session %1 since it was read here.").arg(path),
                    tr("Reload the session and try again. Nothing was recorded."));
    }
    return {};
}

Result<void> Journal::Private::insert(const StoredEvent &stored)
{
    auto query = connection.prepare(u"INSERT INTO events(seq, time, actor, kind, payload, previous_hash, hash) "
                                    "VALUES(?, ?, ?, ?, ?, ?, ?)"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->addBindValue(stored.seq);
    query->addBindValue(stored.time);
    query->addBindValue(stored.actor);
    query->addBindValue(stored.kind);
    query->addBindValue(stored.payload);
    query->addBindValue(stored.previousHash);
    query->addBindValue(stored.hash);
    return connection.run(*query);
}

Journal::Journal(std::unique_ptr<Private> d) : d(std::move(d)) {}
Journal::Journal(Journal &&) noexcept = default;
Journal &Journal::operator=(Journal &&) noexcept = default;
Journal::~Journal() = default;

Result<Journal> Journal::create(const QString &path)
{
    if (auto isFree = JournalFile::checkFree(path); !isFree)
        return std::unexpected(std::move(isFree.error()));
    // Made under another name, so that a file of the final name is a whole session from its first moment on.
    const QString draft = path + u'.' + QUuid::createUuid().toString(QUuid::Id128).left(12) + u".new"_s;
    QFile file(draft);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        return fail(Error::Kind::Io, tr("The session %1 cannot be created.").arg(path),
                    tr("Check that its folder can be written to."), file.errorString());
    }
    file.close();
    auto done = writeEmptyJournal(draft);
    if (done)
        done = JournalFile::publish(draft, path);
    if (!done) {
        for (const QString &left :
             {draft, QString(draft + u"-wal"_s), QString(draft + u"-shm"_s), QString(draft + u"-journal"_s)})
            QFile::remove(left);
        return std::unexpected(std::move(done.error()));
    }
    return open(path);
}

Result<Journal> Journal::open(const QString &path)
{
    if (auto passed = JournalFile::inspect(path); !passed)
        return std::unexpected(std::move(passed.error()));
    const auto mode = chooseMode(path);
    if (!mode)
        return std::unexpected(mode.error());
    auto connection = Connection::open(path, *mode);
    if (!connection)
        return std::unexpected(std::move(connection.error()));
    auto events = JournalReader(*connection, path).read();
    if (!events)
        return std::unexpected(std::move(events.error()));
    const bool writable = *mode == Connection::Mode::ReadWrite;
    if (writable) {
        if (auto done = connection->execute(u"PRAGMA journal_mode=WAL"_s); !done)
            return std::unexpected(std::move(done.error()));
    }
    return Journal(std::make_unique<Private>(
        Private{path, std::move(*connection), std::move(*events), writable, JournalFile::identity(path)}));
}

QString Journal::path() const
{
    return d->path;
}

const std::vector<Event> &Journal::events() const
{
    return d->events;
}

Result<std::vector<StoredEvent>> Journal::storedEvents() const
{
    return JournalReader(d->connection, d->path).readStored(d->events.size());
}

Result<Event> Journal::append(EventPayload payload, const QString &actor)
{
    if (auto writable = d->checkWritable(); !writable)
        return std::unexpected(std::move(writable.error()));

    Event event{static_cast<qint64>(d->events.size()) + 1,
                QDateTime::currentDateTimeUtc(),
                cleanActor(actor),
                std::move(payload),
                d->events.empty() ? firstPreviousHash() : d->events.back().hash,
                {}};
    const QByteArray json = QJsonDocument(payloadToJson(event.payload)).toJson(QJsonDocument::Compact);
    // What could not be read again must not be written: it would make the whole session unreadable.
    auto readBack = payloadFromJson(event.kind(), QJsonDocument::fromJson(json).object());
    if (!readBack || json.size() > JournalReader::MaxPayloadSize) {
        return fail(Error::Kind::Invalid,
                    readBack ? tr("This text is too long to be recorded: %L1 bytes, at most %L2 are possible.")
                                   .arg(json.size())
                                   .arg(JournalReader::MaxPayloadSize)
                             : tr("This event is not complete, so it was not recorded."));
    }
    event.payload = std::move(*readBack);
    StoredEvent stored{event.seq,
                       event.time.toString(Qt::ISODateWithMs),
                       event.actor,
                       event.kind(),
                       QString::fromUtf8(json),
                       event.previousHash,
                       {}};
    stored.hash = event.hash = eventHash(stored);

    auto transaction = WriteTransaction::begin(d->connection);
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto done = d->checkUnchanged();
    if (done)
        done = d->insert(stored);
    if (done)
        done = transaction->commit();
    if (!done)
        return std::unexpected(std::move(done.error()));
    d->events.push_back(event);
    return event;
}

Result<PackedBlob> PackedBlob::of(const QByteArray &content)
{
    if (content.size() > BlobCodec::MaxSize) {
        return fail(Error::Kind::Invalid,
                    Journal::tr("This is too large to be kept in the session: %L1 bytes, at most %L2 are possible.")
                        .arg(content.size())
                        .arg(BlobCodec::MaxSize));
    }
    return PackedBlob{BlobCodec::digest(content), content.size(), BlobCodec::pack(content)};
}

Result<QString> Journal::putBlob(const QByteArray &content)
{
    if (auto writable = d->checkWritable(); !writable)
        return std::unexpected(std::move(writable.error()));
    const auto blob = PackedBlob::of(content);
    return blob ? putBlob(*blob) : std::unexpected(blob.error());
}

Result<QString> Journal::putBlob(const PackedBlob &blob)
{
    if (auto writable = d->checkWritable(); !writable)
        return std::unexpected(std::move(writable.error()));
    if (auto done = BlobTable(d->connection, d->path).insert({&blob, 1}); !done)
        return std::unexpected(std::move(done.error()));
    return blob.digest;
}

Result<void> Journal::putBlobs(std::span<const PackedBlob> blobs)
{
    if (auto writable = d->checkWritable(); !writable)
        return writable;
    auto transaction = WriteTransaction::begin(d->connection);
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    if (auto done = BlobTable(d->connection, d->path).insert(blobs); !done)
        return done;
    return transaction->commit();
}

Result<QByteArray> Journal::blob(const QString &digest) const
{
    return BlobTable(d->connection, d->path).read(digest);
}

QString Journal::defaultActor()
{
    for (const QString &name : {git::userName(), qEnvironmentVariable("LOGNAME"), qEnvironmentVariable("USER")}) {
        if (const QString clean = name.simplified(); !clean.isEmpty())
            return clean;
    }
    return QFileInfo(QDir::homePath()).owner();
}

} // namespace mxw::review
