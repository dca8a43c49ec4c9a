// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"
#include "models/audit/Record.h"

namespace mxw::audit {

/// The audit record, after the patch workflow §7, and the one record for registrations, models and commits: a front
/// page, setup, inventory with decisions, gates and evidence, findings, runs, what is open and what was not tested.
Record auditRecord(const AuditInput &input);

} // namespace mxw::audit
