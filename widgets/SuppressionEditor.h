// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace mxw::widgets {

class GrowingEdit;

/// Asks, in its place, why a finding does not count. Ctrl+Enter is the button, Escape is Cancel.
class SuppressionEditor : public QWidget
{
    Q_OBJECT
public:
    explicit SuppressionEditor(QWidget *parent = nullptr);

    QString reason() const;
    void setReason(const QString &reason);
    void focusReason();
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void submitted(const QString &reason); ///< never blank
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void submit();

    GrowingEdit *m_reason = nullptr;
    QPushButton *m_submit = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace mxw::widgets
