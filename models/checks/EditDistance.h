// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace mxw::checks {

/// Number of single signs to insert, remove or replace to make one text of the other.
int editDistance(QStringView a, QStringView b);

} // namespace mxw::checks
