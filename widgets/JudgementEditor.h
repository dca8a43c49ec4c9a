// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/FindingEvents.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QPushButton;

namespace mxw::widgets {

class GrowingEdit;

/// Asks, in its place, what a finding is held to be: whose defect, suspected or reproduced, and what is done about one
/// that upstream shares. Ctrl+Enter is the button, Escape is Cancel.
class JudgementEditor : public QWidget
{
    Q_OBJECT
public:
    explicit JudgementEditor(QWidget *parent = nullptr);

    /// Begins with what is recorded.
    void setJudgement(const std::optional<review::FindingJudged> &recorded);
    /// What the fields say of the finding.
    review::FindingJudged judgement(const checks::Finding &finding) const;
    void focusFirst();
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void submitted();
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QComboBox *addCombo(const QString &name, const QString &label);
    void showFields();

    QComboBox *m_attribution = nullptr;
    QComboBox *m_proof = nullptr;
    QComboBox *m_resolution = nullptr;
    GrowingEdit *m_text = nullptr;
    QPushButton *m_submit = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace mxw::widgets
