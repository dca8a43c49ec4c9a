// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Merge.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;

namespace mxw::widgets {

/// Shows what two reviewers did differently, side by side, and asks for each what counts.
class MergeDialog : public QDialog
{
    Q_OBJECT
public:
    /// `taken`: how many things are taken over without a question.
    MergeDialog(const std::vector<review::MergeConflict> &conflicts, qsizetype taken, const QString &otherFile,
                QWidget *parent = nullptr);

    /// Beside the conflicts.
    const std::vector<review::MergeChoice> &choices() const { return m_choices; }

private:
    QWidget *makeConflict(const review::MergeConflict &conflict, size_t index);
    void choose(size_t index, review::MergeChoice choice);

    std::vector<review::MergeChoice> m_choices;
    QLabel *m_open = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace mxw::widgets
