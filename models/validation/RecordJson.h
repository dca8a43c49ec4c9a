// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/JsonValues.h"
#include "models/validation/RunRecord.h"

namespace mxw::validation {

/// The records of resources/python/PROTOCOL.md as values. The JSON is untrusted: fields that are missing or of another
/// kind read as empty ones.
ProcessRecord processFromJson(const QJsonObject &start);
/// What an `origins` record knows; the later one replaces the earlier.
void addOrigins(ProcessRecord &process, const QJsonObject &origins);
void startCase(TestCase &testCase, const QJsonObject &start);
void endCase(TestCase &testCase, const QJsonObject &end);
Comparison comparisonFromJson(const QJsonObject &object);

} // namespace mxw::validation
