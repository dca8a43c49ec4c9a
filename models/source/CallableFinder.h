// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/DecoratorReader.h"
#include "models/source/ValueFinder.h"

namespace mxw::source {

/// Answers ValueFinder::callable().
class CallableFinder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::CallableFinder)
public:
    explicit CallableFinder(const ClassHierarchy &hierarchy)
        : m_hierarchy(hierarchy), m_decorators(hierarchy.resolver())
    {
    }

    ValueFinder::Callable find(const Value &callee) const;

private:
    using Callable = ValueFinder::Callable;
    Callable ofFunction(const Value &callee) const;
    Callable ofClass(const Symbol &type) const;
    Callable ofInstance(const Value &object) const;
    Callable ofMethod(const Member &member, const Symbol &type, bool constructor) const;
    std::optional<Callable> ownConstructor(const Symbol &type, const Symbol &one) const;
    static Callable unknown(const QString &reason);
    static void bind(Callable &callable, int positionals, const QStringList &keywords);

    const ClassHierarchy &m_hierarchy;
    const DecoratorReader m_decorators;
};

} // namespace mxw::source
