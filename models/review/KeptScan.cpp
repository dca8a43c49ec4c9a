// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/KeptScan.h"

#include "models/dispatch/ChainImport.h"
#include "models/review/KeptTree.h"

#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

git::TreeKind subjectKind(const QString &word)
{
    if (word == "index"_L1)
        return git::TreeKind::Index;
    if (word == "worktree"_L1)
        return git::TreeKind::Worktree;
    return word == "directory"_L1 ? git::TreeKind::Directory : git::TreeKind::Revision;
}

/// The reasons of one tree, by path.
QHash<QString, QString> reasonsOf(const KeptFiles &files, QStringView tree)
{
    QHash<QString, QString> reasons;
    for (auto at = files.leftOut.cbegin(); at != files.leftOut.cend(); ++at) {
        if (at.key().startsWith(tree))
            reasons.insert(at.key().mid(tree.size()), at.value());
    }
    return reasons;
}

} // namespace

KeptScan::KeptScan(const QString &session, KeptFiles files, const checks::ReviewSetup &setup)
    : m_blobs(session), m_files(std::move(files))
{
    const auto tree = [&](git::TreeIdentity identity, const QHash<QString, QString> &list, QStringView word) {
        return std::make_shared<const KeptTree>(std::move(identity), list, reasonsOf(m_files, word), m_blobs);
    };
    m_subject = tree({subjectKind(setup.subjectKind), setup.subjectId, setup.subjectLabel}, m_files.plugin, u"plugin:");
    m_base = tree({git::TreeKind::Revision, setup.base.tree, setup.base.label()}, m_files.base, u"base:");
    m_target = tree({git::TreeKind::Revision, setup.target.tree, setup.target.label()}, m_files.target, u"target:");
}

Result<std::shared_ptr<const KeptScan>> KeptScan::open(const QString &session, const QString &list,
                                                       const checks::ReviewSetup &setup)
{
    const auto bytes = BlobFile(session).read(list);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto files = KeptFiles::fromJson(QJsonDocument::fromJson(*bytes).object());
    if (!files) {
        return fail(Error::Kind::Invalid,
                    tr("The list of files that the session %1 keeps cannot be read.").arg(session),
                    tr("Open a copy of it from before. This file was left as it is."));
    }
    return std::shared_ptr<const KeptScan>(new KeptScan(session, *std::move(files), setup));
}

git::Content KeptScan::object(const QString &id) const
{
    const QString digest = m_files.objects.value(id);
    if (digest.isEmpty())
        return {git::Content::State::NotPresent, {}, {}};
    auto content = m_blobs.read(digest);
    if (content)
        return {git::Content::State::Present, *std::move(content), {}};
    return {git::Content::State::Unreadable, {}, content.error().what};
}

Result<dispatch::ChainGraph> KeptScan::chain(const QString &entry) const
{
    const QString digest = m_files.chains.value(entry);
    if (digest.isEmpty())
        return fail(Error::Kind::NotFound, tr("The session keeps no dispatch chain of this entry."));
    const auto bytes = m_blobs.read(digest);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto graph = dispatch::chainFromJson(QJsonDocument::fromJson(*bytes).object());
    if (!graph)
        return fail(Error::Kind::Invalid, tr("The dispatch chain that the session keeps cannot be read."));
    return *std::move(graph);
}

} // namespace mxw::review
