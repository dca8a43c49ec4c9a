// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mxw::inventory {

/// True when `text` matches one of the patterns; `*` stands for any characters, '/' and '.' included.
bool matchesAny(QStringView text, const QStringList &patterns);

} // namespace mxw::inventory
