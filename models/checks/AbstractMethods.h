// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

namespace mxw::checks {

/// Decorated as abstract.
bool isAbstract(const source::Definition &method);
/// Python refuses to make an object of a class of this line that has abstract methods.
bool refusesAbstract(const source::ClassLine &line);
/// Its body does nothing but raise NotImplementedError, or ends there whatever happens.
bool onlyRaises(const source::Resolver &resolver, const source::Symbol &method);

} // namespace mxw::checks
