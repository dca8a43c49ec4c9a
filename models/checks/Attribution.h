// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/UpstreamHistory.h"

#include <QCoreApplication>

#include <stop_token>
#include <vector>

namespace mxw::checks {

/// Names the upstream commit behind each finding that a change between base and target explains: the one that removed
/// or moved the thing, changed its signature, its kind or its code. A finding that it cannot explain keeps no commit.
class Attribution
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::Attribution)
public:
    explicit Attribution(const CheckContext &context) : m_context(context) {}

    void attribute(std::vector<Finding> &findings, UpstreamHistory &history, std::stop_token stop = {}) const;

private:
    HistoryQuestion questionOf(const Finding &finding) const;
    HistoryQuestion questionOfImport(const Finding &finding) const;
    HistoryQuestion questionOfEntry(HistoryQuestion::Kind kind, const Finding &finding,
                                    const inventory::EntryFacts &facts) const;
    HistoryQuestion questionOfPlace(HistoryQuestion::Kind kind, const Finding &finding) const;
    HistoryQuestion questionOfParent(const Finding &finding) const;
    HistoryQuestion questionOfOperator(const Finding &finding) const;
    QStringList filesOfModule(const QString &module) const;
    const inventory::EntryFacts *factsOf(const Finding &finding) const;
    QString definitionAt(const QString &file, int line) const;
    static void describe(Finding &finding, const std::vector<UpstreamCommit> &commits);

    const CheckContext &m_context;
};

} // namespace mxw::checks
