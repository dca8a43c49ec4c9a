// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace mxw::widgets {

class WrapText;

/// A titled part of the entry's column, with a hairline above.
class Section : public QWidget
{
    Q_OBJECT
public:
    explicit Section(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    QString title() const;
    /// Where its widgets go.
    QVBoxLayout *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    WrapText *m_title = nullptr;
    QVBoxLayout *m_content = nullptr;
};

} // namespace mxw::widgets
