// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/Tree.h"

#include <QCoreApplication>

#include <mutex>
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
    OdbHandle borrow() const;
    void giveBack(OdbHandle handle) const;

    Library m_library; ///< first member: the handles need it until they are gone
    QByteArray m_folder;
    mutable std::mutex m_mutex;
    mutable std::vector<OdbHandle> m_idle;
};

} // namespace mxw::git
