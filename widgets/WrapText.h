// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/Theme.h"

#include <QHash>
#include <QStringList>
#include <QTextEdit>

namespace mxw::widgets {

/// Plain text in a column of any width: breaks long names where it must, is as high as its lines, can be selected and
/// copied.
class WrapText : public QTextEdit
{
    Q_OBJECT
public:
    explicit WrapText(QWidget *parent = nullptr);

    void setWords(const QString &text);
    /// One line below the other, each a step further to the right: a chain.
    void setChain(const QStringList &lines);
    QString words() const { return toPlainText(); }

    void setColor(Theme::Token token);
    void setMonospace(bool monospace);
    void setWeight(QFont::Weight weight);
    void setScale(double scale); ///< of the surrounding font's size
    /// Off: clicks go to the widget below.
    void setSelectable(bool selectable);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void updateLook();
    void contentChanged();

    Theme::Token m_color = Theme::Token::Text;
    bool m_monospace = false;
    QFont::Weight m_weight = QFont::Normal;
    double m_scale = 1.0;
    bool m_updating = false;
    mutable QHash<int, int> m_heights; ///< by width: layouts ask for the same few again and again
};

} // namespace mxw::widgets
