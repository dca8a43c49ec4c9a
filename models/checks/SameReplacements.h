// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// Patches that install one replacement for one thing of upstream under several names: patch decorators above each
/// other, a name that another module passes on. What is said of the code is said once.
class SameReplacements
{
public:
    /// Entries in `last` stand for their group only when nobody else can.
    explicit SameReplacements(const CheckContext &context, const QSet<QString> &last = {});

    /// False when another entry stands for this one.
    bool stands(const inventory::EntryFacts &facts) const { return !m_covered.contains(facts.entry.id); }
    /// The other targets of the group as details of a finding, translated.
    QStringList otherTargets(const inventory::EntryFacts &facts) const { return m_others.value(facts.entry.id); }

private:
    using Group = std::vector<const inventory::EntryFacts *>;
    void add(const Group &group, const QSet<QString> &last);

    QSet<QString> m_covered;
    QHash<QString, QStringList> m_others; ///< by id
};

} // namespace mxw::checks
