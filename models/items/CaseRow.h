// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunComparison.h"

#include <QString>

namespace mxw::items {

/// What one row of the cases table shows, by column. The pointed-at values outlive it.
struct CaseRow
{
    enum Column {
        TestColumn,
        OutcomeColumn,
        ChangeColumn, ///< against the run that is compared with
        OverAllowedColumn,
        ParametersColumn,
        MismatchesColumn,
        AbsoluteColumn,
        RelativeColumn,
        AbsoluteP99Column,
        ComparisonsColumn,
        DtypeColumn,
        DeviceColumn,
        SecondsColumn,
        PatternColumn,
        ReasonColumn,
        NUM_COLUMNS
    };

    const validation::TestCase *testCase = nullptr;
    const validation::CaseSummary *summary = nullptr;
    const validation::CasePair *pair = nullptr; ///< null without another run
    bool flipped = false;

    QString text(int column) const;
    /// More than the text says: the whole id, what a pattern means.
    QString toolTip(int column) const;
    /// For sorting numeric columns: what is not known is below all numbers, infinities and NaN are above.
    double number(int column) const;
    /// For files: numbers with all their digits.
    QString exact(int column) const;

    static bool isNumeric(int column);
    static QString header(int column);
    /// What a column means, where its title does not say it all.
    static QString headerToolTip(int column);

private:
    std::optional<double> value(int column) const;
    QString patternText() const;
    QString reasonText() const;
};

} // namespace mxw::items
