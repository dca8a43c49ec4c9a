// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Event.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace mxw::items {

/// An event of the journal as a replay shows it.
struct ReplayStep
{
    qint64 seq = 0;
    QDateTime time = {};
    QString actor = {};
    QString kind = {};  ///< see review::eventKinds()
    QString words = {}; ///< what happened, one line
    QString entry = {}; ///< id of the entry that it is about; may be empty

    bool operator==(const ReplayStep &) const = default;
};

/// Which events a replay stops at; empty members take all.
struct ReplayFilter
{
    QString kind = {};
    QString actor = {};

    bool matches(const ReplayStep &step) const;
};

/// `analysis`: that finds the entries of findings.
std::vector<ReplayStep> replaySteps(std::span<const review::Event> events, const checks::Analysis &analysis);
/// Position of the next match after `from`, or before it; -1 when there is none. `from` may be -1 or the size.
int nextMatch(const std::vector<ReplayStep> &steps, int from, bool forward, const ReplayFilter &filter);
/// The kinds and the actors that occur, each once: kinds in the order of review::eventKinds(), actors by name.
QStringList kindsOf(const std::vector<ReplayStep> &steps);
QStringList actorsOf(const std::vector<ReplayStep> &steps);
/// What the events of a kind are, for a list to choose from: "Decisions".
QString kindName(const QString &kind);

} // namespace mxw::items
