// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/Journal.h"

#include <QByteArray>
#include <QString>

#include <span>

namespace mxw::review {

/// The blobs of a session file, for any thread: each call has a connection of its own.
class BlobFile
{
public:
    explicit BlobFile(QString path) : m_path(std::move(path)) {}

    /// Fails when what is stored is not what the digest says.
    Result<QByteArray> read(const QString &digest) const;
    /// All of them or none.
    Result<void> write(std::span<const PackedBlob> blobs) const;

private:
    QString m_path;
};

} // namespace mxw::review
