// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/KeptTree.h"

#include "models/git/FileList.h"

#include <algorithm>
#include <utility>

namespace mxw::review {

namespace {

git::Content::State stateOf(const QString &reason)
{
    if (reason == QLatin1StringView("too-large"))
        return git::Content::State::TooLarge;
    return reason == QLatin1StringView("unreadable") ? git::Content::State::Unreadable
                                                     : git::Content::State::NotPresent;
}

} // namespace

KeptTree::KeptTree(git::TreeIdentity identity, const QHash<QString, QString> &files,
                   const QHash<QString, QString> &leftOut, BlobFile blobs)
    : m_identity(std::move(identity)), m_blobs(std::move(blobs)), m_leftOut(leftOut)
{
    for (auto at = files.cbegin(); at != files.cend(); ++at) {
        if (at.value().isEmpty()) {
            m_absent.insert(at.key());
            continue;
        }
        m_digests.insert(at.key(), at.value());
        m_files.push_back({at.key(), {}, false});
    }
    for (auto at = leftOut.cbegin(); at != leftOut.cend(); ++at) {
        if (!files.contains(at.key()))
            m_files.push_back({at.key(), {}, false});
    }
    std::ranges::sort(m_files,
                      [](const git::FileEntry &a, const git::FileEntry &b) { return git::pathLess(a.path, b.path); });
}

git::Content KeptTree::read(const git::FileEntry &file) const
{
    const QString digest = m_digests.value(file.path);
    if (digest.isEmpty())
        return {stateOf(m_leftOut.value(file.path)), {}, {}};
    auto content = m_blobs.read(digest);
    if (content)
        return {git::Content::State::Present, *std::move(content), {}};
    return {git::Content::State::Unreadable, {}, content.error().what};
}

QStringList KeptTree::missingFolders() const
{
    return {QString()};
}

} // namespace mxw::review
