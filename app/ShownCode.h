// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Evidence.h"

#include <QString>

namespace mxw::app {

/// What one pane of the comparison shows.
struct ShownCode
{
    review::Evidence::Side side = review::Evidence::Side::Plugin;
    QString file = {};
    QString commit = {}; ///< the file before or after this upstream commit, instead of one of the trees
};

struct ShownPair
{
    ShownCode left = {};
    ShownCode right = {};
};

} // namespace mxw::app
