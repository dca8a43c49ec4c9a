// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <QString>

namespace mxw::items {

/// Everything that is known of a case beside its comparisons: id, outcome, reason, message. For a fixed-width font, as
/// all here.
QString caseText(const validation::TestCase &testCase);
/// One comparison: operands, tolerance, figures in aligned columns, patterns and what they mean.
QString comparisonText(const validation::Comparison &comparison);
/// "2: torch.allclose, failed, error / allowed 1.5", to choose it from a list. Counted from 1.
QString comparisonTitle(const validation::Comparison &comparison, int number);
/// What the process said it ran with: interpreter, packages, devices, import origins. `process` is -1 for all processes
/// that tell something of their own.
QString environmentText(const validation::Run &run, int process = -1);

} // namespace mxw::items
