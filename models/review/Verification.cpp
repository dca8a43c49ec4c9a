// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Verification.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"
#include "models/review/BlobCodec.h"
#include "models/review/BlobReferences.h"
#include "models/review/BlobTable.h"
#include "models/review/Connection.h"
#include "models/review/JournalFile.h"
#include "models/review/JournalReader.h"
#include "models/review/KeptFiles.h"

#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr Words<Deviation::Kind, 6> KindWords{{
    {Deviation::Kind::File, u"file"},
    {Deviation::Kind::Event, u"event"},
    {Deviation::Kind::Blob, u"blob"},
    {Deviation::Kind::Tree, u"tree"},
    {Deviation::Kind::Entry, u"entry"},
    {Deviation::Kind::Finding, u"finding"},
}};

Deviation ofEvent(qint64 seq, const QString &text)
{
    return {Deviation::Kind::Event, seq, {}, text};
}

Deviation ofFileItself(const QString &text)
{
    return {Deviation::Kind::File, 0, {}, text};
}

std::optional<EventPayload> payloadOf(const RawEvent &event)
{
    return payloadFromJson(QString::fromUtf8(event.kind), QJsonDocument::fromJson(event.payload).object());
}

} // namespace

QString toString(Deviation::Kind kind)
{
    return wordOf(KindWords, kind);
}

QJsonObject Deviation::toJson() const
{
    QJsonObject object{{u"kind"_s, toString(kind)}, {u"text"_s, text}};
    if (seq > 0)
        object.insert(u"seq"_s, seq);
    put(object, "id"_L1, id);
    return object;
}

std::vector<Deviation> Verification::ofEvents(std::span<const RawEvent> events)
{
    std::vector<Deviation> deviations;
    QByteArray previousHash = firstPreviousHash();
    qint64 expected = 1;
    bool previousHolds = true;
    for (const RawEvent &event : events) {
        if (event.seq > expected)
            deviations.push_back(ofEvent(expected, tr("Event %1 is missing.").arg(expected)));
        bool holds = event.hash == eventHash(event);
        if (!holds) {
            deviations.push_back(
                ofEvent(event.seq, tr("Event %1 was changed: its content does not match its hash.").arg(event.seq)));
        } else if (event.previousHash != previousHash && previousHolds && event.seq == expected) {
            holds = false;
            deviations.push_back(ofEvent(
                event.seq,
                tr("Event %1 does not follow from the one before it: one of the two was replaced.").arg(event.seq)));
        } else if (!payloadOf(event)) {
            deviations.push_back(
                ofEvent(event.seq, tr("Event %1 says nothing that this version can read.").arg(event.seq)));
        }
        previousHolds = holds;
        previousHash = event.hash;
        expected = event.seq + 1;
    }
    return deviations;
}

std::vector<RawEvent> Verification::readEvents(const Connection &connection, std::vector<Deviation> &deviations)
{
    // As bytes, and only of the length that the program writes: the rest is not brought into memory.
    const auto column = [](const QString &name, qint64 most) {
        return u"CASE WHEN length(CAST(%1 AS BLOB)) <= %2 THEN CAST(%1 AS BLOB) END"_s.arg(name).arg(most);
    };
    auto query = connection.prepare(
        u"SELECT seq, %1, %2, %3, %4, %5, %6 FROM events ORDER BY seq LIMIT %7"_s
            .arg(column(u"time"_s, JournalReader::MaxWordSize), column(u"actor"_s, JournalReader::MaxWordSize),
                 column(u"kind"_s, JournalReader::MaxWordSize), column(u"payload"_s, JournalReader::MaxPayloadSize),
                 column(u"previous_hash"_s, 64), column(u"hash"_s, 64))
            .arg(JournalReader::MaxEvents));
    std::vector<RawEvent> events;
    if (!query || !connection.run(*query)) {
        deviations.push_back(ofFileItself(tr("The events of the file cannot be read.")));
        return events;
    }
    while (query->next()) {
        const auto bytes = [&](int at) { return query->value(at).toByteArray(); };
        events.push_back({query->value(0).toLongLong(), bytes(1), bytes(2), bytes(3), bytes(4), bytes(5), bytes(6)});
    }
    if (query->lastError().isValid()) {
        deviations.push_back(ofFileItself(
            tr("The events after %1 cannot be read: %2").arg(events.size()).arg(query->lastError().databaseText())));
    }
    return events;
}

/// Returns the digests of the blobs that are there, sound or not.
QSet<QString> Verification::checkBlobs(const Connection &connection, FileVerdict &verdict)
{
    QSet<QString> found;
    auto query = connection.prepare(
        u"SELECT digest, size, CASE WHEN length(content) <= %1 THEN content END FROM blobs ORDER BY digest"_s.arg(
            BlobCodec::MaxPackedSize));
    if (!query || !connection.run(*query)) {
        verdict.deviations.push_back(ofFileItself(tr("The kept files of the session cannot be read.")));
        return found;
    }
    while (query->next()) {
        const QString digest = query->value(0).toString();
        const auto content = BlobCodec::unpack(query->value(2).toByteArray(), query->value(1).toLongLong());
        if (!content || BlobCodec::digest(*content) != digest) {
            verdict.deviations.push_back(
                {Deviation::Kind::Blob, 0, digest, tr("The kept file %1 is not what was recorded.").arg(digest)});
        }
        found.insert(digest);
    }
    if (query->lastError().isValid()) {
        verdict.deviations.push_back(
            ofFileItself(tr("Some kept files cannot be read: %1").arg(query->lastError().databaseText())));
    }
    verdict.blobs = found.size();
    return found;
}

