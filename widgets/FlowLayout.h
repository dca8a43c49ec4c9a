// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace mxw::widgets {

/// Puts its items side by side and goes to the next line where one does not fit. With `equal`, all items get the same
/// width and fill lines of the same length, so that buttons line up.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(int spacing, bool equal = false);

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Places the items when `move` is set; returns the height that they need.
    int arrange(const QRect &rect, bool move) const;

    int equalWidth(int available) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    bool m_equal;
};

} // namespace mxw::widgets
