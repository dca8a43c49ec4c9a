// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

#include <QStringList>

#include <vector>

namespace mxw::widgets {

/// The setups that reviews were started with, newest first, kept in the application's settings.
class ReviewHistory
{
public:
    static constexpr qsizetype MaximumSetups = 10;

    /// Reads what the settings hold; entries without repositories are left out.
    static ReviewHistory load();
    /// Puts a setup on top (once) and writes the settings.
    void remember(const checks::ScanRequest &request);

    const std::vector<checks::ScanRequest> &setups() const { return m_setups; }
    /// Revisions that were typed, newest first, each once.
    QStringList revisions() const;

private:
    void save() const;

    std::vector<checks::ScanRequest> m_setups;
};

} // namespace mxw::widgets
