// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/SampleFiles.h"

#include <QCoreApplication>

namespace mxw::app {

/// `metax-workbench --headless-demo`: the bundled review from scan to audit record, without a window.
class DemoCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::DemoCommand)
public:
    static int run();

private:
    /// Whether the sample's tests ran, whatever their outcome.
    static bool validate(const SampleFiles &sample);
};

} // namespace mxw::app
