// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/dispatch/ChainBuilder.h"
#include "models/review/PackedScan.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <stop_token>
#include <vector>

namespace mxw::review {

/// Reads and packs what a session keeps of a scan: the texts that entries, findings, counterparts, commits and chains
/// are about, and the chains themselves. Takes seconds; for a background thread.
class ScanKeeper
{
public:
    /// `findings`: what the chains say of their places.
    ScanKeeper(const checks::ScanResult &scan, std::vector<dispatch::ChainFinding> findings);

    KeptContent keep(const std::stop_token &stop = {});

private:
    void keepChains(const std::stop_token &stop);
    void nameFiles();
    void keepTree(const git::Tree *tree, const QSet<QString> &paths, const QString &word, QHash<QString, QString> &list,
                  const std::stop_token &stop);
    void keepObjects(const std::stop_token &stop);
    /// Returns the digest; empty, with the reason noted, when the content cannot be kept.
    QString add(const git::Content &content, const QString &name);

    const checks::ScanResult m_scan;
    const std::vector<dispatch::ChainFinding> m_findings;
    KeptContent m_kept;
    QSet<QString> m_known; ///< digests
    QHash<git::ObjectId, QString> m_byObject;
    QSet<QString> m_pluginFiles;
    QSet<QString> m_upstreamFiles; ///< at base and at the target
};

} // namespace mxw::review
