// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace mxw::audit {

/// JSON to be read by people, too: characters that draw nothing or turn the direction of text are written as "\uXXXX".
QByteArray jsonText(const QJsonObject &object);

} // namespace mxw::audit
