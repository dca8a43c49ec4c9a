// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QString>

namespace mxw::inventory {

/// The text of a bundled profile, or of a file.
Result<QByteArray> profileContent(const QString &nameOrFile);

} // namespace mxw::inventory
