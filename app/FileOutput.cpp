// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/FileOutput.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

#include <cstdio>

namespace mxw::app {

Result<void> writeOutput(const QString &file, const QByteArray &content)
{
    const auto refused = [&](const QString &detail) {
        return fail(Error::Kind::Io,
                    QCoreApplication::translate("mxw::app::FileOutput", "%1 could not be written.")
                        .arg(QDir::toNativeSeparators(file)),
                    QCoreApplication::translate("mxw::app::FileOutput",
                                                "Choose a folder that exists and that you may write to."),
                    detail);
    };
    if (file == QLatin1String("-")) {
        const auto size = static_cast<size_t>(content.size());
        if (std::fwrite(content.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0)
            return refused(qt_error_string());
        return {};
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit())
        return refused(out.errorString());
    return {};
}

} // namespace mxw::app
