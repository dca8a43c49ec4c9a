// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QSet>
#include <QString>

#include <utility>
#include <vector>

namespace mxw::checks {

/// The class or object whose attribute is set, as it is at the target; not found for plain names of a module.
source::Resolution ownerOf(const CheckContext &context, const inventory::EntryFacts &facts);

/// Two patches of one target, in the order they run; what never runs is the second.
using PatchPair = std::pair<const inventory::EntryFacts *, const inventory::EntryFacts *>;
std::vector<PatchPair> patchedTwice(const CheckContext &context);

/// Ids of patches whose target a later one certainly sets anew at start-up: their replacement is never run by that
/// name.
QSet<QString> overwrittenPatches(const CheckContext &context);

} // namespace mxw::checks
