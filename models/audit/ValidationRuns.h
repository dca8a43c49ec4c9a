// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of validation: each run so that it can be repeated, and what is evidence of what.
class ValidationRuns
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit ValidationRuns(const AuditInput &input) : m_input(input) {}

    QString text() const;
    /// One list item per piece of evidence of the entry; empty when there is none.
    QString evidenceOf(const inventory::Entry &entry) const;
    /// "V3" for run 3.
    QString reference(const review::Evidence &evidence) const;

private:
    QString section(const review::RunRecorded &run) const;
    QString outcome(const review::RunRecorded &run) const;

    const AuditInput &m_input;
};

} // namespace mxw::audit
