// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QWidget>

#include <memory>

namespace mxw::widgets {

/// The line that is always visible: what against what, and "23 of 61 decided" with a bar.
class SetupBar : public QWidget
{
    Q_OBJECT
public:
    explicit SetupBar(QWidget *parent = nullptr);
    ~SetupBar() override;
    void setSetup(const checks::ReviewSetup &setup); ///< default-constructed: says that no review is open
    void setProgress(review::ReviewState::Progress progress);
    /// A notice in the warning colour ("The plugin's worktree changed since the scan"), with a button; empty: none.
    void setNotice(const QString &text, const QString &action = {});

Q_SIGNALS:
    void noticeActivated();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
