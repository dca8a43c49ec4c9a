// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ReviewController.h"
#include "widgets/CommitsPane.h"

#include <QObject>

namespace mxw::app {

/// Connects the Commits tab with the review: shows its commits, records what is decided.
class CommitsTab : public QObject
{
    Q_OBJECT
public:
    CommitsTab(widgets::CommitsPane *pane, ReviewController &controller, QObject *parent = nullptr);

Q_SIGNALS:
    void entrySelected(const QString &id);
    void diffShown(); ///< what a commit did to a file is on its way into the Diff tab
    void failed(const mxw::Error &error);

private:
    void showReview();
    void showPlaceholder();
    void decide(const std::vector<review::Decision> &decisions);
    void showDiff(const QString &id, int file);

    widgets::CommitsPane *m_pane;
    ReviewController &m_controller;
};

} // namespace mxw::app
