// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Rereview.h"

#include <QWidget>

#include <memory>

namespace mxw::widgets {

/// Bottom pane: what became of each finding of the earlier review, and why.
class RereviewView : public QWidget
{
    Q_OBJECT
public:
    explicit RereviewView(QWidget *parent = nullptr);
    ~RereviewView() override;

    /// `summary`: the counts in words. Without a re-review the pane says how to get one.
    void setRereview(std::shared_ptr<const review::Rereview> rereview, const QString &summary);
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);

Q_SIGNALS:
    /// The finding as it is now, or the one that hides it; else as it was.
    void findingActivated(const mxw::checks::Finding &finding);
    void followRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
