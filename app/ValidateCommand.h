// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/review/Session.h"

namespace mxw::app {

class ValidationController;

/// `metax-workbench validate`.
class ValidateCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ValidateCommand)
public:
    /// Runs the suite and waits for it, or writes a bundle, or imports a result; returns the exit status.
    static int run(const ValidateOptions &options);
    /// The run, its counts and the cases that did not pass, as JSON.
    static QJsonObject toJson(const validation::Run &run);

private:
    static int writeBundle(const ValidateOptions &options, ValidationController &runs);
    static int follow(const ValidateOptions &options, ValidationController &runs);
    static int finish(const ValidateOptions &options, ValidationController &runs, const validation::Run &run);
    static QString toText(const validation::Run &run);
};

} // namespace mxw::app
