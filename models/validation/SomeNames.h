// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mxw::validation {

/// The first few of many names, for a message.
QString someNames(const QStringList &names);

} // namespace mxw::validation
