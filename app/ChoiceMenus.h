// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace mxw::app {

/// Applies the kept appearance, and follows the platform while that is "as the system".
void applyAppearance();

/// View › Appearance: as the system, light, dark. Takes effect at once.
QMenu *makeAppearanceMenu(QWidget *parent);
/// View › Language: takes effect at the next start, and says so.
QMenu *makeLanguageMenu(QWidget *parent);

} // namespace mxw::app
