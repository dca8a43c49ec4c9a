// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::app {

/// An analysis as plain text for a terminal: the setup, entries by how they are reached, findings, notes.
class ScanReport
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ScanReport)
public:
    /// Findings that `state` suppresses are listed apart, with the reason.
    static QString toText(const checks::Analysis &analysis, const review::ReviewState &state);

private:
    static QString setupText(const checks::ReviewSetup &setup);
    static QString entriesText(const checks::Analysis &analysis);
    static QString findingsText(const checks::Analysis &analysis, const review::ReviewState &state);
    static QString suppressedText(const checks::Analysis &analysis, const review::ReviewState &state);
    static QString notesText(const checks::Analysis &analysis);
};

} // namespace mxw::app
