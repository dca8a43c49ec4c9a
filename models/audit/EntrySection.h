// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/ChainPictures.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

namespace mxw::audit {

/// What the record says of one entry and of its findings.
class EntrySection
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    EntrySection(const Assessment &assessment, const ChainPictures &chains) : m_assessment(assessment), m_chains(chains)
    {
    }

    Section section(size_t entry) const;

private:
    Rich title(size_t entry) const;
    Rich remark(size_t entry) const;
    std::vector<Item> facts(const inventory::Entry &entry) const;
    std::vector<Item> mirrored(const inventory::Entry &entry) const;
    Item activation(const inventory::Entry &entry) const;
    std::vector<Item> decision(size_t entry) const;
    Item decidedBy(const review::DecisionRecord &record) const;
    Item gate(size_t entry) const;
    std::vector<Item> checklist(const inventory::Entry &entry) const;

    const Assessment &m_assessment;
    const ChainPictures &m_chains;
};

} // namespace mxw::audit
