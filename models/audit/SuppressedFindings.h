// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of the findings that a reviewer took out of the count: which, why, by whom, since when.
class SuppressedFindings
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit SuppressedFindings(const AuditInput &input) : m_input(input) {}

    QString text() const;
    /// The words for one finding, empty when it is not suppressed.
    QString remark(const checks::Finding &finding) const;

private:
    QString row(const QString &number, const review::SuppressionRecord &record) const;

    const AuditInput &m_input;
};

} // namespace mxw::audit
