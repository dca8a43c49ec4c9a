// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QWidget;

#include <functional>

namespace mxw::gallery {

/// Draws the validation pane in its states; `save` takes a widget and the name of its picture.
void drawValidation(QSize size, const std::function<void(QWidget *, const QString &)> &save);

} // namespace mxw::gallery
