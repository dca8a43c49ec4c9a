// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"
#include "models/audit/Record.h"

#include <QByteArray>
#include <QString>

namespace mxw::audit {

/// A record as one HTML file: no script, nothing from the network, light and dark, made for paper, too. `language` is
/// the tag of its words ("en", "zh-CN").
QByteArray toHtml(const Record &record, const QString &language);

} // namespace mxw::audit
