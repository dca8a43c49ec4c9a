// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Repository.h"

using namespace Qt::StringLiterals;

namespace mxw::git {

QString Revision::label() const
{
    const QString hex = commit.hex();
    const bool isId = spec.size() >= 4 && hex.startsWith(spec, Qt::CaseInsensitive);
    return isId || spec.isEmpty() ? commit.shortHex() : u"%1 (%2)"_s.arg(spec, commit.shortHex());
}

} // namespace mxw::git
