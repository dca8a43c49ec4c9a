// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <memory>

namespace mxw::validation {

/// A part of an open file that is read at any place and from any thread. Its size is what the file had when it was
/// opened.
class FileSlice
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::FileSlice)
public:
    static Result<FileSlice> open(const QString &path);
    /// An empty file that is gone when it is closed; write() fills it.
    static Result<FileSlice> temporary();

    const QString &path() const { return m_path; } ///< for messages
    void setPath(const QString &path) { m_path = path; }
    qint64 size() const { return m_size; }
    /// Less of it; both numbers must lie within.
    FileSlice part(qint64 offset, qint64 size) const;

    /// Fills `size` bytes from `offset`; fails when the file has fewer by now.
    Result<void> read(qint64 offset, void *to, qint64 size) const;
    /// At most `size` bytes, fewer at the end.
    Result<QByteArray> readAtMost(qint64 offset, qint64 size) const;
    /// Appends.
    Result<void> write(const void *from, qint64 size);

private:
    struct Descriptor;

    FileSlice(std::shared_ptr<const Descriptor> descriptor, const QString &path, qint64 size);

    std::shared_ptr<const Descriptor> m_descriptor;
    QString m_path;
    qint64 m_offset = 0;
    qint64 m_size = 0;
};

} // namespace mxw::validation
