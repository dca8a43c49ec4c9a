// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/CaseRow.h"

namespace mxw::items {

/// By what the cases table is grouped.
struct CaseGrouping
{
    enum class Kind { None, File, Outcome, Form, Dtype, Device, Pattern, Change, Parameter };

    Kind kind = Kind::None;
    QString parameter; ///< of Parameter

    /// The group a case belongs to; never empty.
    QString groupOf(const CaseRow &row) const;
    /// For the box it is chosen in.
    QString title() const;

    bool operator==(const CaseGrouping &) const = default;
};

/// All parameters that cases of the record have, in the order they first appear.
QStringList parameterNames(const validation::RunRecord &record);

} // namespace mxw::items
