// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace mxw::widgets {

/// A share as a thin bar; with steps, as that many boxes of which some are filled. The words beside it say what it
/// means.
class ThinBar : public QWidget
{
    Q_OBJECT
public:
    explicit ThinBar(QWidget *parent = nullptr);

    void setShare(double share);
    void setSteps(int filled, int steps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0.0;
    int m_filled = 0;
    int m_steps = 0; ///< 0: one bar
};

} // namespace mxw::widgets
