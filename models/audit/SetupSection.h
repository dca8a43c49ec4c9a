// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// What was compared with what, and whether it is still that.
class SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit SetupSection(const Assessment &assessment) : m_assessment(assessment) {}

    Section setup() const;
    Section drift() const;
    /// What was reviewed against what, in a few rows.
    Table reviewed() const;
    /// One sentence: whether the repositories are still what was reviewed.
    Rich driftWords() const;

private:
    Rich subject() const;
    Rich driftLine(const review::Drift &drift) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
