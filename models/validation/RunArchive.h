// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>

namespace mxw::validation {

class RunReader;

/// The capture files of a run as one stream of frames, in the order their bytes arrived: a line of JSON
/// {"file": name, "bytes": n} and then n bytes. A stream that was cut off anywhere can be read up to there.
class RunArchive
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunArchive)
public:
    static QByteArray frame(const QString &file, const QByteArray &bytes);

    using Take = std::function<void(const QString &file, const QByteArray &bytes)>;

    /// The next bytes of a stream, in order; what is there of a file is given away. Invalid: this is no such stream.
    Result<void> feed(const QByteArray &bytes, const Take &take);
    Result<void> feed(const QByteArray &bytes, RunReader &reader);

private:
    static constexpr qsizetype MaxHeader = 10'000;

    QByteArray m_header;
    QString m_file;
    qint64 m_left = 0; ///< bytes of the frame that are still to come
};

} // namespace mxw::validation
