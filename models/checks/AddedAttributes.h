// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"

#include <QHash>
#include <QString>

namespace mxw::checks {

/// Attributes that code of either tree puts onto modules and classes from outside, at the target; for objects the class
/// hierarchy knows.
class AddedAttributes
{
public:
    explicit AddedAttributes(const CheckContext &context) : m_context(context) {}

    /// True when some module of either tree assigns `attribute` onto that module or class, or patches it in.
    bool isAdded(const source::Symbol &owner, const QString &attribute) const;
    /// True when the plugin puts another module or class in its place that has the attribute, or may have it.
    bool isInReplacement(const source::Symbol &owner, const QString &attribute) const;
    /// True when nothing in either tree defines a member of that name, or stores one on any object.
    bool isNameless(const QString &attribute) const;

private:
    /// What one file of a tree does with an attribute name.
    struct Mention
    {
        QString module;
        std::shared_ptr<const source::Outline> outline;
        std::shared_ptr<const source::Usage> usage;
    };
    const std::vector<Mention> &mentions(const QString &attribute) const;
    bool mayHave(const inventory::EntryFacts &facts, const QString &attribute) const;
    bool isPatched(const source::Symbol &owner, const QString &attribute) const;
    bool assigns(const Mention &mention, const source::Symbol &owner, const QString &attribute) const;
    bool isOwner(const Mention &mention, const source::UsePlace &place, const source::Expression &object,
                 const source::Symbol &owner) const;

    const CheckContext &m_context;
    mutable QHash<QString, std::vector<Mention>> m_mentions;
};

} // namespace mxw::checks
