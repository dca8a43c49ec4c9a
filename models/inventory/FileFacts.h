// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/MatrixRules.h"
#include "models/source/Resolver.h"
#include "models/source/Usage.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

/// A fact with where in its file it stands.
struct PlacedFact
{
    Contract contract = Contract::Weights;
    int scope = source::ModuleScope; ///< index in the outline's definitions; of bases and decorators their definition's
    QString importedAs;              ///< of a module-level import: the local name
    MatrixFact fact;
};

/// Local names of a module by what its imports say: "mx_envs" → "vllm_metax.envs".
class ImportedNames
{
public:
    ImportedNames(const source::Outline &outline, const QString &module, const source::Resolver &resolver);

    struct Name
    {
        QString full;  ///< dotted, from the package on
        QString shown; ///< as code without aliases writes it
        int line = 0;
        int scope = source::ModuleScope;
        QString local = {};
        bool typeCheckersOnly = false;
    };
    const std::vector<Name> &all() const { return m_all; }
    /// The first part replaced; nothing where that is neither imported nor defined in the module.
    std::optional<Name> expand(const QString &dotted) const;

private:
    std::vector<Name> m_all;
    QHash<QString, qsizetype> m_byLocal; ///< index in m_all
    QSet<QString> m_defined;             ///< module-level definitions and assignments
};

/// What the rules find in one module.
std::vector<PlacedFact> factsOf(const source::Outline &outline, const source::Usage &usage, const ImportedNames &names,
                                const QString &file, const MatrixRules &rules);

} // namespace mxw::inventory
