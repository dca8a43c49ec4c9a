// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace mxw::app {

class ReviewController;

/// Asks how and where the audit record of the open review is written, and calls `chosen` then. An entry that stands
/// against a final record can be gone to instead. Returns at once.
void askForExport(QWidget *parent, ReviewController &controller,
                  const std::function<void(const QString &file, bool final)> &chosen);

} // namespace mxw::app
