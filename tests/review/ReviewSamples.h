// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Event.h"

#include <QString>

namespace mxw::test {

/// Two patches and two findings on the first of them.
checks::Analysis sampleAnalysis();
review::Decision sampleDecision(const QString &entry, review::Disposition disposition = review::Disposition::Retain);

} // namespace mxw::test
