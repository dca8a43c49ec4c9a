// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/ReviewState.h"

#include <QWidget>

#include <optional>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

class FindingDetails;
class JudgementEditor;
class SuppressionEditor;

/// The details of the selected finding, with what can be done about it.
class FindingDetailsPane : public QWidget
{
    Q_OBJECT
public:
    explicit FindingDetailsPane(QWidget *parent = nullptr);

    void setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression,
                    const review::JudgementRecord *judgement = nullptr);
    void setReadOnly(bool readOnly);
    void toggleSuppression(); ///< asks for a reason, or asks to take the suppression back
    void startJudgement();    ///< asks what the finding is held to be

Q_SIGNALS:
    void explainRequested();
    void suppressRequested(const QString &reason);
    void unsuppressRequested();
    void judgeRequested(const mxw::review::FindingJudged &judgement);

private:
    void makeEditor();
    void endSuppression();
    void endJudgement();
    void showButtons();

    QString m_fingerprint; ///< empty: none is selected
    std::optional<checks::Finding> m_finding;
    std::optional<review::FindingJudged> m_judgement;
    bool m_suppressed = false;
    bool m_readOnly = false;
    FindingDetails *m_details = nullptr;
    QVBoxLayout *m_below = nullptr;
    QToolButton *m_explain = nullptr;
    QToolButton *m_suppress = nullptr;
    SuppressionEditor *m_editor = nullptr; ///< made when it is asked for
    QToolButton *m_judge = nullptr;
    JudgementEditor *m_judgementEditor = nullptr; ///< made when it is asked for
};

} // namespace mxw::widgets
