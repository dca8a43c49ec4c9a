// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Entry.h"

#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

struct CheckContext;

/// One check of the catalogue.
struct Check
{
    QString id;              ///< "A01"
    const char *titleSource; ///< a few words: "Unresolved import"; in the translation context "mxw::checks"
    const char *whySource;   ///< one sentence: why it matters
    std::vector<Finding> (*run)(const CheckContext &context);

    /// Whose question it is; nothing for the checks that concern all code.
    std::optional<inventory::Domain> domain() const;
    QString title() const; ///< translated
    QString why() const;   ///< translated
};

/// All checks, in catalogue order.
const std::vector<Check> &catalogue();
/// Title of a check id, or the id itself for one that this version does not know.
QString checkTitle(QStringView id);

} // namespace mxw::checks
