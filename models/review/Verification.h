// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Result.h"
#include "models/review/EventHash.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <span>
#include <vector>

namespace mxw::review {

class Connection;

/// One thing that is not as it was recorded.
struct Deviation
{
    enum class Kind {
        File,    ///< the database itself
        Event,   ///< of the journal: `seq`
        Blob,    ///< a kept file: `id` is its digest
        Tree,    ///< what the scan looked at is something else now
        Entry,   ///< found by one scan only: `id`
        Finding, ///< the same: `id` is its fingerprint
    };
    Kind kind = Kind::File;
    qint64 seq = 0;
    QString id = {};
    QString text = {}; ///< a whole sentence

    QJsonObject toJson() const;
    bool operator==(const Deviation &) const = default;
};
QString toString(Deviation::Kind kind); ///< "file", "event", "blob", "tree", "entry", "finding"

/// What a session file is in itself, whether it opens or not.
struct FileVerdict
{
    qint64 events = 0;
    qint64 blobs = 0;
    QString lastHash = {}; ///< of the last event, in hex: an export that names it was made of these very events
    std::vector<Deviation> deviations = {};
};

/// Recomputes what a session says of itself.
class Verification
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Verification)
public:
    /// Names the first event that does not hold, and every further one that is wrong in itself.
    static std::vector<Deviation> ofEvents(std::span<const RawEvent> events);
    /// Hash chain and digests of a file. Fails only for what is no session file. Writes nothing.
    static Result<FileVerdict> ofFile(const QString &path);
    /// What two scans of the same review do not have in common.
    static std::vector<Deviation> ofScan(const checks::Analysis &recorded, const checks::Analysis &now);

private:
    static std::vector<RawEvent> readEvents(const Connection &connection, std::vector<Deviation> &deviations);
    static QSet<QString> checkBlobs(const Connection &connection, FileVerdict &verdict);
    static void checkReferences(const std::vector<RawEvent> &events, const Connection &connection, const QString &path,
                                const QSet<QString> &blobs, std::vector<Deviation> &deviations);
};

} // namespace mxw::review
