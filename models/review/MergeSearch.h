// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Merge.h"

#include <optional>

namespace mxw::review {

/// Compares two sessions of one review with what they have in common.
class MergeSearch
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::MergeSearch)
public:
    MergeSearch(const Session &mine, const Session &theirs);
    Merge run();

private:
    enum class Verdict { Skip, Take, Conflict };
    using Seq = std::optional<qint64>;

    static Verdict judge(Seq common, Seq mine, Seq theirs, bool same);
    void compareRuns();
    void compareDecision(const QString &entry);
    void compareNote(const QString &entry);
    void compareChecklist(const QString &entry);
    void compareEvidence(const QString &entry);
    void compareSuppression(const checks::Finding &finding, const QString &fingerprint);
    void compareJudgement(const checks::Finding &finding, const QString &fingerprint);
    void add(Merge::Take take) { m_merge.m_takes.push_back(std::move(take)); }

    const Session &m_mineSession;
    const Session &m_theirsSession;
    const ReviewState &m_mine;
    const ReviewState &m_theirs;
    const ReviewState m_common;
    const qint64 m_commonEvents;
    Merge m_merge;
};

} // namespace mxw::review
