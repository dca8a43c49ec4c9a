// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffPane.h"

#include "widgets/DiffPainter.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace mxw::widgets {
using namespace std::chrono_literals;

namespace {

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

} // namespace

DiffPane::DiffPane(DiffDocument &document, DiffSide position, QScrollBar *rows, QWidget *parent)
    : QAbstractScrollArea(parent), m_document(document), m_position(position), m_rows(rows)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    // The grid of cells is left to right, whatever the language of the window.
    setLayoutDirection(Qt::LeftToRight);
    m_dragTimer.setInterval(40ms);
    connect(&m_dragTimer, &QTimer::timeout, this, &DiffPane::scrollWhileDragging);
}

DiffSide DiffPane::side() const
{
    const bool left = (m_position == DiffSide::Left) != m_document.swapped;
    return left ? DiffSide::Left : DiffSide::Right;
}

int DiffPane::fullyVisibleRows() const
{
    return std::max(1, viewport()->height() / m_document.metrics.rowHeight);
}

int DiffPane::gutterWidth() const
{
    return DiffGutter::forDocument(m_document).width();
}

int DiffPane::overflow() const
{
    const int code = static_cast<int>(std::ceil((m_document.widestColumn() + 2) * m_document.metrics.cell));
    return std::max(0, gutterWidth() + code - viewport()->width());
}

void DiffPane::setHorizontalRange(int maximum, bool barVisible)
{
    setHorizontalScrollBarPolicy(barVisible ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    horizontalScrollBar()->setRange(0, maximum);
    horizontalScrollBar()->setPageStep(std::max(1, viewport()->width() - gutterWidth()));
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_document.metrics.cell * 4));
}

void DiffPane::ensureColumnsVisible(int first, int last)
{
    const int left = static_cast<int>(first * m_document.metrics.cell);
    const int right = static_cast<int>(std::ceil(last * m_document.metrics.cell));
    const int width = viewport()->width() - gutterWidth();
    QScrollBar *bar = horizontalScrollBar();
    if (right > bar->value() + width)
        bar->setValue(right - width + static_cast<int>(4 * m_document.metrics.cell));
    if (left < bar->value())
        bar->setValue(std::max(0, left - static_cast<int>(4 * m_document.metrics.cell)));
}

void DiffPane::copySelection() const
{
    if (const QString text = m_document.selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void DiffPane::selectAll()
{
    const int rows = static_cast<int>(m_document.comparison().rows.size());
    int first = -1;
    int last = -1;
    for (int row = 0; row < rows; ++row) {
        const int line = m_document.lineOf(side(), row);
        if (line < 0)
            continue;
        first = first < 0 ? line : first;
        last = line;
    }
    if (first < 0)
        return;
    const auto length = static_cast<int>(m_document.lines(side())[last].size());
    m_document.selection = DiffDocument::Selection{side(), {first, 0}, {last, length}};
    Q_EMIT selectionChanged();
}

void DiffPane::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::current().color(Theme::Token::Base));
    DiffPainter rows(painter, m_document, m_position, side());
    const QRect area = viewport()->rect();
    const bool empty = !m_document.hasLines(side());
    if (empty && !m_document.hasLines(side() == DiffSide::Left ? DiffSide::Right : DiffSide::Left)) {
        painter.setFont(font());
        rows.paintEmpty(area);
        return;
    }
    rows.paintGutterEdge(area);
    const int height = m_document.metrics.rowHeight;
    const int first = m_rows->value() + event->rect().top() / height;
    const int last = m_rows->value() + event->rect().bottom() / height;
    for (int visual = first; visual <= last && visual < m_document.folding.size(); ++visual) {
        const QRect rect(0, (visual - m_rows->value()) * height, area.width(), height);
        rows.paintRow(m_document.folding.at(visual), rect, horizontalScrollBar()->value(), visual == m_hovered);
    }
    if (empty) {
        const QRect words = area.adjusted(gutterWidth(), 0, 0, 0);
        painter.fillRect(words, Theme::current().color(Theme::Token::Base));
        painter.setFont(font());
        rows.paintEmpty(words);
    }
}

void DiffPane::resizeEvent(QResizeEvent *)
{
    Q_EMIT resized();
}

void DiffPane::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) {
        event->ignore(); // Shift and Alt combinations are the window's
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
        m_rows->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return;
    case Qt::Key_Down:
        m_rows->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    case Qt::Key_PageUp:
        m_rows->triggerAction(QAbstractSlider::SliderPageStepSub);
        return;
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        m_rows->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return;
    case Qt::Key_Home:
        m_rows->triggerAction(QAbstractSlider::SliderToMinimum);
        return;
    case Qt::Key_End:
        m_rows->triggerAction(QAbstractSlider::SliderToMaximum);
        return;
    case Qt::Key_Left:
        horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return;
    case Qt::Key_Right:
        horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    default:
        event->ignore();
    }
}

