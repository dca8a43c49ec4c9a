// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/ReviewState.h"
#include "widgets/Theme.h"

#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

class JudgementEditor;
class SeverityMark;
class SuppressionEditor;
class WrapText;

/// One finding in the entry's column: what, consequence, where it lives now. Click, Enter or Space goes to its place.
class FindingCard : public QWidget
{
    Q_OBJECT
public:
    explicit FindingCard(const checks::Finding &finding, QWidget *parent = nullptr);

    const checks::Finding &finding() const { return m_finding; }
    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }
    /// A suppressed finding is dimmed and says why and by whom.
    void setSuppression(const std::optional<review::SuppressionRecord> &record);
    bool isSuppressed() const { return m_suppressed; }
    /// What the finding is held to be; nothing: nobody judged it.
    void setJudgement(const std::optional<review::JudgementRecord> &record);
    const std::optional<review::JudgementRecord> &judgement() const { return m_judgement; }
    /// It only asked for a decision, and that was made.
    void setAnswered(bool answered);
    bool isAnswered() const { return m_answered; }
    bool isOpen() const { return !m_suppressed && !m_answered; }
    void setReadOnly(bool readOnly);
    /// Opens the fields that say what the finding is held to be.
    void startJudgement();
    /// Opens the field for the reason, with a text that was begun before.
    void startSuppression(const QString &reason = {});
    /// What was typed there and not recorded.
    QString suppressionDraft() const;
    /// The button that folds the details out; null without details.
    QToolButton *detailsButton() const { return m_detailsButton; }
    /// Its controls, in the order of the Tab key.
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void activated();
    void explainRequested();
    void suppressRequested(const QString &reason);
    void unsuppressRequested();
    void judgeRequested(const mxw::review::FindingJudged &judgement);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void addText(QVBoxLayout *layout, const QString &text, bool muted);
    void addDetails(QVBoxLayout *layout);
    void addButtons(QVBoxLayout *layout);
    void addMenu();
    void setDetailsVisible(bool visible);
    void toggleSuppression();
    void endSuppression();
    void showSuppressButton();
    void showJudgement();
    void endJudgement();

    checks::Finding m_finding;
    bool m_current = false;
    QToolButton *m_detailsButton = nullptr;
    WrapText *m_details = nullptr;
    QToolButton *m_explainButton = nullptr;
    SeverityMark *m_mark = nullptr;
    std::vector<std::pair<WrapText *, Theme::Token>> m_texts; ///< with their colour when the finding counts
    bool m_suppressed = false;
    bool m_readOnly = false;
    WrapText *m_suppression = nullptr;
    QToolButton *m_suppressButton = nullptr;
    QAction *m_suppressAction = nullptr;
    SuppressionEditor *m_editor = nullptr; ///< made when it is asked for
    bool m_answered = false;
    std::optional<review::JudgementRecord> m_judgement;
    WrapText *m_judgementWords = nullptr;
    QToolButton *m_judgeButton = nullptr;
    JudgementEditor *m_judgementEditor = nullptr; ///< made when it is asked for
};

} // namespace mxw::widgets
