// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/review/Session.h"
#include "models/review/Verification.h"

#include <QJsonObject>

namespace mxw::app {

/// `metax-workbench replay`: the review as it was after an event, or whether the session still is what was recorded.
class ReplayCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ReplayCommand)
public:
    static int run(const ReplayOptions &options);

private:
    static int showMoment(const ReplayOptions &options);
    static int verify(const ReplayOptions &options);
    static Result<checks::Analysis> analysisAt(const review::Session &session, const review::ReviewState &state);
    static QString momentText(const review::Event &event, qsizetype events, const checks::Analysis &analysis,
                              const review::ReviewState &state);
    static QJsonObject momentJson(const review::Event &event, qsizetype events, const checks::Analysis &analysis,
                                  const review::ReviewState &state);
    /// Adds what a new scan finds otherwise; returns why there was none, empty when there was one.
    static QString scanAgain(const ReplayOptions &options, std::vector<review::Deviation> &deviations);
};

} // namespace mxw::app
