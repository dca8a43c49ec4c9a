// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ConfigFile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ConfigFile)
};

/// Enough for any config, and not the whole of a file that was named by mistake.
constexpr qint64 MostBytes = 9 * 1024 * 1024;

} // namespace

Result<inventory::ConfigSource> readConfigFile(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return fail(Error::Kind::NotFound, Text::tr("The file %1 cannot be read.").arg(path),
                    Text::tr("Choose the config.json of a checkpoint."), file.errorString());
    }
    const QFileInfo info(QFileInfo(path).absoluteFilePath());
    const QString folder = QFileInfo(info.path()).fileName();
    inventory::ConfigSource source{folder.isEmpty() ? info.fileName() : folder + u'/' + info.fileName(),
                                   file.read(MostBytes)};
    if (const auto parsed = inventory::CheckpointConfig::parse(source.name, source.json); !parsed)
        return std::unexpected(parsed.error());
    return source;
}

} // namespace mxw::app
