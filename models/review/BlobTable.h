// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/Connection.h"
#include "models/review/Journal.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <span>

namespace mxw::review {

/// The blobs of a session file, over a connection to it.
class BlobTable
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::BlobTable)
public:
    BlobTable(const Connection &connection, QString path) : m_connection(connection), m_path(std::move(path)) {}

    /// How to open a session only to read it.
    static Connection::Mode readingMode(const QString &path);

    /// Fails when what is stored is not what the digest says.
    Result<QByteArray> read(const QString &digest) const;
    Result<bool> holds(const QString &digest) const;
    /// Stores those that are not there yet. More than one wants a transaction around it.
    Result<void> insert(std::span<const PackedBlob> blobs);

private:
    const Connection &m_connection;
    const QString m_path;
};

} // namespace mxw::review
