// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/ObjectStore.h"

namespace mxw::git {

namespace {

/// Bytes of blobs that are kept.
constexpr qsizetype RecentLimit = 12 * 1024 * 1024;

Content failed(Content::State state, QString detail)
{
    return {state, {}, std::move(detail)};
}

Content readWith(git_odb *odb, const git_oid &oid, const QString &notAFile)
{
    size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    int code = git_odb_read_header(&size, &type, odb, &oid);
    if (code == GIT_ENOTFOUND)
        return failed(Content::State::NotPresent, lastError());
    if (code < 0)
        return failed(Content::State::Unreadable, lastError());
    if (type != GIT_OBJECT_BLOB)
        return failed(Content::State::Unreadable, notAFile);
    if (size > static_cast<size_t>(Tree::MaximumFileSize))
        return failed(Content::State::TooLarge, {});

    git_odb_object *raw = nullptr;
    code = git_odb_read(&raw, odb, &oid);
    const OdbObjectHandle object(raw);
    if (code < 0)
        return failed(code == GIT_ENOTFOUND ? Content::State::NotPresent : Content::State::Unreadable, lastError());
    return {Content::State::Present,
            QByteArray(static_cast<const char *>(git_odb_object_data(raw)),
                       static_cast<qsizetype>(git_odb_object_size(raw))),
            {}};
}

} // namespace

ObjectStore::ObjectStore(QByteArray objectsFolder) : m_folder(std::move(objectsFolder)) {}

Content ObjectStore::readBlob(const ObjectId &id) const
{
    if (auto bytes = recent(id))
        return {Content::State::Present, *std::move(bytes), {}};
    git_oid oid;
    git_oid_fromraw(&oid, id.raw().data());
    OdbHandle odb = borrow();
    if (!odb)
        return failed(Content::State::Unreadable, lastError());
    Content content = readWith(odb.get(), oid, tr("The object %1 is not a file.").arg(id.hex()));
    giveBack(std::move(odb));
    if (content.state == Content::State::Present)
        keep(id, content.bytes);
    return content;
}

std::optional<QByteArray> ObjectStore::recent(const ObjectId &id) const
{
    const std::scoped_lock lock(m_mutex);
    const auto place = m_places.constFind(id);
    if (place == m_places.cend())
        return std::nullopt;
    m_recent.splice(m_recent.begin(), m_recent, *place);
    return m_recent.front().bytes;
}

void ObjectStore::keep(const ObjectId &id, const QByteArray &bytes) const
{
    if (bytes.size() > RecentLimit / 8)
        return;
    const std::scoped_lock lock(m_mutex);
    if (m_places.contains(id))
        return;
    m_recent.push_front({id, bytes});
    m_places.insert(id, m_recent.begin());
    m_recentSize += bytes.size();
    while (m_recentSize > RecentLimit) {
        m_recentSize -= m_recent.back().bytes.size();
        m_places.remove(m_recent.back().id);
        m_recent.pop_back();
    }
}

OdbHandle ObjectStore::borrow() const
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_idle.empty()) {
            OdbHandle handle = std::move(m_idle.back());
            m_idle.pop_back();
            return handle;
        }
    }
    git_odb *raw = nullptr;
    return OdbHandle(git_odb_open(&raw, m_folder.constData()) < 0 ? nullptr : raw);
}

void ObjectStore::giveBack(OdbHandle handle) const
{
    const std::scoped_lock lock(m_mutex);
    m_idle.push_back(std::move(handle));
}

} // namespace mxw::git
