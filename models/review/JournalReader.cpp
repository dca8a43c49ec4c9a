// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/JournalReader.h"

#include "models/review/Journal.h"
#include "models/review/JournalFile.h"

#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

StoredEvent storedEvent(const QSqlQuery &query)
{
    return {query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
            query.value(3).toString(),   query.value(4).toString(), query.value(5).toByteArray(),
            query.value(6).toByteArray()};
}

} // namespace

QStringList JournalReader::schema()
{
    // `time` is ISO 8601 in UTC, `payload` compact JSON (Event.cpp), `hash` as EventHash.h says; `content` is a 32-bit
    // big-endian length and a zlib stream, `digest` the SHA-256 in hex of what it unpacks to, `size` its length.
    return {
        u"CREATE TABLE events(seq INTEGER PRIMARY KEY, time TEXT NOT NULL, actor TEXT NOT NULL, kind TEXT NOT NULL, "
        "payload TEXT NOT NULL, previous_hash BLOB NOT NULL, hash BLOB NOT NULL) STRICT"_s,
        u"CREATE TABLE blobs(digest TEXT PRIMARY KEY NOT NULL, size INTEGER NOT NULL, content BLOB NOT NULL) STRICT"_s,
    };
}

JournalReader::JournalReader(const Connection &connection, QString path)
    : m_connection(connection), m_path(std::move(path))
{
}

Result<std::vector<Event>> JournalReader::read() const
{
    for (const auto check : {&JournalReader::checkVersion, &JournalReader::checkPages, &JournalReader::checkSchema,
                             &JournalReader::checkSizes}) {
        if (auto passed = (this->*check)(); !passed)
            return std::unexpected(std::move(passed.error()));
    }
    return readEvents();
}

/// Again, although the header was looked at: a write-ahead log may hold a later header.
Result<void> JournalReader::checkVersion() const
{
    const auto id = m_connection.value(u"PRAGMA application_id"_s);
    if (!id)
        return std::unexpected(id.error());
    if (static_cast<quint32>(id->toInt()) != Journal::ApplicationId)
        return std::unexpected(JournalFile::otherProgram(m_path));
    const auto version = m_connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return std::unexpected(version.error());
    const auto number = static_cast<quint32>(version->toInt());
    if (number > quint32{Journal::SchemaVersion})
        return std::unexpected(JournalFile::newerVersion(m_path, number));
    if (number < quint32{Journal::SchemaVersion})
        return std::unexpected(damaged(tr("It names the form %1, which no version has written.").arg(number)));
    return {};
}

Result<void> JournalReader::checkPages() const
{
    const auto verdict = m_connection.value(u"PRAGMA quick_check(1)"_s);
    if (!verdict)
        return std::unexpected(verdict.error());
    if (verdict->toString() != u"ok")
        return std::unexpected(damaged(verdict->toString()));
    return {};
}

