// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// The counts, the tables of all entries by folder, and the files of the patch machinery.
class InventorySections
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit InventorySections(const Assessment &assessment) : m_assessment(assessment) {}

    Section summary() const;
    Section inventory() const;
    Section infrastructure() const;
    /// Entries by domain: all, decided, done, open.
    Table byDomain() const;

private:
    Row row(size_t entry) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
