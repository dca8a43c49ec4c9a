// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// `torch.ops.library.name`, read or called somewhere in a module.
struct OperatorUse
{
    QString library;
    QString name; ///< empty: the library itself is called
    source::UsePlace place;
};

/// Follows names of one module to torch: imports, and plain assignments of the function or of the module.
class TorchPaths
{
public:
    explicit TorchPaths(const UsedModule &used) : m_used(used) {}

    /// The parts of "torch.ops.library.name"; empty when the expression does not lead to torch.
    QStringList path(int scope, const source::Expression &expression, int depth = 0) const;

private:
    QStringList ofName(int scope, const QString &name, int depth) const;
    QStringList ofImport(int scope, const QString &name) const;
    QStringList ofAssignment(const QString &name, int depth) const;

    const UsedModule &m_used;
};

/// Uses that fail when the operator is not there: those that the code asks for first (hasattr), or whose failure it
/// catches, are left out.
std::vector<OperatorUse> operatorUses(const UsedModule &used);

} // namespace mxw::checks