Result<void> JournalReader::checkSchema() const
{
    auto query = m_connection.prepare(u"SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    if (auto done = m_connection.run(*query); !done)
        return done;
    QStringList found;
    while (query->next()) {
        found.append(query->value(0).toString());
        if (found.size() > schema().size())
            break;
    }
    if (query->lastError().isValid())
        return std::unexpected(m_connection.failure(query->lastError()));
    QStringList expected = schema();
    std::ranges::sort(found);
    std::ranges::sort(expected);
    if (found != expected)
        return std::unexpected(damaged(tr("Its tables are not those of a session.")));
    return {};
}

/// Before any of it is read into memory.
Result<void> JournalReader::checkSizes() const
{
    const auto count = m_connection.value(u"SELECT count(*) FROM events"_s);
    if (!count)
        return std::unexpected(count.error());
    if (count->toLongLong() > MaxEvents)
        return std::unexpected(damaged(tr("It holds more than %L1 events.").arg(MaxEvents)));
    const auto oversized = m_connection.value(
        u"SELECT seq FROM events WHERE length(CAST(payload AS BLOB)) > %1 OR length(CAST(actor AS BLOB)) > %2 "
        "OR length(CAST(kind AS BLOB)) > %2 OR length(CAST(time AS BLOB)) > %2 OR length(previous_hash) <> 32 "
        "OR length(hash) <> 32 LIMIT 1"_s.arg(MaxPayloadSize)
            .arg(MaxWordSize));
    if (!oversized)
        return std::unexpected(oversized.error());
    if (oversized->isValid())
        return std::unexpected(
            damaged(tr("A field of event %1 has a length that none can have.").arg(oversized->toLongLong())));
    return {};
}

Result<std::vector<Event>> JournalReader::readEvents() const
{
    auto query =
        m_connection.prepare(u"SELECT seq, time, actor, kind, payload, previous_hash, hash FROM events ORDER BY seq"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    if (auto done = m_connection.run(*query); !done)
        return std::unexpected(std::move(done.error()));
    std::vector<Event> events;
    QByteArray previousHash = firstPreviousHash();
    while (query->next()) {
        const StoredEvent stored = storedEvent(*query);
        const qint64 expected = static_cast<qint64>(events.size()) + 1;
        if (stored.seq != expected || stored.previousHash != previousHash || stored.hash != eventHash(stored)) {
            return fail(Error::Kind::Invalid,
                        tr("The session %1 was changed by something other than this program: event %2 does not follow "
                           "from the one before it, or its content does not match its hash.")
                            .arg(m_path, QString::number(expected)),
                        tr("Do not rely on it. Open a copy from before the change. The file was left as it is."));
        }
        auto event = decode(stored);
        if (!event)
            return std::unexpected(std::move(event.error()));
        previousHash = stored.hash;
        events.push_back(std::move(*event));
    }
    if (query->lastError().isValid())
        return std::unexpected(m_connection.failure(query->lastError()));
    return events;
}

Result<std::vector<StoredEvent>> JournalReader::readStored(size_t count) const
{
    auto query = m_connection.prepare(
        u"SELECT seq, time, actor, kind, payload, previous_hash, hash FROM events ORDER BY seq LIMIT %1"_s.arg(count));
    if (!query)
        return std::unexpected(std::move(query.error()));
    if (auto done = m_connection.run(*query); !done)
        return std::unexpected(std::move(done.error()));
    std::vector<StoredEvent> events;
    while (query->next())
        events.push_back(storedEvent(*query));
    if (query->lastError().isValid())
        return std::unexpected(m_connection.failure(query->lastError()));
    return events;
}

Result<Event> JournalReader::decode(const StoredEvent &stored) const
{
    if (!eventKinds().contains(stored.kind)) {
        return fail(Error::Kind::Unsupported,
                    tr("Event %1 of the session %2 is of a kind that this version does not know: “%3”.")
                        .arg(stored.seq)
                        .arg(m_path, stored.kind.left(40).simplified()),
                    tr("Open it with the version that wrote it. The file was left as it is."));
    }
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(stored.payload.toUtf8(), &problem);
    if (!document.isObject()) {
        return std::unexpected(
            damaged(tr("The content of event %1 is not JSON: %2").arg(stored.seq).arg(problem.errorString())));
    }
    auto payload = payloadFromJson(stored.kind, document.object());
    if (!payload)
        return std::unexpected(damaged(tr("The content of event %1 is not complete.").arg(stored.seq)));
    const auto time = QDateTime::fromString(stored.time, Qt::ISODateWithMs);
    if (!time.isValid())
        return std::unexpected(damaged(tr("Event %1 has no valid time.").arg(stored.seq)));
    return Event{stored.seq, time.toUTC(), stored.actor, std::move(*payload), stored.previousHash, stored.hash};
}

Error JournalReader::damaged(const QString &detail) const
{
    return {Error::Kind::Invalid, tr("The session file %1 is damaged.").arg(m_path),
            tr("Open a copy of it from before. This file was left as it is."), detail};
}

} // namespace mxw::review
