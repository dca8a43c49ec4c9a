// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace mxw::review {

/// An event as the journal stores it.
struct StoredEvent
{
    qint64 seq = 0;
    QString time; ///< ISO 8601, UTC, with milliseconds: "2026-01-31T09:12:00.000Z"
    QString actor;
    QString kind;
    QString payload; ///< compact JSON
    QByteArray previousHash;
    QByteArray hash;
};

/// The same as bytes, just as they lie in the file: what was tampered with need not be text.
struct RawEvent
{
    qint64 seq = 0;
    QByteArray time = {};
    QByteArray actor = {};
    QByteArray kind = {};
    QByteArray payload = {};
    QByteArray previousHash = {};
    QByteArray hash = {};
};

/// SHA-256, 32 bytes, over the ASCII line "mxreview-event-1\n" and then, for each of seq (decimal), time, actor, kind,
/// payload (UTF-8, exactly as stored) and previousHash: its length in bytes as a 32-bit big-endian number, and its
/// bytes.
QByteArray eventHash(const StoredEvent &event);
QByteArray eventHash(const RawEvent &event);

/// What the first event has as its previous hash: 32 zero bytes.
QByteArray firstPreviousHash();

} // namespace mxw::review
