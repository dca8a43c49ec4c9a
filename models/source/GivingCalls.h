// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Expression.h"

/// Calls that give an attribute to an object.
namespace mxw::source::giving {

/// `object.register_buffer("name", …)` and its like.
bool isRegistering(const Expression &call);
/// `anything(object, "name", …)`: a function that takes an object and a name may well store one on the other.
bool isGiver(const Expression &call);

} // namespace mxw::source::giving
