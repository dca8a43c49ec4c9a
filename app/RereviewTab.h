// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/EarlierReview.h"
#include "widgets/LatestTask.h"

#include <QObject>
#include <QString>

#include <memory>

namespace mxw::widgets {
class RereviewView;
} // namespace mxw::widgets

namespace mxw::app {

class ReviewController;

/// Keeps the re-review pane in step with the open review, and follows on an earlier one when asked to.
class RereviewTab : public QObject
{
    Q_OBJECT
public:
    RereviewTab(widgets::RereviewView *view, ReviewController &controller, QWidget *window);

    /// Asks for the session of the earlier review.
    void choosePrior();
    /// Says what would become of its findings and decisions, and follows on it when the user agrees.
    void follow(const QString &sessionFile);
    /// The same for a review that is about to be made, once its scan is done; empty: none.
    void followWhenReady(const QString &sessionFile) { m_pending = sessionFile; }
    /// Null while there is none, or before it is computed.
    std::shared_ptr<const review::Rereview> rereview() const { return m_rereview; }

Q_SIGNALS:
    void rereviewChanged();
    void told(const QString &message);
    void failed(const mxw::Error &error);

private:
    void update();
    void set(std::shared_ptr<const review::Rereview> rereview);
    void carry(const std::shared_ptr<const review::PriorReview> &prior, const review::Rereview &rereview);

    widgets::RereviewView *m_view;
    ReviewController &m_controller;
    QWidget *m_window;
    std::shared_ptr<const review::Rereview> m_rereview;
    QString m_pending;
    QString m_shown; ///< what the re-review on show was computed of
    widgets::LatestTask m_following;
    widgets::LatestTask m_updating;
};

} // namespace mxw::app
