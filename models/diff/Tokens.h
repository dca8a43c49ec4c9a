// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/LineDiff.h"

#include <QStringView>

#include <vector>

namespace mxw::diff {

/// What a line is compared by: an identifier, a number, one punctuation character, or a run of whitespace.
struct Token
{
    int start = 0;
    int length = 0;
    size_t hash = 0;
    bool space = false;
};

/// The tokens of a line, without the whitespace that `whitespace` ignores.
std::vector<Token> tokensOf(QStringView line, git::Whitespace whitespace);

} // namespace mxw::diff
