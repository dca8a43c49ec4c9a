// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ResolverSearch.h"

namespace mxw::source {

/// Answers one Resolver::resolveTarget().
class Resolver::TargetFinder
{
public:
    TargetFinder(const Resolver &resolver, QString module, int scope, const QString &dotted);

    Target find();

private:
    void walk();
    Target ofOwner();
    Target ofOther() const;
    void preferImportedModule(Target &target) const;
    QString rest(qsizetype from) const { return m_parts.mid(from).join(u'.'); }
    static bool isOwner(const Resolution &resolution);
    static QString why(const Resolution &resolution);

    const Resolver &m_resolver;
    Search m_search;
    QString m_module;
    int m_scope;
    QStringList m_parts;

    Resolution m_owner; ///< of the longest prefix that is a module or a class, else of the first part
    Resolution m_next;  ///< of one part more, when there is one before the last
    qsizetype m_used = 1;
    // A class is named by the module it is taken from, which is what the statement says, not by where it is defined.
    QString m_writtenModule;
    QString m_writtenClass;
};

} // namespace mxw::source
