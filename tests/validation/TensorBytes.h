// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

/// The content of a .npy file; `shape` as in Python, such as "(2, 3)".
QByteArray npyBytes(const QByteArray &descr, const QByteArray &shape, const QByteArray &data, bool fortran = false,
                    int version = 1);
/// Any header text.
QByteArray npyWithHeader(const QByteArray &header, const QByteArray &data, int version = 1);
/// A zip archive of these files, stored or deflated.
QByteArray zipBytes(const std::vector<std::pair<QByteArray, QByteArray>> &members, bool packed);
/// A .safetensors file with this JSON header.
QByteArray safetensorsBytes(const QByteArray &header, const QByteArray &data);

/// The bytes of numbers in this machine's order.
template <typename Number> QByteArray bytesOf(const std::vector<Number> &numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.data()), qsizetype(numbers.size() * sizeof(Number)));
}

/// Writes a file and returns its path.
QString writeFile(const QString &path, const QByteArray &content);
