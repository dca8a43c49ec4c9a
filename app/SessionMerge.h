// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Merge.h"
#include "widgets/LatestTask.h"

#include <QObject>
#include <QString>

#include <memory>

namespace mxw::app {

class ReviewController;

/// Takes what another reviewer did in a session of the same review over into the open one.
class SessionMerge : public QObject
{
    Q_OBJECT
public:
    SessionMerge(ReviewController &controller, QWidget *window);

    /// Asks for the other session.
    void chooseOther();
    void import(const QString &sessionFile);

Q_SIGNALS:
    void told(const QString &message);
    void failed(const mxw::Error &error);

private:
    struct Other;
    void offer(const std::shared_ptr<Other> &other);
    void apply(const std::shared_ptr<Other> &other, const std::vector<review::MergeChoice> &choices);

    ReviewController &m_controller;
    QWidget *m_window;
};

} // namespace mxw::app
