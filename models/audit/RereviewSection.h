// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

#include <optional>

namespace mxw::audit {

/// What became of the findings and the decisions of the earlier review.
class RereviewSection
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::RereviewSection)
public:
    explicit RereviewSection(const Assessment &assessment) : m_assessment(assessment) {}

    /// Nothing when the review follows on no other.
    std::optional<Section> section() const;
    /// "3 fixed, 1 partially fixed, …"; empty when the review follows on no other.
    Rich words() const;

private:
    Section findings(const review::Rereview &rereview) const;
    Section decisions(const review::Rereview &rereview) const;
    Row row(const review::FindingFate &fate) const;
    Row row(const review::DecisionFate &fate) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
