// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Record.h"

#include <QByteArray>

namespace mxw::audit {

/// A record as PDF on A4: page numbers, the draft mark on every page, pictures as vectors. Needs a QGuiApplication. The
/// same record gives the same bytes on the same fonts, whatever the day.
QByteArray toPdf(const Record &record);

} // namespace mxw::audit
