// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodePieces.h"
#include "models/checks/PythonTokens.h"

namespace mxw::checks {

/// Breaks a statement into pieces.
void addPieces(Pieces &pieces, int indent, PythonTokenSpan tokens);
/// Only what the statement assigns.
void addValuePieces(Pieces &pieces, PythonTokenSpan tokens);

} // namespace mxw::checks
