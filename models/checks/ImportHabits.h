// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"

#include <QHash>
#include <QMap>
#include <QString>

#include <vector>

namespace mxw::checks {

/// How the modules of the plugin come by a name: what a module that forgot to import it most likely wants.
class ImportHabits
{
public:
    ImportHabits(const source::Resolver &resolver, const std::vector<UsedModule> &modules);

    /// "import vllm.envs as envs", "from vllm.logger import init_logger": the statement that most other modules have;
    /// empty when they disagree or none has it.
    QString statementFor(const QString &name) const;

private:
    QHash<QString, QMap<QString, int>> m_statements; ///< by bound name
};

} // namespace mxw::checks
