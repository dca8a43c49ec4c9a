// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueFinder.h"

#include "models/source/CallableFinder.h"
#include "models/source/ValueSearch.h"

namespace mxw::source {

ValueFinder::ValueFinder(const ClassHierarchy &hierarchy)
    : m_hierarchy(hierarchy), m_memory(std::make_unique<ValueMemory>())
{
}

ValueFinder::~ValueFinder() = default;

Value ValueFinder::value(const QString &module, const UsePlace &place, const Expression &expression) const
{
    return ValueSearch(m_hierarchy, *m_memory).evaluate(module, place, expression);
}

Value ValueFinder::attribute(const QString &module, const UsePlace &place, const Expression &object,
                             const QStringList &attributes, qsizetype *followed) const
{
    return ValueSearch(m_hierarchy, *m_memory).attributes(module, place, object, attributes, followed);
}

Value ValueFinder::annotated(const QString &module, int scope, const QString &annotation) const
{
    return ValueSearch(m_hierarchy, *m_memory).annotated(module, scope, annotation);
}

ValueFinder::Callable ValueFinder::callable(const Value &callee) const
{
    return CallableFinder(m_hierarchy).find(callee);
}

} // namespace mxw::source
