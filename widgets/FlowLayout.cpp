// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FlowLayout.h"

#include <QWidget>

#include <algorithm>

namespace mxw::widgets {

FlowLayout::FlowLayout(int spacing, bool equal) : m_equal(equal)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[size_t(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    auto *item = m_items[size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return QSize(width, height).grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::equalWidth(int available) const
{
    int widest = 1;
    int count = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        widest = std::max(widest, item->sizeHint().width());
        ++count;
    }
    const int fitting = std::clamp((available + spacing()) / (widest + spacing()), 1, std::max(1, count));
    // Lines of the same length: four items are two and two, not three and one.
    const int lines = (count + fitting - 1) / fitting;
    const int perLine = lines > 0 ? (count + lines - 1) / lines : 1;
    const int shared = (available - (perLine - 1) * spacing()) / perLine;
    return lines > 1 ? shared : std::min(shared, widest * 3 / 2);
}

int FlowLayout::arrange(const QRect &rect, bool move) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const int equal = m_equal ? equalWidth(area.width()) : 0;
    int x = area.x();
    int y = area.y();
    int line = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        if (m_equal)
            size.setWidth(equal);
        size.setWidth(std::min(size.width(), std::max(area.width(), item->minimumSize().width())));
        if (item->hasHeightForWidth())
            size.setHeight(item->heightForWidth(size.width()));
        if (x > area.x() && x + size.width() > area.x() + area.width()) {
            x = area.x();
            y += line + spacing();
            line = 0;
        }
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    const auto margins = contentsMargins();
    return y + line - area.y() + margins.top() + margins.bottom();
}

} // namespace mxw::widgets
