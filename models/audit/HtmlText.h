// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Rich.h"

#include <QString>

namespace mxw::audit {

/// Text of others as HTML that reads as it was written, for content and for attributes in double quotes; control and
/// direction characters become visible.
QString htmlText(const QString &text);
/// The same, line breaks kept, for <pre>.
QString htmlListing(const QString &text);
/// A line, with links inside the record.
QString htmlLine(const Rich &line);
/// A word for `id` and `href="#…"`: letters, digits and "-_." stay, others become "~" and their code.
QString htmlAnchor(const QString &anchor);

} // namespace mxw::audit
