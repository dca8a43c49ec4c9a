// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;
class QLabel;

namespace mxw::app {

/// What the window shows while no review is open: how to begin, and the sessions used last.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);
    void setRecentSessions(const QStringList &files);

Q_SIGNALS:
    void newReviewRequested();
    void openRequested();
    void sampleRequested();
    void sessionRequested(const QString &file);

private:
    QWidget *makeIntroduction();
    QWidget *makeButtons();

    QLabel *m_recentTitle;
    QListWidget *m_recent;
};

} // namespace mxw::app
