// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QStringList>

#include <optional>

namespace mxw::checks {

/// Places in upstream that use what a patch replaces, with the place of the patch that replaces each of them,
/// translated
/// ("f (vllm/a.py:3), replaced at patch/a.py:7"). Nothing when one of them stays, when there is none, or when a call in
/// their replacements does not fit what the patch installs.
std::optional<QStringList> replacedCallers(const CheckContext &context, const inventory::EntryFacts &patch);

} // namespace mxw::checks
