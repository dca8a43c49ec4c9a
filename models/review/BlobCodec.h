// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace mxw::review {

/// Packing of the journal's blobs: qCompress()'s form.
class BlobCodec
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::BlobCodec)
public:
    static constexpr qint64 MaxSize = 64 * 1024 * 1024;                      ///< bytes of content
    static constexpr qint64 MaxPackedSize = MaxSize + MaxSize / 1000 + 1024; ///< zlib never adds more than that

    static QByteArray pack(const QByteArray &content);
    /// Never takes more than `size` bytes, whatever the packed form says or holds.
    static Result<QByteArray> unpack(const QByteArray &packed, qint64 size);
    static QString digest(const QByteArray &content);
};

} // namespace mxw::review
