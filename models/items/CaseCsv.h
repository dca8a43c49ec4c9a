// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/CaseFilter.h"
#include "models/items/CaseModel.h"

namespace mxw::items {

/// The shown cases as CSV in UTF-8, one a line, in the order shown: numbers with all digits, ids in full. A text that a
/// spreadsheet would take for a formula gets an apostrophe in front.
QByteArray casesCsv(const CaseModel &cases, const CaseFilter &shown);

} // namespace mxw::items
