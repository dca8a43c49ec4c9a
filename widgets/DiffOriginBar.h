// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffOrigin.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace mxw::widgets {

/// Legend and counts of a three-way comparison, below the tool bar of a DiffView: how many differences come from where.
/// A button goes to the next difference of its kind. Hidden for comparisons of two.
class DiffOriginBar : public QWidget
{
    Q_OBJECT
public:
    using Counts = std::array<int, DiffOrigin::AllKinds.size()>;

    explicit DiffOriginBar(QWidget *parent = nullptr);
    void setCounts(const Counts &counts);

Q_SIGNALS:
    void nextRequested(mxw::widgets::DiffOrigin::Kind kind);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    std::array<QToolButton *, DiffOrigin::AllKinds.size()> m_buttons{};
    Counts m_counts{};
};

} // namespace mxw::widgets
