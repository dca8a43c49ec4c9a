// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Profile.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace mxw::checks {

/// Which lines of a plugin file its modification marks cover: from the start of a block mark to its end, the line a
/// note stands behind, and the contiguous statements that follow a note of its own line.
class ModificationMarks
{
public:
    /// One mark with what it covers; lines are 1-based.
    struct Mark
    {
        bool block = false; ///< has a start and an end; else a note
        int line = 0;       ///< where it stands
        int endLine = 0;    ///< the last line it covers
        QString words;      ///< what its comments say besides the marker
    };

    ModificationMarks(const QByteArray &source, const inventory::Profile &profile);

    bool covers(int line) const; ///< 1-based
    /// True when a mark or what it covers lies in [first, last].
    bool touches(int first, int last) const;
    const std::vector<Mark> &marks() const { return m_marks; } ///< in source order

private:
    std::vector<bool> m_covered;
    std::vector<Mark> m_marks;
};

} // namespace mxw::checks
