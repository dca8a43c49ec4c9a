// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <QString>

#include <optional>

namespace mxw::items {

/// Words and numbers of validation runs, for people.
QString outcomeText(validation::CaseOutcome outcome); ///< "Passed"
QString outcomeWord(validation::CaseOutcome outcome); ///< "passed": of the filter box, not translated
QString stateText(validation::RunState state);
QString launcherText(const validation::RunSpec &spec); ///< where it runs: "ssh gpu-3", "this machine"
QString suiteText(const validation::RunSpec &spec);

/// Four significant digits: "0.0127", "1.953e-03", "NaN", "∞"; empty when not known.
QString numberText(std::optional<double> value);
/// As short as it was written: "0.01", "1.3e-06".
QString shortNumber(double value);
/// All digits, for files: "nan" and "inf" as the protocol writes them.
QString exactNumber(std::optional<double> value);
/// "124 / 8192 (1.5%)". A count above 0 never reads as 0%.
QString shareText(qint64 part, qint64 whole);
QString durationText(double seconds); ///< "0.25 s", "1 min 35 s"

/// What a run's tests did: "412 passed, 3 failed, 20 skipped"; where nothing was executed it says so first.
QString countsText(const validation::RunRecord &record);

/// "TestA::test_b": without file, and without parameters when they are shown beside it.
QString shortName(const validation::TestCase &testCase);
QString parametersText(const validation::TestCase &testCase); ///< "K=4096, dtype=float16"

} // namespace mxw::items
