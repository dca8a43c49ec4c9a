// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// What the record says of a finding: what was found, whether it counts, what it is held to be.
class FindingItems
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit FindingItems(const Assessment &assessment) : m_assessment(assessment) {}

    Item item(size_t finding) const;
    /// "F1 A01, F3 P03", of an entry.
    Rich references(size_t entry) const;
    /// "adaptation regression, reproduced"; empty when nobody judged it.
    Rich judgement(const checks::Finding &finding) const;

private:
    Rich head(size_t finding) const;
    std::vector<Item> remarks(const checks::Finding &finding) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
