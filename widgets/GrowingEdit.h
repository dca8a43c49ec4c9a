// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace mxw::widgets {

/// A text field of several lines that grows with its text. Tab leaves it; left() tells when it lost the focus.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit GrowingEdit(int minimalLines, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void left(Qt::FocusReason reason);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    int heightOf(int lines) const;
    void grow();
    void updateFrame();

    int m_minimalLines;
};

} // namespace mxw::widgets