void Verification::checkReferences(const std::vector<RawEvent> &events, const Connection &connection,
                                   const QString &path, const QSet<QString> &blobs, std::vector<Deviation> &deviations)
{
    QSet<QString> told;
    const auto need = [&](const QString &digest, qint64 seq) {
        if (digest.isEmpty() || blobs.contains(digest) || told.contains(digest))
            return;
        told.insert(digest);
        deviations.push_back({Deviation::Kind::Blob, seq, digest,
                              tr("Event %1 names the kept file %2, which is not there.").arg(seq).arg(digest)});
    };
    for (const RawEvent &event : events) {
        const auto payload = payloadOf(event);
        if (!payload)
            continue;
        for (const QString &digest : blobsOf(*payload))
            need(digest, event.seq);
        const auto *scan = std::get_if<ScanRecorded>(&*payload);
        if (!scan || scan->files.isEmpty() || !blobs.contains(scan->files))
            continue;
        const auto list = BlobTable(connection, path).read(scan->files);
        const auto files =
            list ? KeptFiles::fromJson(QJsonDocument::fromJson(*list).object()) : std::optional<KeptFiles>();
        for (const QString &digest : files ? blobsOf(*files) : QStringList())
            need(digest, event.seq);
    }
}

Result<FileVerdict> Verification::ofFile(const QString &path)
{
    if (auto passed = JournalFile::inspect(path); !passed)
        return std::unexpected(std::move(passed.error()));
    auto connection = Connection::open(path, BlobTable::readingMode(path));
    if (!connection)
        return std::unexpected(std::move(connection.error()));
    FileVerdict verdict;
    const auto sound = connection->value(u"PRAGMA quick_check(1)"_s);
    if (!sound || sound->toString() != "ok"_L1) {
        verdict.deviations.push_back(
            ofFileItself(tr("The database is damaged: %1").arg(sound ? sound->toString() : sound.error().detail)));
    }
    const std::vector<RawEvent> events = readEvents(*connection, verdict.deviations);
    const auto ofChain = ofEvents(events);
    verdict.deviations.insert(verdict.deviations.end(), ofChain.begin(), ofChain.end());
    verdict.events = static_cast<qint64>(events.size());
    if (!events.empty())
        verdict.lastHash = QString::fromLatin1(events.back().hash.toHex());
    const QSet<QString> blobs = checkBlobs(*connection, verdict);
    checkReferences(events, *connection, path, blobs, verdict.deviations);
    // The reader of sessions has rules besides: whatever it refuses is told, once.
    if (verdict.deviations.empty()) {
        if (const auto read = JournalReader(*connection, path).read(); !read) {
            verdict.deviations.push_back(
                ofFileItself(read.error().detail.isEmpty() ? read.error().what : read.error().detail));
        }
    }
    return verdict;
}

std::vector<Deviation> Verification::ofScan(const checks::Analysis &recorded, const checks::Analysis &now)
{
    std::vector<Deviation> deviations;
    const auto add = [&](Deviation::Kind kind, const QString &id, const QString &text) {
        deviations.push_back({kind, 0, id, text});
    };
    if (recorded.setup.subjectId != now.setup.subjectId) {
        add(Deviation::Kind::Tree, now.setup.subjectId,
            tr("The plugin's files are not those of the scan any more (%1 then, %2 now).")
                .arg(recorded.setup.subjectId.left(12), now.setup.subjectId.left(12)));
    }
    for (const inventory::Entry &entry : recorded.entries) {
        if (!now.entry(entry.id))
            add(Deviation::Kind::Entry, entry.id, tr("A new scan does not find the entry %1.").arg(entry.id));
    }
    // A scan may have been asked for some domains only.
    const auto wasLookedFor = [&](inventory::Domain domain) {
        return std::ranges::find(recorded.entries, domain, &inventory::Entry::domain) != recorded.entries.end();
    };
    QSet<QString> notLookedFor;
    for (const inventory::Entry &entry : now.entries) {
        if (!wasLookedFor(entry.domain))
            notLookedFor.insert(entry.id);
        else if (!recorded.entry(entry.id))
            add(Deviation::Kind::Entry, entry.id, tr("A new scan finds the entry %1 besides.").arg(entry.id));
    }
    const auto fingerprints = [](const checks::Analysis &analysis) {
        QSet<QString> all;
        for (const checks::Finding &finding : analysis.findings)
            all.insert(finding.fingerprint());
        return all;
    };
    const QSet<QString> before = fingerprints(recorded);
    const QSet<QString> after = fingerprints(now);
    for (const checks::Finding &finding : recorded.findings) {
        if (!after.contains(finding.fingerprint()))
            add(Deviation::Kind::Finding, finding.fingerprint(),
                tr("A new scan does not find %1 in %2 any more: %3").arg(finding.check, finding.file, finding.message));
    }
    for (const checks::Finding &finding : now.findings) {
        if (!before.contains(finding.fingerprint()) && !notLookedFor.contains(finding.entry))
            add(Deviation::Kind::Finding, finding.fingerprint(),
                tr("A new scan finds %1 in %2 besides: %3").arg(finding.check, finding.file, finding.message));
    }
    return deviations;
}

} // namespace mxw::review
