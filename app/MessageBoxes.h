// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>

#include <functional>

class QWidget;

namespace mxw::app {

/// Says what happened and what to do; the detail folds out. Returns at once.
void showError(QWidget *parent, const Error &error);
void showInformation(QWidget *parent, const QString &text, const QString &more);
/// A text of many lines in the monospace font, to read and to copy.
void showText(QWidget *parent, const QString &title, const QString &text);
/// Calls `agreed` when the user presses the button `yes`; the other one is the default. Returns at once.
void askYesNo(QWidget *parent, const QString &question, const QString &more, const QString &yes,
              const std::function<void()> &agreed);

} // namespace mxw::app
