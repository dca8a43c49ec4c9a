// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/Event.h"
#include "models/review/EventHash.h"

#include <QByteArray>
#include <QCoreApplication>

#include <vector>

namespace mxw::review {

/// The events of a journal outside of it: a JSON array of objects with "seq", "time", "actor", "kind", "payload" (the
/// text that was hashed), "previous" and "hash" (in hex).
class StoredEvents
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::StoredEvents)
public:
    static QByteArray toJson(const std::vector<StoredEvent> &events);
    /// Fails unless every event follows from the one before it and matches its hash.
    static Result<std::vector<Event>> fromJson(const QByteArray &json);

private:
    static Result<Event> decode(const QJsonValue &value, const std::vector<Event> &before);
    static std::unexpected<Error> refused(qsizetype number);
};

} // namespace mxw::review
