// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Profile.h"

#include <QByteArray>

#include <vector>

namespace mxw::checks {

/// Which lines of a plugin file its modification marks cover: from the start of a block mark to its end, the line a
/// note stands behind, and the contiguous statements that follow a note of its own line.
class ModificationMarks
{
public:
    ModificationMarks(const QByteArray &source, const inventory::Profile &profile);

    bool covers(int line) const; ///< 1-based
    /// True when a mark or what it covers lies in [first, last].
    bool touches(int first, int last) const;

private:
    std::vector<bool> m_covered;
};

} // namespace mxw::checks