void DiffPane::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const bool sideways = std::abs(delta.x()) > std::abs(delta.y()) || (event->modifiers() & Qt::ShiftModifier);
    QCoreApplication::sendEvent(sideways ? horizontalScrollBar() : m_rows, event);
    event->accept();
}

int DiffPane::visualAt(int y) const
{
    const int row = static_cast<int>(std::floor(static_cast<double>(y) / m_document.metrics.rowHeight));
    return m_rows->value() + row;
}

DiffDocument::Position DiffPane::positionAt(QPoint point) const
{
    const int last = m_document.folding.size() - 1;
    const int visual = visualAt(point.y());
    const DiffFolding::VisualRow at = m_document.folding.at(std::clamp(visual, 0, std::max(0, last)));
    // A row without a line here (filler) takes the end of the line above it.
    int row = at.row;
    while (row > 0 && m_document.lineOf(side(), row) < 0)
        --row;
    const int line = std::max(0, m_document.lineOf(side(), row));
    const QStringList &lines = m_document.lines(side());
    if (line >= lines.size())
        return {};
    const auto length = static_cast<int>(lines[line].size());
    if (visual > last || row != at.row)
        return {line, length};
    if (at.isFold() || visual < 0)
        return {line, 0};
    const CodeLine code(lines[line]);
    const int x = point.x() - gutterWidth() - DiffGutter::TextMargin + horizontalScrollBar()->value();
    return {line, code.indexAt(std::max(0.0, x / m_document.metrics.cell))};
}

void DiffPane::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressedVisual = visualAt(event->pos().y());
    if (m_document.folding.at(m_pressedVisual).isFold() || !m_document.hasLines(side()))
        return;
    const DiffDocument::Position position = positionAt(event->pos());
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    if (extend && m_document.selection && m_document.selection->side == side())
        m_document.selection->cursor = position;
    else
        m_document.selection = DiffDocument::Selection{side(), position, position};
    m_dragging = true;
    Q_EMIT selectionChanged();
}

void DiffPane::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragging) {
        const int visual = visualAt(event->pos().y());
        const bool fold = visual < m_document.folding.size() && m_document.folding.at(visual).isFold();
        viewport()->setCursor(fold ? Qt::PointingHandCursor : Qt::IBeamCursor);
        setHovered(fold ? visual : -1);
        return;
    }
    extendSelection(event->pos());
    const bool outside = event->pos().y() < 0 || event->pos().y() >= viewport()->height();
    if (outside && !m_dragTimer.isActive())
        m_dragTimer.start();
    else if (!outside)
        m_dragTimer.stop();
}

void DiffPane::extendSelection(QPoint point)
{
    m_dragPoint = point;
    if (!m_document.selection)
        return;
    m_document.selection->cursor = positionAt(point);
    Q_EMIT selectionChanged();
}

void DiffPane::scrollWhileDragging()
{
    const int height = m_document.metrics.rowHeight;
    const int above = m_dragPoint.y() < 0 ? m_dragPoint.y() / height - 1 : 0;
    const int below =
        m_dragPoint.y() >= viewport()->height() ? (m_dragPoint.y() - viewport()->height()) / height + 1 : 0;
    m_rows->setValue(m_rows->value() + above + below);
    extendSelection(m_dragPoint);
}

void DiffPane::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragTimer.stop();
    m_dragging = false;
    const int visual = visualAt(event->pos().y());
    const int pressed = std::exchange(m_pressedVisual, -1);
    if (visual != pressed || visual < 0 || visual >= m_document.folding.size())
        return;
    const DiffFolding::VisualRow at = m_document.folding.at(visual);
    if (at.isFold())
        Q_EMIT foldActivated(at.row);
    else if (m_document.selectedText().isEmpty())
        Q_EMIT rowClicked(at.row);
}

void DiffPane::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_document.folding.at(visualAt(event->pos().y())).isFold() ||
        !m_document.hasLines(side()))
        return;
    const DiffDocument::Position position = positionAt(event->pos());
    const QString &line = m_document.lines(side()).value(position.line);
    int begin = position.index;
    int end = position.index;
    while (begin > 0 && isWordCharacter(line[begin - 1]))
        --begin;
    while (end < line.size() && isWordCharacter(line[end]))
        ++end;
    m_document.selection = DiffDocument::Selection{side(), {position.line, begin}, {position.line, end}};
    Q_EMIT selectionChanged();
}

void DiffPane::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copyAction = menu->addAction(tr("Copy"), this, &DiffPane::copySelection);
    copyAction->setShortcut(QKeySequence::Copy);
    const auto &selection = m_document.selection;
    copyAction->setEnabled(selection && selection->anchor != selection->cursor);
    QAction *allAction = menu->addAction(tr("Select All"), this, &DiffPane::selectAll);
    allAction->setShortcut(QKeySequence::SelectAll);
    allAction->setEnabled(m_document.hasLines(side()));
    menu->popup(event->globalPos());
}

bool DiffPane::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

void DiffPane::setHovered(int visual)
{
    if (m_hovered == visual)
        return;
    m_hovered = visual;
    viewport()->update();
}

} // namespace mxw::widgets
