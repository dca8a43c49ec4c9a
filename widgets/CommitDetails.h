// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;

namespace mxw::widgets {

class WrapText;

/// One upstream commit: what it says, the files that concern the plugin with the state of each, and what else it
/// changed.
class CommitDetails : public QWidget
{
    Q_OBJECT
public:
    explicit CommitDetails(QWidget *parent = nullptr);

    void setCommit(const checks::CommitRecord *commit); ///< null: none
    int currentFile() const;                            ///< -1: none

Q_SIGNALS:
    void diffRequested(int file);

private:
    void setupFiles();
    void showFiles(const checks::CommitRecord &commit);
    void requestDiff();

    WrapText *m_summary = nullptr;
    WrapText *m_about = nullptr;
    QTreeWidget *m_files = nullptr;
    QPushButton *m_diff = nullptr;
    WrapText *m_others = nullptr;
};

} // namespace mxw::widgets
