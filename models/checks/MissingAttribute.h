// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/AddedAttributes.h"
#include "models/checks/CodeUse.h"

#include <optional>
#include <vector>

namespace mxw::checks {

/// One attribute that a plugin module reads and that is not there at the target, with all its reads.
class MissingAttribute
{
public:
    MissingAttribute(const CheckContext &context, const UsedModule &used, const AddedAttributes &added,
                     source::Value missing);

    void add(const source::AttributeRead &read) { m_reads.push_back(&read); }
    /// Nothing when it may be there after all.
    std::optional<Finding> finding() const;

private:
    using Owner = source::Value::Owner;

    std::optional<Severity> severity() const;
    Severity severityOf(const source::AttributeRead &read, Severity worst) const;
    bool mayBeThere() const;
    bool wasAtBase(const source::AttributeRead &read) const;
    QString ownerName() const;
    void describe(Finding &finding) const;
    void findNewPlace(Finding &finding) const;
    std::optional<source::Member> renamedMember() const;

    const CheckContext &m_context;
    const UsedModule &m_used;
    const AddedAttributes &m_added;
    source::Value m_missing;
    std::vector<const source::AttributeRead *> m_reads;
};

} // namespace mxw::checks
