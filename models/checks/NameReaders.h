// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CodeTree.h"
#include "models/source/Usage.h"

#include <functional>
#include <optional>

namespace mxw::checks {

/// A place that does not count as reading a name: its own definition, the statement that installs it.
using NotCounted = std::function<bool(const QString &file, const source::Outline &outline, source::UsePlace place)>;

struct Reader
{
    QString file;
    int line = 0;
};

/// Somebody in the packages of `tree` who reads `name`: as a name, as an attribute of anything, in an import, in a
/// string, as a keyword of a call, in `__all__`. Where a file cannot be read, it counts as a reader.
std::optional<Reader> readerOf(const source::CodeTree &tree, const QString &name, const NotCounted &notCounted);

/// True when `text` is one of the strings inside an expression.
bool hasString(const source::Expression &expression, const QString &text);

} // namespace mxw::checks
