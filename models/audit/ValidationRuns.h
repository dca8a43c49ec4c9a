// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of validation: each run so that it can be repeated, and how its errors stand to what is
/// allowed.
class ValidationRuns
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit ValidationRuns(const Assessment &assessment) : m_assessment(assessment) {}

    /// Empty when nothing was executed.
    std::vector<Section> sections() const;

private:
    Section section(const review::RunRecorded &run) const;
    std::vector<Item> outcome(const review::RunRecorded &run) const;
    std::vector<Item> totals(const validation::RunTotals &totals) const;
    std::optional<Picture> chart(const review::RunRecorded &run) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
