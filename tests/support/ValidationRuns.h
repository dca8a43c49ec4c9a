// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

namespace mxw::tests {

/// How a run of our own writing is to look.
struct RunShape
{
    int number = 1;
    int cases = 240;
    bool isFailing = true;  ///< float16 fails from K = 4096 on, in several patterns
    bool isSkipped = false; ///< nothing is executed
    double scale = 1;       ///< of all errors
    validation::RunState state = validation::RunState::Finished;
};

/// A run with figures of every kind: histograms, magnitudes, maps, NaN, infinities, exact results. Always the same for
/// the same shape; case i is the same for any number of cases.
validation::Run makeRun(const RunShape &shape);

} // namespace mxw::tests
