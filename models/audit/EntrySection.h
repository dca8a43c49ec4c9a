// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace mxw::audit {

/// What the record says of one entry and of its findings.
class EntrySection
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit EntrySection(const AuditInput &input) : m_input(input) {}

    static QString number(std::size_t index); ///< "E1" for the first entry
    /// "F1 A01, F3 P03"
    QString findingReferences(const inventory::Entry &entry) const;
    /// "source", and what its findings rest on where that is more.
    QString evidence(const inventory::Entry &entry) const;
    QString section(const inventory::Entry &entry, std::size_t index) const;
    QString finding(std::size_t index) const;

private:
    QString facts(const inventory::Entry &entry) const;
    QString mirrored(const inventory::Entry &entry) const;
    QString activation(const inventory::Entry &entry) const;
    QString decision(const inventory::Entry &entry) const;
    QString checklist(const inventory::Entry &entry) const;
    std::vector<std::size_t> findingsOf(const inventory::Entry &entry) const;

    const AuditInput &m_input;
};

} // namespace mxw::audit
