// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// The mirrored files beside their counterparts.
class CounterpartTable
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::CounterpartTable)
public:
    explicit CounterpartTable(const Assessment &assessment) : m_assessment(assessment) {}

    std::vector<Block> blocks() const;

private:
    const Assessment &m_assessment;
};

} // namespace mxw::audit
