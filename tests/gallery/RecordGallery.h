// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "tests/app/WindowDriver.h"

#include <QString>

#include <functional>

namespace mxw::gallery {

/// Draws what leads from a decision to a signed record: evidence, judgement, gate, replay, export, and a second session
/// at `session` that follows on the open one. `save` takes a widget and the name of its picture.
void drawRecord(tests::WindowDriver &driver, const checks::ScanRequest &request, const QString &session,
                const std::function<void(QWidget *, const QString &)> &save);

} // namespace mxw::gallery
