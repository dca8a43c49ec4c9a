// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/JsonValues.h"

#include <algorithm>
#include <cmath>

namespace mxw::validation {

QString textOf(const QJsonValue &value, qsizetype most)
{
    return value.toString().left(most);
}

QStringList textsOf(const QJsonValue &value, qsizetype most)
{
    QStringList texts;
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < std::min(array.size(), most); ++i) {
        if (array[i].isString())
            texts.append(textOf(array[i]));
    }
    return texts;
}

QMap<QString, QString> textMapOf(const QJsonValue &value, qsizetype most)
{
    QMap<QString, QString> map;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end() && map.size() < most; ++it) {
        if (it.value().isString())
            map.insert(it.key(), textOf(it.value()));
    }
    return map;
}

qint64 wholeOf(const QJsonValue &value, qint64 otherwise)
{
    const double number = value.toDouble(std::nan(""));
    constexpr double limit = 9007199254740992.0; // beyond it a double skips whole numbers
    if (!(std::abs(number) <= limit) || number != std::trunc(number))
        return otherwise;
    return static_cast<qint64>(number);
}

QJsonObject toJsonObject(const QMap<QString, QString> &map)
{
    QJsonObject object;
    for (auto it = map.begin(); it != map.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

} // namespace mxw::validation
