// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/CaseSummary.h"

namespace mxw::validation {

/// What the cases of a whole run have in common.
struct RunPattern
{
    enum class Kind {
        GrowsWith,  ///< the error grows with a numeric parameter
        OnlyDtype,  ///< all failures are of one dtype, and other dtypes pass
        OnlyDevice, ///< the same of the kind of device
        OnlyValue,  ///< the same of one value of a parameter, such as a backend
    };

    Kind kind = Kind::GrowsWith;
    QString parameter;   ///< of GrowsWith and OnlyValue
    QString value;       ///< of the Only… kinds, as shown
    double slope = 0;    ///< of GrowsWith: the exponent of the growth; 0.5 is what summing up rounding errors gives
    qint64 failed = 0;   ///< of the Only… kinds
    qint64 executed = 0; ///< with that value

    bool operator==(const RunPattern &) const = default;
};

QString displayName(const RunPattern &pattern);
/// What it usually means, one translated sentence.
QString meaning(const RunPattern &pattern);

/// Needs enough cases to tell a pattern from chance; `summaries` has one for each case of the record.
std::vector<RunPattern> patternsOf(const RunRecord &record, const std::vector<CaseSummary> &summaries);

/// A parameter as a number, when it is one: the parts of a tuple are "name[0]", "name[1]", ….
std::vector<std::pair<QString, double>> numericParameters(const TestCase &testCase);
/// A parameter as a person reads it: "float16", "(1, 4096)".
QString shownValue(const CaseParameter &parameter);

} // namespace mxw::validation
