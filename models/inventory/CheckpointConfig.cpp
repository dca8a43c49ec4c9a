// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/CheckpointConfig.h"

#include <QJsonDocument>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

Result<CheckpointConfig> CheckpointConfig::parse(const QString &name, const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject()) {
        return fail(Error::Kind::Invalid, tr("%1 is no config.json: %2").arg(name, error.errorString()),
                    tr("Choose the config.json of the checkpoint."));
    }
    CheckpointConfig config;
    config.name = name;
    return config;
}

} // namespace mxw::inventory
