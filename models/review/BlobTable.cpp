// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobTable.h"

#include "models/review/BlobCodec.h"
#include "models/review/JournalFile.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace mxw::review {

Result<QByteArray> BlobTable::read(const QString &digest) const
{
    // The length first: what is too long must not come into memory.
    auto query = m_connection.prepare(u"SELECT size, CASE WHEN length(content) <= ? THEN content END FROM blobs "
                                      "WHERE digest = ?"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->addBindValue(BlobCodec::MaxPackedSize);
    query->addBindValue(digest);
    if (auto done = m_connection.run(*query); !done)
        return std::unexpected(std::move(done.error()));
    if (!query->next())
        return fail(Error::Kind::NotFound, tr("The session %1 does not hold this recorded file.").arg(m_path), {},
                    digest);
    auto content = BlobCodec::unpack(query->value(1).toByteArray(), query->value(0).toLongLong());
    if (content && BlobCodec::digest(*content) != digest) {
        return fail(Error::Kind::Invalid, tr("A recorded file of the session %1 is not what was recorded.").arg(m_path),
                    tr("Do not rely on it. Open a copy from before the change."), digest);
    }
    return content;
}

Result<bool> BlobTable::holds(const QString &digest) const
{
    auto query = m_connection.prepare(u"SELECT 1 FROM blobs WHERE digest = ?"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->addBindValue(digest);
    if (auto done = m_connection.run(*query); !done)
        return std::unexpected(std::move(done.error()));
    return query->next();
}

Result<void> BlobTable::insert(std::span<const PackedBlob> blobs)
{
    auto query = m_connection.prepare(u"INSERT OR IGNORE INTO blobs(digest, size, content) VALUES(?, ?, ?)"_s);
    if (!query)
        return std::unexpected(std::move(query.error()));
    for (const PackedBlob &blob : blobs) {
        query->bindValue(0, blob.digest);
        query->bindValue(1, blob.size);
        query->bindValue(2, blob.packed);
        if (auto done = m_connection.run(*query); !done)
            return done;
    }
    return {};
}

Connection::Mode BlobTable::readingMode(const QString &path)
{
    const bool immutable = !JournalFile::isWritable(path) && !JournalFile::hasPendingWrites(path);
    return immutable ? Connection::Mode::Immutable : Connection::Mode::ReadOnly;
}

} // namespace mxw::review
