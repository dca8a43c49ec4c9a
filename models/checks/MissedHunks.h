// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CopyComparison.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// A change of upstream's, with the lists of pieces it points into.
struct UpstreamHunk
{
    const Pieces *base;
    const Pieces *target;
    UpstreamChange change;
};

/// Which parts of a definition to compare besides its body.
enum class HeaderUse { Compared, Ignored };

/// What upstream changed in a definition since base, seen from a copy of it. Points into the texts it was made of.
struct CopyJudgement
{
    bool changed = false; ///< the code is another one at the target
    bool copy = false;    ///< the copy took over most of base
    std::vector<UpstreamHunk> missed;
    std::vector<UpstreamHunk> ownWay; ///< the copy has neither the old code nor the new one
};
CopyJudgement judgeCopy(const CodeText &base, const CodeText &target, const CodeText &copy, HeaderUse header);

/// The hunks as "@@ file:line", "- old", "+ new", cut when there are too many.
QStringList hunkLines(const QByteArray &baseSource, const QByteArray &targetSource, const QString &targetFile,
                      const std::vector<UpstreamHunk> &hunks);

/// Line of the first hunk in the target; `otherwise` when none of them has one.
int firstLine(const std::vector<UpstreamHunk> &hunks, int otherwise);

} // namespace mxw::checks
