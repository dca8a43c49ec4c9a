// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/RecordSource.h"
#include "models/review/Session.h"

#include <QJsonObject>

namespace mxw::app {

/// An analysis in its stable form, with "suppressed": {"reason","by","at"} added to the findings that do not count.
QJsonObject analysisToJson(const checks::Analysis &analysis, const review::ReviewState &state);

/// A session as JSON: the analysis in its stable form, and what the reviewers made of it (resources/schema). Its words
/// are the same in every language, but for messages of findings.
QJsonObject sessionToJson(review::Session &session, const RecordSource &source, bool final);

} // namespace mxw::app
