// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/JsonText.h"

#include "models/audit/UnseenText.h"

#include <QJsonDocument>
#include <QString>

#include <algorithm>

namespace mxw::audit {

QByteArray jsonText(const QJsonObject &object)
{
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Indented);
    const bool isPlain = std::ranges::none_of(bytes, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if (isPlain)
        return bytes;
    // Outside of strings there are none of them.
    QString text;
    for (const QChar c : QString::fromUtf8(bytes)) {
        if (c.unicode() >= 0x80 && isUnseen(c))
            text += QLatin1StringView("\\u") + QString::number(c.unicode(), 16).rightJustified(4, QLatin1Char('0'));
        else
            text += c;
    }
    return text.toUtf8();
}

} // namespace mxw::audit
