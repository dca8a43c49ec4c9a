// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffDocument.h"

#include <QByteArray>

#include <optional>

namespace mxw::widgets {

/// The lines of a comparison that are pointed at.
struct DiffExcerpt
{
    DiffSide side = DiffSide::Left;
    int line = 0; ///< 1-based, of the file on that side
    int endLine = 0;
    QByteArray text = {}; ///< of both sides where a difference is meant: "-" before lines of the left, "+" of the right

    bool operator==(const DiffExcerpt &) const = default;
};

/// The lines that are selected, else the current difference, which is on the right side where that has any lines of it;
/// nothing when neither is there.
std::optional<DiffExcerpt> excerptOf(const DiffDocument &document);

} // namespace mxw::widgets
