// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>

#include <functional>

namespace mxw::audit {

/// What is still to be done before the review can be called complete.
class OpenItems
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit OpenItems(const Assessment &assessment) : m_assessment(assessment) {}

    std::vector<Block> blocks() const;

private:
    using Predicate = std::function<bool(size_t entry, const review::Decision *decision)>;
    void addEntries(ItemList &list, const QString &title, const Predicate &isOpen) const;
    void addGates(ItemList &list) const;
    void addErrors(ItemList &list) const;
    void addDecisionsWithoutEntry(ItemList &list) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit
