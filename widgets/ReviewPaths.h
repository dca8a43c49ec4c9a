// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace mxw::widgets {

/// What the new-review form asks the disk. Problems are sentences for the person at the form; empty when there is none.
class ReviewPaths
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::ReviewPaths)
public:
    static QString repositoryProblem(const QString &folder);
    /// A session file is new, in a folder that exists or can be made.
    static QString sessionProblem(const QString &file);
    /// "<documents>/MetaX reviews/<plugin>-<target>-<date>.mxreview", with a number when that exists.
    static QString proposedSession(const QString &pluginFolder, const QString &target);
};

} // namespace mxw::widgets
