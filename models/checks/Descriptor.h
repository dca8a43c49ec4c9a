// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Inventory.h"

#include <QString>

namespace mxw::checks {

/// How a class hands out one of its functions.
enum class Descriptor { Plain, Static, Class, Property };

/// "static method", translated.
QString displayName(Descriptor descriptor);
/// From the decorators of a definition.
Descriptor descriptorOf(const source::Definition &definition);
/// True for a function that stands in a class.
bool isMethod(const source::Outline &outline, const source::Definition &definition);

} // namespace mxw::checks
