// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QStringList>

namespace mxw::validation {

/// Readers of untrusted JSON: a value of another kind reads as nothing, long texts are cut.
QString textOf(const QJsonValue &value, qsizetype most = 20'000);
QStringList textsOf(const QJsonValue &value, qsizetype most = 100'000);
QMap<QString, QString> textMapOf(const QJsonValue &value, qsizetype most = 10'000);
/// Whole numbers up to 2^53; `otherwise` for all else.
qint64 wholeOf(const QJsonValue &value, qint64 otherwise = 0);

QJsonObject toJsonObject(const QMap<QString, QString> &map);

} // namespace mxw::validation
