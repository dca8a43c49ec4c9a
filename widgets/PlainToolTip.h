// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mxw::widgets {

/// Text for a tool tip that is shown letter by letter, wrapped: names and paths of a repository are never read as
/// markup.
inline QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

} // namespace mxw::widgets
