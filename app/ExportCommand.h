// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/audit/Assessment.h"
#include "models/review/Session.h"

#include <vector>

namespace mxw::app {

/// `metax-workbench export`, and the same export from the window.
class ExportCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ExportCommand)
public:
    static int run(const ExportOptions &options);
    /// A final record must have nothing open(): that is for the caller to see. PDF needs a QGuiApplication.
    static Result<void> write(review::Session &session, ExportOptions::Format format, const QString &output,
                              bool final = false);
    /// What stands against a final record.
    static std::vector<audit::OpenPoint> open(review::Session &session);
    /// One line for each thing that is missing: "E3 f: reason given".
    static QStringList lines(const std::vector<audit::OpenPoint> &points);

private:
    static QByteArray content(review::Session &session, ExportOptions::Format format, bool final);
};

} // namespace mxw::app
