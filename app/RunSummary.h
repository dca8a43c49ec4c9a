// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <QCoreApplication>

namespace mxw::app {

/// A run in sentences.
class RunSummary
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::RunSummary)
public:
    /// "43 of 55 tests passed, 5 failed, 6 skipped; 61 comparisons, worst error 1.6 times what is allowed."
    static QString summary(const validation::Run &run);
    /// The same of one case of it.
    static QString summary(const validation::Run &run, const validation::TestCase &testCase);
    /// What the run leaves open by its nature: no GPU, tests not executed, workarounds.
    static QString untested(const validation::Run &run);
};

/// The case of that id; null when the run has none.
const validation::TestCase *findCase(const validation::RunRecord &record, const QString &node);

} // namespace mxw::app
