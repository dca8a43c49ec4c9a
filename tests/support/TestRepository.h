// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace mxw::tests {

/// A git repository that a test writes, in a folder that goes away with it. Uses the `git` program with a fixed
/// identity, fixed dates and no user configuration; any failure aborts the test with git's words.
class TestRepository
{
public:
    TestRepository();

    QString path() const;
    /// Writes a file of the work tree (folders are made as needed).
    void write(const QString &file, const QByteArray &content);
    void remove(const QString &file);
    /// Stages everything (`git add -A`).
    void stageAll();
    void stage(const QString &file);
    /// Stages everything and commits; returns the commit id in hex.
    QString commit(const QString &message);
    void tag(const QString &name);
    void branch(const QString &name);
    /// A bare clone of it; lives as long as this object.
    QString bareClone();
    /// Runs git in the repository and returns its standard output.
    QByteArray git(const QStringList &arguments);

private:
    QTemporaryDir m_folder;
    int m_clones = 0;
    int m_commits = 0; ///< each commit is a minute later than the one before
};

} // namespace mxw::tests
