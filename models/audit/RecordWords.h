// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Record.h"
#include "models/checks/Finding.h"

#include <QStringList>

namespace mxw::audit {

/// "label: text".
Item labelled(const QString &label, const Rich &text);
/// Others' text; `missing` when there is none.
Rich textOr(const QString &text, const QString &missing);
/// "a", "b" as code, with ", " between them; a dash when there are none.
Rich codes(const QStringList &texts);
/// "file:12" as code.
Rich codePlace(const QString &file, int line);
Tone toneOf(checks::Severity severity);
/// Words of ours in bold, followed by a number.
Row numbers(const Rich &first, const std::vector<qsizetype> &values);

} // namespace mxw::audit
