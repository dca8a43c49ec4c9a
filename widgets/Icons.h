// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/Theme.h"

#include <QIcon>
#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::widgets {

/// An icon of resources/icons by its name ("severity-error", "decided", "search" …), drawn sharp at any size in the
/// colours of the theme that is current when it is painted. A name that does not exist gives a null icon.
QIcon icon(const QString &name, std::optional<Theme::Token> color = {});

/// All names that icon() knows.
QStringList iconNames();

} // namespace mxw::widgets
