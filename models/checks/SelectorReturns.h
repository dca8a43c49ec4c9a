// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"
#include "models/source/ValueFinder.h"

#include <QSet>
#include <QString>

#include <vector>

namespace mxw::checks {

/// A class that a selecting function can give, as such or as an object made of it.
struct SelectedClass
{
    source::Symbol type;
    int line = 0; ///< in the function that was asked for
    source::Guards guards;
    QStringList via; ///< "function (file:line)" of further selectors on the way
};

/// Functions that choose, by the profile's patterns, and what they return: names, local names, lists and tables, and
/// what further selectors of either tree return.
class SelectorReturns
{
public:
    explicit SelectorReturns(const CheckContext &context) : m_context(context) {}

    static bool isSelector(const inventory::Profile &profile, const QString &module, const QString &function);
    /// `index` is a definition of `used`.
    std::vector<SelectedClass> classesOf(const UsedModule &used, int index) const;

private:
    struct Walk
    {
        QString module;
        const source::Outline &outline;
        const source::Usage &usage;
        int scope = source::ModuleScope;
        int depth = 0;
        QSet<QString> &seen; ///< functions on the way
    };
    void ofFunction(const Walk &walk, std::vector<SelectedClass> &to) const;
    void ofExpression(const Walk &walk, const source::Expression &value, const SelectedClass &where,
                      std::vector<SelectedClass> &to) const;
    void ofName(const Walk &walk, const source::Expression &value, const SelectedClass &where,
                std::vector<SelectedClass> &to) const;
    void ofCall(const Walk &walk, const source::Expression &call, const SelectedClass &where,
                std::vector<SelectedClass> &to) const;

    const CheckContext &m_context;
};

} // namespace mxw::checks
