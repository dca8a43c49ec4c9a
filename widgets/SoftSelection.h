// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/Theme.h"

#include <QPalette>
#include <QWidget>

namespace mxw::widgets {

/// Selected rows in a tint on which marks keep their own colours and forms. Call it again when the palette changes.
inline void useSoftSelection(QWidget &view)
{
    const auto &theme = Theme::current();
    auto colors = view.palette();
    const auto tint = theme.color(Theme::Token::Selection);
    const auto text = theme.color(Theme::Token::Text);
    if (colors.color(QPalette::Highlight) == tint && colors.color(QPalette::HighlightedText) == text)
        return;
    colors.setColor(QPalette::Highlight, tint);
    colors.setColor(QPalette::HighlightedText, text);
    view.setPalette(colors);
}

} // namespace mxw::widgets
