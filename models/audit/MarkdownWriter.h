// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"
#include "models/audit/Record.h"

#include <QString>

namespace mxw::audit {

/// A record in Markdown. Text taken from repositories or reviewers is escaped, so that it cannot make headings, links
/// or HTML of its own. Pictures are words here.
QString toMarkdown(const Record &record);
QString toMarkdown(const AuditInput &input);

} // namespace mxw::audit
