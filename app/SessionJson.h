// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Session.h"

#include <QJsonObject>

namespace mxw::app {

/// An analysis in its stable form, with "suppressed": {"reason","by","at"} added to the findings that do not count.
QJsonObject analysisToJson(const checks::Analysis &analysis, const review::ReviewState &state);

/// A session as JSON: the analysis in its stable form, with "decisions", "notes" and "checklist" added.
QJsonObject sessionToJson(const review::Session &session);

} // namespace mxw::app
