// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"

#include <QJsonObject>

#include <optional>

namespace mxw::checks {

/// The "schema" of analysisToJson(): raised when a reader of the former form would misread it; additions do not raise
/// it.
inline constexpr int AnalysisSchema = 1;

QJsonObject analysisToJson(const Analysis &analysis);
/// Nothing when a value has another type or word than it must.
std::optional<Analysis> analysisFromJson(const QJsonObject &object);

} // namespace mxw::checks
