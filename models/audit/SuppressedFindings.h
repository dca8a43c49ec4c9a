// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of the findings that a reviewer took out of the count: which, why, by whom, since when.
class SuppressedFindings
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit SuppressedFindings(const Assessment &assessment) : m_assessment(assessment) {}

    std::vector<Block> blocks() const;
    /// The words for one finding, empty when it is not suppressed.
    Rich remark(const checks::Finding &finding) const;

private:
    Row row(const Rich &number, const review::SuppressionRecord &record) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
