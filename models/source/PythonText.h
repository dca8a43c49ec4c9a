// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mxw::source {

/// A string as Python's repr() writes it, always in single quotes.
QString pythonQuoted(QStringView value);
/// At most `limit` characters; a cut is shown by a final "…".
QString elided(const QString &text, qsizetype limit);

} // namespace mxw::source
