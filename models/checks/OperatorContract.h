// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Code.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::checks {

/// An operator as the plugin hands it to torch, which makes the schema from the real implementation's annotations.
struct OperatorContract
{
    std::optional<source::Symbol> real;
    std::optional<source::Symbol> fake;
    std::optional<QStringList> mutates; ///< nothing when it is not written out

    struct Fault
    {
        Severity severity = Severity::Warning;
        QString symbol; ///< the parameter in question
        QString what;   ///< without a full stop
        QString consequence;
    };
};

/// What torch refuses, or what goes wrong when a graph is traced.
std::vector<OperatorContract::Fault> faultsOf(const OperatorContract &contract, const inventory::Code &code);

} // namespace mxw::checks
