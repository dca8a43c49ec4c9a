// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/FileFacts.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace mxw::inventory {

/// One file with what was read of it.
struct ReadFile
{
    QString module;
    QString file;
    std::shared_ptr<const source::Outline> outline;
    std::shared_ptr<const source::Usage> usage;
    std::shared_ptr<const ImportedNames> names;
    std::vector<PlacedFact> facts;
};

/// Which code of upstream's files the plugin's files run as it is: methods that their classes inherit, definitions that
/// they import, and what those call in the same files.
class InheritedCode
{
public:
    InheritedCode(const Code &code, const std::vector<const ReadFile *> &local,
                  const std::vector<const ReadFile *> &upstream);

    bool covers(const ReadFile &upstream, const PlacedFact &fact) const;

private:
    void addBases(const ReadFile &file);
    void addImports(const ReadFile &file);
    void derive(const ReadFile &file, int type, QSet<QString> overridden);
    void addWhole(const ReadFile &file, int definition);
    void addScope(const ReadFile &file, int scope);
    void follow();
    /// The file and definition of a symbol, when it is in one of upstream's files.
    std::pair<const ReadFile *, int> place(const source::Resolution &found) const;

    const source::Resolver &m_resolver;
    QHash<QString, const ReadFile *> m_upstream; ///< by path
    QSet<std::pair<QString, int>> m_scopes;      ///< path and index in the outline's definitions
    std::vector<std::pair<const ReadFile *, int>> m_pending;
    QSet<std::pair<QString, QString>> m_used; ///< path and name: what inherited code reads
};

} // namespace mxw::inventory
