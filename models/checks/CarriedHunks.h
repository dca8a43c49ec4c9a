// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUnits.h"
#include "models/checks/CommitRecord.h"
#include "models/git/LineDiff.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// Code of the plugin that copies, replaces or overrides code of an upstream file.
struct LocalCode
{
    QString scope;         ///< of upstream: "Class", "function"; empty: the whole file
    QString localScope;    ///< what stands for it in `local`
    bool inherits = false; ///< definitions that it lacks come from upstream
    const CodeUnits *local = nullptr;
    const CodeUnits *target = nullptr; ///< upstream's file at the target; null when it is gone
};

/// One text of a file at two revisions; null: there was no such file.
struct FileRevisions
{
    const CodeUnits *before = nullptr;
    const CodeUnits *after = nullptr;
};

/// What a change did, and what of it the plugin has.
struct CarriedHunks
{
    int added = 0; ///< lines
    int removed = 0;
    int hunks = 0; ///< that concern code of which the plugin has a copy
    int carried = 0;
    Carried state = Carried::Outside;
};

/// The definitions that the changed code lines stand in, in the order of the text; empty for what stands between them.
QStringList changedUnits(const FileRevisions &revisions, const std::vector<git::LineRange> &changes);
/// Whether a definition is `scope`, or a part of it.
bool covers(const QString &scope, const QString &unit);

/// Compares by lines without the blanks around them, definition by definition: a hunk is carried when the copy has its
/// new lines and no longer has the lines that went. What the target itself does not have any more is not asked of a
/// copy, and code that shares less than half of its lines with upstream's is no copy.
CarriedHunks judgeHunks(const FileRevisions &revisions, const std::vector<git::LineRange> &changes,
                        const std::vector<LocalCode> &copies);

} // namespace mxw::checks
