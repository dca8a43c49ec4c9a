// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/review/Session.h"

namespace mxw::app {

/// `metax-workbench export`, and the same export from the window.
class ExportCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ExportCommand)
public:
    static int run(const ExportOptions &options);
    static Result<void> write(const review::Session &session, ExportOptions::Format format, const QString &output);
};

} // namespace mxw::app
