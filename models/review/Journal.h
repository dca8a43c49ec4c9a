// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/Event.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace mxw::review {

struct StoredEvent;

/// Content made ready for the journal; packing takes time, and needs no journal.
struct PackedBlob
{
    QString digest; ///< SHA-256 of the content, in hex
    qint64 size = 0;
    QByteArray packed;

    /// Fails when it is larger than a blob may be (BlobCodec::MaxSize).
    static Result<PackedBlob> of(const QByteArray &content);
};

/// The session file (`*.mxreview`): an append-only, hash-chained list of events and content-addressed blobs in one
/// SQLite database (WAL, synchronous=FULL). When append() returns, the event is on disk.
///
/// Two processes may have it open; the second to write gets an error and must reload. Not thread-safe.
class Journal
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Journal)
public:
    static constexpr int SchemaVersion = 1;
    static constexpr quint32 ApplicationId = 0x4d585257; // "MXRW"

    /// Fails when the file exists.
    static Result<Journal> create(const QString &path);
    /// Refuses other files, newer versions and broken chains, each with its own words; never changes a refused file.
    static Result<Journal> open(const QString &path);

    Journal(Journal &&) noexcept;
    Journal &operator=(Journal &&) noexcept;
    ~Journal();

    QString path() const;
    const std::vector<Event> &events() const;
    /// The events that were read or written here, as the file holds them.
    Result<std::vector<StoredEvent>> storedEvents() const;
    /// Writes the event, waits until it is durable, and returns it. On failure nothing was written.
    Result<Event> append(EventPayload payload, const QString &actor);
    /// Stores content once; returns its SHA-256 in hex.
    Result<QString> putBlob(const QByteArray &content);
    Result<QString> putBlob(const PackedBlob &blob);
    /// All of them or none, in one transaction.
    Result<void> putBlobs(std::span<const PackedBlob> blobs);
    Result<QByteArray> blob(const QString &digest) const;

    /// The user's name for new events: git's user.name, else the login name.
    static QString defaultActor();

private:
    struct Private;
    explicit Journal(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace mxw::review
