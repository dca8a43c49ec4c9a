// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>

class QWidget;

namespace mxw::app {

/// Says what happened and what to do; the detail folds out. Returns at once.
void showError(QWidget *parent, const Error &error);
void showInformation(QWidget *parent, const QString &text, const QString &more);

} // namespace mxw::app
