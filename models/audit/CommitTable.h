// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// The upstream commits that concern the plugin, with what was decided: also those that need no edit here
/// (workflows/model-upgrade, "Keep a compact file/commit disposition record").
class CommitTable
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::CommitTable)
public:
    explicit CommitTable(const Assessment &assessment) : m_assessment(assessment) {}

    std::vector<Block> blocks() const;

private:
    Row row(const checks::CommitRecord &commit) const;
    Rich disposition(const checks::CommitRecord &commit) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
