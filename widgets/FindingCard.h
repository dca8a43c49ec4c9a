// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

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
    /// The button that folds the details out; null without details.
    QToolButton *detailsButton() const { return m_detailsButton; }

Q_SIGNALS:
    void activated();

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
    void setDetailsVisible(bool visible);

    checks::Finding m_finding;
    bool m_current = false;
    QToolButton *m_detailsButton = nullptr;
    WrapText *m_details = nullptr;
};

} // namespace mxw::widgets
