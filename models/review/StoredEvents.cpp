// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/StoredEvents.h"

#include "models/core/JsonReader.h"
#include "models/review/JournalReader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

QByteArray StoredEvents::toJson(const std::vector<StoredEvent> &events)
{
    QJsonArray array;
    for (const StoredEvent &event : events) {
        array.append(QJsonObject{{u"seq"_s, event.seq},
                                 {u"time"_s, event.time},
                                 {u"actor"_s, event.actor},
                                 {u"kind"_s, event.kind},
                                 {u"payload"_s, event.payload},
                                 {u"previous"_s, QString::fromLatin1(event.previousHash.toHex())},
                                 {u"hash"_s, QString::fromLatin1(event.hash.toHex())}});
    }
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::unexpected<Error> StoredEvents::refused(qsizetype number)
{
    return fail(Error::Kind::Invalid,
                tr("The earlier review kept in this session was changed by something other than this program: its "
                   "event %1 does not follow from the one before it, or its content does not match its hash.")
                    .arg(number),
                tr("Do not rely on it. Follow on the earlier review's own file again."));
}

Result<Event> StoredEvents::decode(const QJsonValue &value, const std::vector<Event> &before)
{
    const qsizetype number = qsizetype(before.size()) + 1;
    const QJsonObject object = value.toObject();
    JsonReader read(object);
    StoredEvent stored{object.value(u"seq").toInteger(0),
                       read.text("time"_L1),
                       read.text("actor"_L1),
                       read.text("kind"_L1),
                       read.text("payload"_L1),
                       {},
                       {}};
    stored.previousHash = QByteArray::fromHex(read.text("previous"_L1).toLatin1());
    stored.hash = QByteArray::fromHex(read.text("hash"_L1).toLatin1());
    const QByteArray previous = before.empty() ? firstPreviousHash() : before.back().hash;
    if (!read.ok() || stored.seq != number || stored.previousHash != previous || stored.hash != eventHash(stored))
        return refused(number);
    if (!eventKinds().contains(stored.kind)) {
        return fail(Error::Kind::Unsupported,
                    tr("Event %1 of the earlier review is of a kind that this version does not know: “%2”.")
                        .arg(number)
                        .arg(stored.kind.left(40).simplified()),
                    tr("Open the session with the version that wrote it."));
    }
    auto payload = payloadFromJson(stored.kind, QJsonDocument::fromJson(stored.payload.toUtf8()).object());
    const QDateTime time = QDateTime::fromString(stored.time, Qt::ISODateWithMs);
    if (!payload || !time.isValid())
        return refused(number);
    return Event{stored.seq, time.toUTC(), stored.actor, *std::move(payload), stored.previousHash, stored.hash};
}

Result<std::vector<Event>> StoredEvents::fromJson(const QByteArray &json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (!document.isArray() || document.array().size() > JournalReader::MaxEvents) {
        return fail(Error::Kind::Invalid, tr("The earlier review kept in this session cannot be read."),
                    tr("Follow on the earlier review's own file again."), problem.errorString());
    }
    std::vector<Event> events;
    for (const QJsonValue value : document.array()) {
        auto event = decode(value, events);
        if (!event)
            return std::unexpected(std::move(event.error()));
        events.push_back(*std::move(event));
    }
    return events;
}

} // namespace mxw::review
