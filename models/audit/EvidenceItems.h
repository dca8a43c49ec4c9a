// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// What the record says of evidence: its kind, its level, where it is found again and what it leaves open.
class EvidenceItems
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit EvidenceItems(const Assessment &assessment) : m_assessment(assessment) {}

    /// One item per piece of evidence of the entry.
    std::vector<Item> items(const inventory::Entry &entry) const;
    Rich line(const review::EvidenceRecord &record) const;
    /// "V3" for run 3, "hunk", "commit 1234567890", …
    Rich reference(const review::Evidence &evidence) const;
    /// "source", and what its findings and its evidence rest on where that is more.
    Rich levels(size_t entry) const;
    /// What was looked at, as far as the session keeps it.
    std::vector<Listing> listings(const inventory::Entry &entry) const;

private:
    Rich place(const review::Evidence &evidence) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
