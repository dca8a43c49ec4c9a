// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/Tree.h"

#include <QCoreApplication>
#include <QHash>

#include <list>
#include <mutex>
#include <optional>
#include <vector>

namespace mxw::git {

/// Reads blobs of one repository from any number of threads: each read borrows an object database handle of its own,
/// because readers that share one wait for each other at its packs.
class ObjectStore
{
    Q_DECLARE_TR_FUNCTIONS(mxw::git::ObjectStore)
public:
    explicit ObjectStore(QByteArray objectsFolder);

    Content readBlob(const ObjectId &id) const;

private:
    /// Several questions about one file come one after the other.
    struct Recent
    {
        ObjectId id;
        QByteArray bytes;
    };
    std::optional<QByteArray> recent(const ObjectId &id) const;
    void keep(const ObjectId &id, const QByteArray &bytes) const;
    OdbHandle borrow() const;
    void giveBack(OdbHandle handle) const;

    Library m_library; ///< first member: the handles need it until they are gone
    QByteArray m_folder;
    mutable std::mutex m_mutex;
    mutable std::vector<OdbHandle> m_idle;
    mutable std::list<Recent> m_recent; ///< the last one asked for first
    mutable QHash<ObjectId, std::list<Recent>::iterator> m_places;
    mutable qsizetype m_recentSize = 0;
};

} // namespace mxw::git
