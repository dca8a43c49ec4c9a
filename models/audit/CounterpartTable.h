// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>

namespace mxw::audit {

/// The mirrored files beside their counterparts.
class CounterpartTable
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::CounterpartTable)
public:
    explicit CounterpartTable(const AuditInput &input) : m_input(input) {}

    QString text() const;

private:
    const AuditInput &m_input;
};

} // namespace mxw::audit
