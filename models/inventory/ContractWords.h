// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/DifferenceMatrix.h"

#include <QString>

namespace mxw::inventory {

/// Words for people, translated: "Weights".
QString displayName(Contract contract);
/// What a row is to record for both sides, one sentence.
QString explanation(Contract contract);

} // namespace mxw::inventory
