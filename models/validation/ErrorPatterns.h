// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunRecord.h"

namespace mxw::validation {

/// What the errors of one comparison look like. A pattern is a hint at a cause, never a verdict.
enum class ErrorPattern {
    NotFiniteInFirst, ///< NaN or infinities that the second operand has not
    NotFiniteInSecond,
    NotFiniteInBoth,
    AllWrong,
    HalfWrong,
    WholeRows,
    WholeColumns,
    Block,
    OnlyNearZero, ///< all mismatches lie where the second operand is about 0
    FewUlps,
    Borderline,
    VacuousTolerance,
};
inline constexpr int ErrorPatternCount = int(ErrorPattern::VacuousTolerance) + 1;

/// Words of the filter box; not translated: all-wrong, half-wrong, whole-rows, …
QString toString(ErrorPattern pattern);
/// A few words for people, translated.
QString displayName(ErrorPattern pattern);
/// What it usually means, one translated sentence.
QString meaning(ErrorPattern pattern);

/// The patterns of a comparison, the most telling first. Empty without figures: nothing is guessed.
std::vector<ErrorPattern> patternsOf(const Comparison &comparison);

} // namespace mxw::validation
