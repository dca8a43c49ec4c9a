// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/git/Tree.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace mxw::checks {

/// The installed files of some packages below a site-packages folder, with their distributions' entry_points.txt.
Result<std::shared_ptr<const git::Tree>> installedTree(const QString &sitePackages, const QStringList &packages);

} // namespace mxw::checks
