// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffOverview.h"

#include "widgets/Theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace mxw::widgets {
using Token = Theme::Token;

DiffOverview::DiffOverview(const DiffDocument &document, QScrollBar *rows, QWidget *parent)
    : QWidget(parent), m_document(document), m_rows(rows)
{
    setFixedWidth(sizeHint().width());
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview of differences"));
}

QRect DiffOverview::bandOf(int firstRow, int rowCount) const
{
    // By visual rows, so that the overview agrees with the scroll bar when context is folded.
    const DiffFolding &folding = m_document.folding;
    const qint64 total = std::max(1, folding.size());
    // A short comparison keeps the scale of its rows and does not fill the bar.
    const qint64 extent = std::min<qint64>(height(), total * m_document.metrics.rowHeight);
    const qint64 first = folding.visualOf(firstRow);
    const qint64 last = folding.visualOf(firstRow + rowCount - 1) + 1;
    const int top = static_cast<int>(first * extent / total);
    const int bottom = static_cast<int>(last * extent / total);
    return {0, top, width(), std::max(2, bottom - top)};
}

int DiffOverview::rowAt(int y) const
{
    const qint64 total = m_document.folding.size();
    const qint64 extent = std::max<qint64>(1, std::min<qint64>(height(), total * m_document.metrics.rowHeight));
    const auto visual = static_cast<int>(std::clamp<qint64>(y * total / extent, 0, std::max<qint64>(0, total - 1)));
    return m_document.folding.at(visual).row;
}

void DiffOverview::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(Token::Window));
    painter.fillRect(QRect(0, 0, 1, height()), theme.color(Token::Border));
    if (m_document.folding.size() == 0)
        return;

    if (m_rows->maximum() > 0) {
        const int firstRow = m_document.folding.at(m_rows->value()).row;
        const int lastVisual = std::min(m_document.folding.size(), m_rows->value() + m_rows->pageStep()) - 1;
        const QRect first = bandOf(firstRow, 1);
        const QRect last = bandOf(m_document.folding.at(lastVisual).row, 1);
        const QRect seen(1, first.top(), width() - 1, last.bottom() - first.top());
        painter.fillRect(seen, Theme::mix(theme.color(Token::Accent), theme.color(Token::Window), 0.16));
        painter.setPen(theme.color(Token::Muted));
        painter.drawRect(seen.adjusted(0, 0, -1, 0));
    }
    const auto &differences = m_document.comparison().differences;
    for (size_t i = 0; i < differences.size(); ++i)
        paintDifference(painter, differences[i], static_cast<int>(i) == m_document.currentDifference);
    for (const DiffDocument::Match &match : m_document.matches) {
        const QRect band = bandOf(match.row, 1);
        painter.fillRect(QRect(width() - 3, band.top(), 3, 2), theme.color(Token::Warn));
    }
}

void DiffOverview::paintDifference(QPainter &painter, const diff::Difference &difference, bool current) const
{
    const Theme &theme = Theme::current();
    const int half = (width() - 6) / 2;
    // Runs of one kind; neighbours of the same kind are one rectangle.
    const auto &rows = m_document.comparison().rows;
    const int end = std::min<int>(difference.firstRow + difference.rowCount, static_cast<int>(rows.size()));
    for (int row = difference.firstRow; row < end;) {
        int last = row;
        while (last + 1 < end && rows[last + 1].kind == rows[row].kind)
            ++last;
        QRect band = bandOf(row, last - row + 1).adjusted(3, 0, -3, 0);
        const bool removed = rows[row].kind == diff::RowKind::Removed;
        const bool onLeft = removed != m_document.swapped;
        if (const auto origin = m_document.originOf(row)) {
            // One colour for the whole run: its origin says more than its side.
            while (last + 1 < end && m_document.originOf(last + 1) == origin)
                ++last;
            band = bandOf(row, last - row + 1).adjusted(3, 0, -3, 0);
            painter.fillRect(band, theme.color(DiffOrigin::token(*origin)));
        } else if (rows[row].kind == diff::RowKind::Changed)
            painter.fillRect(band, theme.color(Token::Accent));
        else if (onLeft)
            painter.fillRect(QRect(band.left(), band.top(), half, band.height()), theme.color(Token::Bad));
        else
            painter.fillRect(QRect(band.left() + half, band.top(), half, band.height()), theme.color(Token::Good));
        row = last + 1;
    }
    if (current) {
        painter.setPen(theme.color(Token::Text));
        painter.drawRect(bandOf(difference.firstRow, difference.rowCount).adjusted(1, -1, -2, 0));
    }
}

void DiffOverview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_document.folding.size() > 0)
        Q_EMIT rowChosen(rowAt(event->pos().y()));
}

void DiffOverview::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) && m_document.folding.size() > 0)
        Q_EMIT rowChosen(rowAt(event->pos().y()));
}

bool DiffOverview::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto &differences = m_document.comparison().differences;
    for (size_t i = 0; i < differences.size(); ++i) {
        const QRect band = bandOf(differences[i].firstRow, differences[i].rowCount).adjusted(0, -2, 0, 2);
        if (!band.contains(help->pos()))
            continue;
        const QLocale locale;
        QString words = tr("Difference %1 of %2")
                            .arg(locale.toString(qulonglong(i + 1)), locale.toString(qulonglong(differences.size())));
        if (const auto origin = m_document.originOfDifference(static_cast<int>(i)))
            words = tr("%1: %2").arg(words, DiffOrigin::words(*origin));
        QToolTip::showText(help->globalPos(), words);
        return true;
    }
    QToolTip::hideText();
    event->ignore();
    return true;
}

} // namespace mxw::widgets
