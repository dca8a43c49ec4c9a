// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDataStream>

namespace mxw::source::protocol {

// A worker reads frames from its standard input and answers each with one on its standard output. A frame is its size,
// a 32-bit big-endian number, and that many bytes, a QDataStream:
//   request:  quint8 ParseJob::What, QString path, QByteArray content
//   reply:    quint8 Reply, then the Outline, the Outline and (when that has no fault) the Usage, the JSON
//            (QByteArray), or the words of the failure (QString)

inline constexpr const char *Argument = "--source-worker";
inline constexpr auto Version = QDataStream::Qt_6_0;
inline constexpr qsizetype SizeBytes = 4;
inline constexpr quint32 MaximumFrame = 256u * 1024 * 1024;

enum class Reply : quint8 { Outline, Usage, EntryPoints, Failure };

inline QByteArray frame(const QByteArray &payload)
{
    QByteArray result;
    QDataStream stream(&result, QDataStream::WriteOnly);
    stream << quint32(payload.size());
    return result + payload;
}

inline quint32 frameSize(const char *head)
{
    const auto *bytes = reinterpret_cast<const unsigned char *>(head);
    return quint32(bytes[0]) << 24 | quint32(bytes[1]) << 16 | quint32(bytes[2]) << 8 | quint32(bytes[3]);
}

} // namespace mxw::source::protocol
