// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace mxw::widgets {

/// The line above a pane: the side's title, elided in the middle, and the side's state in words.
class DiffHeader : public QWidget
{
    Q_OBJECT
public:
    explicit DiffHeader(QWidget *parent = nullptr);
    /// `note`: what stands beside the title, of the comparison as a whole.
    void setTitle(const QString &title, const QString &state, const QString &note = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_state;
    QString m_note;
};

} // namespace mxw::widgets
