// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QString>

#include <vector>

namespace mxw::checks {

/// A decorator with the name it resolves to.
struct NamedDecorator
{
    QString written;  ///< "functools.cache", without arguments
    QString resolved; ///< "functools.cache" for `from functools import cache as c`, too; `written` when unknown
    int line = 0;

    QString lastName() const { return resolved.section(u'.', -1); }
};

/// "triton.jit" of `@triton.jit` and of `@triton.jit(…)`; empty for what is no dotted name.
QString writtenName(const source::Expression &decorator);

/// True when a decorator is not known to leave the definition as hidden as it was: it may hand it to somebody.
bool isHandedOut(const inventory::Profile &profile, const source::Definition &definition);

/// Two names for one thing: equal where resolved, or by their last part; cache is lru_cache without a limit.
bool sameDecorator(const NamedDecorator &a, const NamedDecorator &b);

/// Decorators of the target, without what binds a method (static method, property, …) and what does nothing at run
/// time (overload, abstractmethod, …).
std::vector<NamedDecorator> targetDecorators(const CheckContext &context, const inventory::EntryFacts &facts);
/// The same for the replacement, without the profile's patch decorators; a call around the installed object
/// (`lru_cache(f)`) counts as well.
std::vector<NamedDecorator> copyDecorators(const CheckContext &context, const inventory::EntryFacts &facts);

} // namespace mxw::checks
