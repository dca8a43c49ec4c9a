// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Resolver.h"

#include <initializer_list>

namespace mxw::source {

/// What decorators leave of the function or class they stand on: known ones of libraries from data, those of either
/// tree by looking at what they return.
class DecoratorReader
{
public:
    explicit DecoratorReader(const Resolver &resolver) : m_resolver(resolver) {}

    enum class Effect {
        KeepsResult,    ///< called as before, gives what it gave
        KeepsSignature, ///< called as before, may give something else
        Static,
        ClassMethod,
        Property,
        Overload, ///< only for type checkers
        Unknown,
    };
    /// Of one decorator as it stands in `scope` of `module`.
    Effect effect(const QString &module, int scope, const Expression &decorator) const;
    /// The function is launched as `kernel[grid](…)`.
    bool isKernel(const Symbol &function) const;
    /// A function of either tree that gives another class or a function in place of the class.
    bool replacesClass(const QString &module, int scope, const Expression &decorator) const;
    /// `@dataclass`, also by a function of either tree that passes the class on to one.
    bool isDataclass(const QString &module, int scope, const Expression &decorator) const;

    /// Of a function's decorators together: Property, Static and ClassMethod win, then the one that changes most.
    Effect together(const Symbol &function) const;

private:
    Effect ofLibrary(const QString &dotted) const;
    Effect ofFunction(const Symbol &decorator, bool called, int depth) const;
    Effect ofReturned(const Symbol &decorator, const Expression &value, const QString &decorated, bool called,
                      int depth) const;
    Effect ofWrapper(const Symbol &wrapper, const QString &decorated) const;
    Effect ofCallee(const Symbol &in, const Expression &callee, bool called, int depth) const;
    bool makesAnother(const Symbol &decorator, bool called, int depth) const;
    bool callsDataclass(const Symbol &function, int depth) const;
    static int decoratedIndex(const Symbol &decorator);
    static std::optional<Symbol> nested(const Symbol &function, const QString &name);

    const Resolver &m_resolver;
};

} // namespace mxw::source
