// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobFile.h"

#include "models/review/BlobTable.h"
#include "models/review/Connection.h"
#include "models/review/JournalFile.h"

namespace mxw::review {

Result<QByteArray> BlobFile::read(const QString &digest) const
{
    auto connection = Connection::open(m_path, BlobTable::readingMode(m_path));
    if (!connection)
        return std::unexpected(std::move(connection.error()));
    return BlobTable(*connection, m_path).read(digest);
}

Result<void> BlobFile::write(std::span<const PackedBlob> blobs) const
{
    if (auto passed = JournalFile::inspect(m_path); !passed)
        return passed;
    auto connection = Connection::open(m_path, Connection::Mode::ReadWrite);
    if (!connection)
        return std::unexpected(std::move(connection.error()));
    auto transaction = WriteTransaction::begin(*connection);
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    if (auto done = BlobTable(*connection, m_path).insert(blobs); !done)
        return done;
    return transaction->commit();
}

} // namespace mxw::review
