// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/LibraryUse.h"

#include "models/git/Handle.h"

namespace mxw::git {

std::shared_ptr<const void> keepLibrary()
{
    return std::make_shared<const Library>();
}

} // namespace mxw::git
