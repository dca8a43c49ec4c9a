// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"

#include <QHash>
#include <QString>

namespace mxw::inventory {

/// A key of the cache for what follows from the three trees, the profile and the hand-made counterparts. `what`: a word
/// and a version of the search, to be changed when it may find something else.
QString treesKey(const QString &what, const Code &code, const QHash<QString, QString> &byHand);

} // namespace mxw::inventory
