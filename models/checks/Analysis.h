// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/checks/ModelStudy.h"
#include "models/core/Result.h"
#include "models/inventory/Entry.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// A revision as a record keeps it.
struct RevisionRecord
{
    QString spec;
    QString commit; ///< hex
    QString tree;   ///< hex
    QString summary;
    QString committed; ///< ISO 8601 with offset

    QString label() const; ///< "v0.26 (dcfebf9)"
    bool operator==(const RevisionRecord &) const = default;
};

/// What is compared with what.
struct ReviewSetup
{
    QString upstreamPath;
    RevisionRecord base;
    RevisionRecord target;
    QString pluginPath;
    QString subject;           ///< as asked: "index", "worktree", a revision, "installed:PYTHON"
    QString subjectKind;       ///< "revision", "index", "worktree", "directory"
    QString subjectId;         ///< tree identity
    QString subjectLabel;      ///< for people
    QString subjectCommit;     ///< hex; of kind "revision" only
    RevisionRecord pluginHead; ///< empty commit when there is none
    bool pluginStaged = false; ///< index differs from HEAD
    bool pluginDirty = false;  ///< work tree differs from the index
    QString profile;
    QString reviewedVersion; ///< upstream version under review, "0.26.0"; empty when nothing says it

    bool operator==(const ReviewSetup &) const = default;
};

/// What a scan found: immutable, complete in itself, and the same whether just computed or read from a session.
struct Analysis
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::Analysis)
public:
    ReviewSetup setup;
    std::vector<inventory::Entry> entries; ///< by file, then line
    std::vector<inventory::Infrastructure> infrastructure;
    std::vector<Finding> findings; ///< by severity (errors first), check, file, line
    QStringList instructionFiles;  ///< of the reviewed repositories, "plugin:AGENTS.md", "upstream:AGENTS.md"
    ModelStudy models;
    QStringList notes; ///< what the scan could not do, in words

    const inventory::Entry *entry(QStringView id) const;
    std::vector<const Finding *> findingsOf(QStringView entryId) const;
    qsizetype count(Severity severity) const;

    /// The stable form of DESIGN §12: {"schema":1,"review","summary","entries","findings", …}.
    QJsonObject toJson() const;
    static Result<Analysis> fromJson(const QJsonObject &object);
    bool operator==(const Analysis &) const = default;
};

} // namespace mxw::checks
