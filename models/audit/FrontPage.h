// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// What a release owner needs first: what was reviewed, how far, what is open, what the evidence is worth and what was
/// not tested.
class FrontPage
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::FrontPage)
public:
    explicit FrontPage(const Assessment &assessment) : m_assessment(assessment) {}

    std::vector<Block> blocks() const;
    /// What evidence does not show, for the end of the record, too.
    Section untestedScope() const;

private:
    Rich status() const;
    Figures figures() const;
    Table evidence() const;
    Rich notReached() const;
    std::vector<qsizetype> evidenceCounts() const; ///< entries with evidence of each level

    const Assessment &m_assessment;
};

} // namespace mxw::audit
