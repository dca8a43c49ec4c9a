// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace mxw::tests {

/// A program that stands in for `dot`: a shell script in a folder of its own.
class FakeDot
{
public:
    explicit FakeDot(const QByteArray &script) : m_path(m_folder.filePath(QStringLiteral("dot")))
    {
        QFile file(m_path);
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + script + '\n') < 0)
            qFatal("cannot write %s", qPrintable(m_path));
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    QString path() const { return m_path; }
    QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    const QString m_path;
};

} // namespace mxw::tests
