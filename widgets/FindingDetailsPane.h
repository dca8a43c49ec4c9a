// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/ReviewState.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

class FindingDetails;
class SuppressionEditor;

/// The details of the selected finding, with what can be done about it.
class FindingDetailsPane : public QWidget
{
    Q_OBJECT
public:
    explicit FindingDetailsPane(QWidget *parent = nullptr);

    void setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression);
    void setReadOnly(bool readOnly);
    void toggleSuppression(); ///< asks for a reason, or asks to take the suppression back

Q_SIGNALS:
    void explainRequested();
    void suppressRequested(const QString &reason);
    void unsuppressRequested();

private:
    void makeEditor();
    void endSuppression();
    void showButtons();

    QString m_fingerprint; ///< empty: none is selected
    bool m_suppressed = false;
    bool m_readOnly = false;
    FindingDetails *m_details = nullptr;
    QVBoxLayout *m_below = nullptr;
    QToolButton *m_explain = nullptr;
    QToolButton *m_suppress = nullptr;
    SuppressionEditor *m_editor = nullptr; ///< made when it is asked for
};

} // namespace mxw::widgets
