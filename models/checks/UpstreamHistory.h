// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Repository.h"
#include "models/source/DefinitionText.h"
#include "models/source/OutlineCache.h"

#include <QCache>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::checks {

/// What is to be found in the upstream commits between base and target.
struct HistoryQuestion
{
    enum class Kind : quint8 {
        Gone,        ///< the last commit after which a file no longer has a name; without names: the file itself
        Added,       ///< the last commit that brought it
        KindChanged, ///< the last commit that made it another kind of thing here, or moved it away
        Header,      ///< all commits that changed a signature or the bases of a class
        Results,     ///< all commits that changed what a function returns
        Code,        ///< all commits that changed the code
    };
    Kind kind = Kind::Gone;
    QStringList files; ///< where it is now first, then where it was before
    QStringList names; ///< "Class.method"; the first that has an answer counts
    QString word;      ///< Gone: when no definition answers, the last commit after which a file no longer mentions this

    bool isEmpty() const { return files.isEmpty(); }
    bool operator==(const HistoryQuestion &) const = default;
};

struct UpstreamCommit
{
    QString id; ///< hex
    QString summary;

    bool operator==(const UpstreamCommit &) const = default;
};

/// Answers questions about a range of upstream commits: one walk for all that are not known from an earlier scan.
class UpstreamHistory
{
public:
    UpstreamHistory(const git::Repository &repository, git::ObjectId base, git::ObjectId target,
                    const source::OutlineCache &cache);

    /// Beside the questions: commits, newest first; empty when none did it or when the history does not tell.
    std::vector<std::vector<UpstreamCommit>> answer(const std::vector<HistoryQuestion> &questions,
                                                    std::stop_token stop = {});

private:
    using Commits = std::vector<UpstreamCommit>;
    using Text = std::optional<source::DefinitionText>;

    Commits search(const HistoryQuestion &question);
    std::vector<git::PathChange> changesOf(const QStringList &files) const;
    Commits searchName(const HistoryQuestion &question, const std::vector<git::PathChange> &changes,
                       const QString &name);
    Commits searchWord(const std::vector<git::PathChange> &changes, const QString &word);
    const QByteArray *content(const git::ObjectId &blob);
    bool isReadable(const git::ObjectId &blob);
    const Text &text(const git::ObjectId &blob, const QString &name);
    static bool matches(HistoryQuestion::Kind kind, const Text &before, const Text &after);

    const git::Repository &m_repository;
    const git::ObjectId m_base;
    const git::ObjectId m_target;
    const source::OutlineCache &m_cache;
    git::PathHistory m_history;
    bool m_allRead = true; ///< no blob was missing
    QCache<git::ObjectId, QByteArray> m_contents;
    QHash<std::pair<git::ObjectId, QString>, Text> m_texts;
};

} // namespace mxw::checks
