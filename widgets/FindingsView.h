// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QWidget>

#include <memory>

namespace mxw::widgets {

/// Bottom pane: every finding of the review in a sortable table with a severity and text filter; details fold out
/// below.
class FindingsView : public QWidget
{
    Q_OBJECT
public:
    explicit FindingsView(QWidget *parent = nullptr);
    ~FindingsView() override;
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setSuppressions(const review::Suppressions &suppressions);
    /// Suppressions, judgements, and what decisions answered.
    void setState(const review::ReviewState &state);
    void setReadOnly(bool readOnly);
    const checks::Finding *currentFinding() const; ///< null when none is selected
    void startSuppression();                       ///< asks for the reason to suppress the selected one
    void startJudgement();                         ///< asks what the selected one is held to be

Q_SIGNALS:
    void findingActivated(const mxw::checks::Finding &finding);
    void explainRequested(const QString &check);
    void suppressRequested(const mxw::checks::Finding &finding, const QString &reason);
    void unsuppressRequested(const mxw::checks::Finding &finding);
    void judgeRequested(const mxw::review::FindingJudged &judgement);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
