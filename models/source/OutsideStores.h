// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

namespace mxw::source {

/// Looks through both trees for code that gives an attribute to objects which are not its own: quantisation methods
/// store on layers, loaders on parameters, subclasses on what their base reads.
class OutsideStores
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::OutsideStores)
public:
    explicit OutsideStores(const ClassHierarchy &hierarchy) : m_hierarchy(hierarchy) {}

    /// Where the attribute may be given to an object of a class with that line; empty when nowhere.
    QString find(const ClassLine &line, const QString &name) const;

private:
    struct File
    {
        const CodeTree *tree = nullptr;
        QString path;
        QString module;
        std::shared_ptr<const Outline> outline;
        std::shared_ptr<const Usage> usage;
    };
    QString inFile(const File &file, const ClassLine &line, const QString &name) const;
    int storeIn(const File &file, const ClassLine &line, const QString &name) const;
    int callIn(const File &file, const ClassLine &line, const QString &name) const;
    int subclassIn(const File &file, const ClassLine &line, const QString &name) const;
    bool mayBe(const File &file, const ClassLine &line, const Expression &object, const UsePlace &place) const;
    bool related(const File &file, const ClassLine &line, int type) const;
    bool relatedByAnnotation(const File &file, const ClassLine &line, const LocalName &local) const;
    static Symbol classAt(const File &file, const CodeTree &upstream, int definition);

    const ClassHierarchy &m_hierarchy;
};

} // namespace mxw::source
