// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/Comparison.h"
#include "models/review/PriorReview.h"
#include "models/review/Rereview.h"
#include "models/review/Session.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <stop_token>

namespace mxw::app {

/// A review against an earlier one: reading it, comparing, and carrying forward what may be.
class EarlierReview
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::EarlierReview)
public:
    /// The earlier review in a session file.
    static Result<std::shared_ptr<const review::PriorReview>> read(const QString &sessionFile);
    /// Reads the texts of the entries that were decided then. For a background thread.
    static review::Rereview compare(const review::PriorReview &prior, const checks::Analysis &now, const Trees &trees,
                                    const std::stop_token &stop = {});
    /// Makes the session follow on it, and carries forward. Returns how many events were carried.
    static Result<int> follow(review::Session &session, const review::PriorReview &prior,
                              const review::Rereview &rereview, const Trees &trees, const QString &actor);
    /// "12 fixed, 3 partially fixed, 40 still present, 2 masked, 5 new; 20 decisions carry forward, 3 are stale".
    static QString summary(const review::Rereview &rereview);
};

} // namespace mxw::app
