// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Result.h"
#include "models/dispatch/ChainGraph.h"
#include "models/git/Tree.h"
#include "models/review/BlobFile.h"
#include "models/review/KeptFiles.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>

namespace mxw::review {

/// What a session kept of a scan, as trees, objects and chains. From any thread.
class KeptScan
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::KeptScan)
public:
    /// `list`: `ScanRecorded::files`; not empty.
    static Result<std::shared_ptr<const KeptScan>> open(const QString &session, const QString &list,
                                                        const checks::ReviewSetup &setup);

    const std::shared_ptr<const git::Tree> &subject() const { return m_subject; }
    const std::shared_ptr<const git::Tree> &base() const { return m_base; }
    const std::shared_ptr<const git::Tree> &target() const { return m_target; }
    /// A file of an upstream commit, by its git blob id in hex.
    git::Content object(const QString &id) const;
    bool hasChain(const QString &entry) const { return m_files.chains.contains(entry); }
    Result<dispatch::ChainGraph> chain(const QString &entry) const;
    const KeptFiles &files() const { return m_files; }

private:
    KeptScan(const QString &session, KeptFiles files, const checks::ReviewSetup &setup);

    BlobFile m_blobs;
    KeptFiles m_files;
    std::shared_ptr<const git::Tree> m_subject;
    std::shared_ptr<const git::Tree> m_base;
    std::shared_ptr<const git::Tree> m_target;
};

} // namespace mxw::review
