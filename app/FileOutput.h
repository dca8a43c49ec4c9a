// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QString>

namespace mxw::app {

/// Replaces the file as a whole or not at all; "-" is standard output.
Result<void> writeOutput(const QString &file, const QByteArray &content);

} // namespace mxw::app
