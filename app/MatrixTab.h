// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ReviewController.h"
#include "widgets/MatrixPane.h"

#include <QObject>

namespace mxw::app {

/// Fills the Matrix tab from the open review, follows the selected entry, and records what is classified or given.
class MatrixTab : public QObject
{
    Q_OBJECT
public:
    MatrixTab(widgets::MatrixPane *pane, ReviewController &controller, QObject *parent = nullptr);

    void setEntry(const QString &id);
    /// Takes a config.json into the review and scans again.
    Result<void> attachConfig(const QString &file);

Q_SIGNALS:
    void failed(const mxw::Error &error);

private:
    void takeReview();
    void showNothing();
    void chooseConfig();
    void report(const Result<void> &outcome);

    widgets::MatrixPane *m_pane;
    ReviewController &m_controller;
    QString m_entry;
};

} // namespace mxw::app
