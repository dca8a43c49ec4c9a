// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/review/Rereview.h"
#include "models/review/ReviewState.h"

namespace mxw::app {

/// `metax-workbench scan`.
class ScanCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ScanCommand)
public:
    /// Scans, writes what was asked for, and returns the exit status.
    static int run(const ScanOptions &options);

private:
    /// With what the session and the named files add.
    static Result<checks::ScanRequest> fullRequest(const ScanOptions &options);
    static Result<void> keepConfigs(const QString &file, const std::vector<inventory::ConfigSource> &configs);
    /// Returns the state of the session, with this scan in it.
    static Result<review::ReviewState> writeSession(const QString &file, const checks::ScanResult &result);
    /// What became of the earlier review; carried forward when there is a session.
    static Result<review::Rereview> followOn(const ScanOptions &options, const checks::ScanResult &result,
                                             std::optional<review::ReviewState> &state);
    static Result<void> writeFiles(const ScanOptions &options, const checks::Analysis &analysis,
                                   const std::optional<review::ReviewState> &state,
                                   const std::optional<review::Rereview> &rereview);
};

} // namespace mxw::app
