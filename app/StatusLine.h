// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"

#include <QStatusBar>

class QLabel;
class QProgressBar;
class QToolButton;

namespace mxw::app {

/// The bottom line: what is running, with count and cancel; what the claims on show rest on; whether all is saved.
class StatusLine : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setWork(const ProgressStep &step);
    void clearWork();
    void setFacts(const QString &text);

Q_SIGNALS:
    void cancelRequested();

private:
    QLabel *m_phase;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
    QLabel *m_facts;
};

} // namespace mxw::app
