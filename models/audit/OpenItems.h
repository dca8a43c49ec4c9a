// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>

namespace mxw::audit {

/// What is still to be done before the review can be called complete.
class OpenItems
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit OpenItems(const AuditInput &input) : m_input(input) {}

    QString text() const;

private:
    using Predicate = std::function<bool(const inventory::Entry &, const review::EntryState &)>;
    QString entries(const QString &title, const Predicate &isOpen) const;
    QString errorsWithoutDecision() const;
    QString decisionsWithoutEntry() const;

    const AuditInput &m_input;
};

} // namespace mxw::audit
