// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/Theme.h"

#include <QWidget>

namespace mxw::widgets {

/// One line of text that is cut with "…" where it does not fit; the tool tip has all of it then.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }
    /// Shown instead of the text when hovered: more than the line says.
    void setFullText(const QString &text);
    void setColor(Theme::Token token);
    void setElideMode(Qt::TextElideMode mode);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_text;
    QString m_fullText;
    Theme::Token m_color = Theme::Token::Text;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace mxw::widgets
