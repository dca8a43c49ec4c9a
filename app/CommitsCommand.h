// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/checks/Analysis.h"

namespace mxw::app {

/// `metax-workbench commits`.
class CommitsCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::CommitsCommand)
public:
    /// Scans, prints the commits or writes them; returns the exit status.
    static int run(const CommitsOptions &options);
    static QString toText(const std::vector<checks::CommitRecord> &commits);
    /// {"schema":1,"review":…,"counterparts":[…],"commits":[…]}
    static QJsonObject toJson(const checks::Analysis &analysis, const std::vector<checks::CommitRecord> &commits);

private:
    static std::vector<checks::CommitRecord> chosen(const checks::ModelStudy &models, const QStringList &paths);
};

} // namespace mxw::app
