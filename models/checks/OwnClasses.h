// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

/// The plugin's own classes by the upstream class that each stands for.
class OwnClasses
{
public:
    explicit OwnClasses(const CheckContext &context);

    /// The plugin's class that derives from `upstream` before any other class of upstream's, or that has its name (with
    /// the profile's prefix, too) and a base in common with it. Nothing where upstream's class is what it should be:
    /// none, a base that several of the plugin's derive from, or one that the plugin puts its own in the place of.
    std::optional<source::Symbol> insteadOf(const source::Symbol &upstream) const;
    /// Both derive from one class of either tree, or one from the other.
    bool isFamily(const source::Symbol &a, const source::Symbol &b) const;

private:
    bool isReplaced(const source::Symbol &upstream) const;

    const CheckContext &m_context;
    QHash<QString, std::vector<source::Symbol>> m_byParent; ///< by the dotted name of the nearest upstream class
    QHash<QString, std::vector<source::Symbol>> m_byName;
};

} // namespace mxw::checks
