// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QString>
#include <QStringList>

namespace mxw::inventory {

/// A guard in words of the source: "if has_fp8()", "try", "loop"; empty for one that says nothing to a reader.
QString guardWords(const source::Guard &guard);

/// The function and conditions around a statement: "in setup(), if has_fp8()"; empty when it always runs on import.
QString surroundings(const source::Outline &outline, int scope, const source::Guards &guards);

/// True when a statement under it may not run, or when its failure is caught.
bool isConditional(const source::Guard &guard);

/// True for code that only type checkers see.
bool isTypingOnly(const source::Guards &guards);

/// True for code that only type checkers see, that stands under one of the tests (which never hold), or that a function
/// leaves before when one of them holds not.
bool neverRuns(const source::Guards &guards, const QStringList &falseTests);

} // namespace mxw::inventory
