// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

namespace mxw::source {

/// Looks through both trees for code that gives an attribute to objects which are not its own: quantisation methods
/// store on layers, loaders on parameters, derived classes on what their base reads.
class OutsideStores
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::OutsideStores)
public:
    /// Of a class with that line; `ofClass`: on the class object, not on an instance.
    OutsideStores(const ClassHierarchy &hierarchy, const ClassLine &line, bool ofClass)
        : m_hierarchy(hierarchy), m_line(line), m_ofClass(ofClass)
    {
    }

    /// Why the attribute may be there all the same; empty when nothing stores it.
    QString stored(const QString &name) const;
    /// "file:line" where a derived class brings it; empty when none does.
    QString derived(const QString &name) const;

private:
    struct File
    {
        const CodeTree *tree = nullptr;
        QString path;
        QString module;
        std::shared_ptr<const Outline> outline;
        std::shared_ptr<const Usage> usage;
    };
    std::optional<std::vector<File>> filesMentioning(const QString &name) const;
    int storeIn(const File &file, const QString &name) const;
    int callIn(const File &file, const QString &name) const;
    bool mayBe(const File &file, const Expression &object, const UsePlace &place) const;
    int derivedIn(const File &file, const QString &name) const;
    bool isDerived(const File &file, int type) const;
    bool mayBeAnnotated(const File &file, const LocalName &local) const;

    const ClassHierarchy &m_hierarchy;
    const ClassLine &m_line;
    bool m_ofClass;
};

} // namespace mxw::source
