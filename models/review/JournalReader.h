// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/Connection.h"
#include "models/review/Event.h"
#include "models/review/EventHash.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::review {

/// The schema of version 1 of the session file, and the only reader of its events: nothing in the file is believed
/// before it was checked.
class JournalReader
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::JournalReader)
public:
    static constexpr qint64 MaxEvents = 1'000'000;
    static constexpr qint64 MaxPayloadSize = 1024 * 1024; ///< bytes of an event's JSON
    static constexpr qint64 MaxWordSize = 1024;           ///< bytes of an actor, a kind or a time

    /// The statements that make an empty session.
    static QStringList schema();

    JournalReader(const Connection &connection, QString path);
    /// All events, or why the file is refused. Writes nothing.
    Result<std::vector<Event>> read() const;
    /// The first events as they stand in the file, without a look at their content.
    Result<std::vector<StoredEvent>> readStored(size_t count) const;

private:
    Result<void> checkVersion() const;
    Result<void> checkPages() const;
    Result<void> checkSchema() const;
    Result<void> checkSizes() const;
    Result<std::vector<Event>> readEvents() const;
    Result<Event> decode(const StoredEvent &stored) const;
    Error damaged(const QString &detail) const;

    const Connection &m_connection;
    QString m_path;
};

} // namespace mxw::review
