// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/inventory/CheckpointConfig.h"

#include <QString>

namespace mxw::app {

/// A config.json from the disk, named after its folder too: "DeepSeek-V3/config.json". Fails when it cannot be read or
/// is none.
Result<inventory::ConfigSource> readConfigFile(const QString &file);

} // namespace mxw::app
