// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>

class QWidget;

namespace mxw::app {

class ReviewController;

/// Asks which upstream file the mirrored file of this entry has as its counterpart, records the answer and scans again.
/// Nothing happens when the user cancels.
Result<void> chooseCounterpart(ReviewController &controller, const QString &entry, QWidget *parent);

} // namespace mxw::app
