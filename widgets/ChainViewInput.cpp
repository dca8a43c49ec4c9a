// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse, keys, tool tips and menu of the canvas.
#include "widgets/ChainNavigator.h"
#include "widgets/ChainView.h"
#include "widgets/PlainToolTip.h"

#include "models/items/ChainWords.h"
#include "models/items/Words.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr double EdgeReach = 5;
constexpr int NamesInTip = 12;

} // namespace

void ChainView::keyPressEvent(QKeyEvent *event)
{
    if (!m_picture || (!keyActs(*event) && !keyWalks(*event)))
        event->ignore(); // the window's
}

bool ChainView::keyActs(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    const bool control = modifiers == Qt::ControlModifier;
    if (modifiers && !control)
        return false;
    const int node = m_emphasis.current;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (control)
            zoomIn();
        else if (node >= 0)
            Q_EMIT expandRequested(currentKey());
        return true;
    case Qt::Key_Minus:
        if (control)
            zoomOut();
        else if (node >= 0)
            Q_EMIT collapseRequested(currentKey());
        return true;
    case Qt::Key_0:
        if (control)
            resetZoom();
        return control;
    case Qt::Key_F:
        if (!control)
            fit();
        return !control;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (node < 0)
            return false;
        if (control) {
            const auto &entries =
                m_picture->graph->nodes[size_t(m_picture->chain.nodes[size_t(node)].members.front())].entries;
            if (!entries.isEmpty())
                Q_EMIT entryActivated(entries.front());
        } else {
            openCode(node);
        }
        return true;
    case Qt::Key_Space:
        if (node >= 0 && !m_picture->chain.nodes[size_t(node)].isBundle())
            Q_EMIT focusRequested(currentKey());
        return true;
    default:
        return false;
    }
}

bool ChainView::keyWalks(const QKeyEvent &event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    const ChainNavigator walk{*m_picture};
    const int node = m_emphasis.current;
    const auto go = [&](auto step) {
        select(node < 0 ? (m_emphasis.focus >= 0 ? m_emphasis.focus : walk.first()) : step(), true);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Right:
        return go([&] { return walk.after(node); });
    case Qt::Key_Left:
        return go([&] { return walk.before(node); });
    case Qt::Key_Down:
        return go([&] { return walk.inColumn(node, 1); });
    case Qt::Key_Up:
        return go([&] { return walk.inColumn(node, -1); });
    case Qt::Key_Home:
        select(m_emphasis.focus >= 0 ? m_emphasis.focus : walk.first(), true);
        return true;
    case Qt::Key_PageDown:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    case Qt::Key_PageUp:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    default:
        return false;
    }
}

void ChainView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(m_scale * std::pow(1.2, delta.y() / 120.0), event->position());
        event->accept();
        return;
    }
    m_fresh = false;
    const bool sideways = std::abs(delta.x()) > std::abs(delta.y()) || (event->modifiers() & Qt::ShiftModifier);
    QCoreApplication::sendEvent(sideways ? horizontalScrollBar() : verticalScrollBar(), event);
    event->accept();
}

bool ChainView::pressBadge(QPointF point)
{
    for (size_t i = 0; i < m_picture->nodes.size(); ++i) {
        const auto hit = [&](const QRectF &badge) {
            return !badge.isNull() && badge.adjusted(-2, -2, 2, 2).contains(point);
        };
        if (!hit(m_picture->badgeBefore(int(i))) && !hit(m_picture->badgeAfter(int(i))))
            continue;
        select(int(i), false);
        Q_EMIT expandRequested(m_picture->chain.nodes[i].key);
        return true;
    }
    return false;
}

void ChainView::mousePressEvent(QMouseEvent *event)
{
    if (!m_picture || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return;
    m_dragFrom = m_pressed = event->pos();
    const QPointF point = toPicture(event->position());
    const bool left = event->button() == Qt::LeftButton;
    if (left && pressBadge(point))
        return;
    const int node = left ? m_picture->nodeAt(point) : -1;
    if (node >= 0) {
        select(node, false);
        return;
    }
    m_dragging = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    m_hoverTimer.stop();
}

void ChainView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_picture)
        return;
    if (m_dragging) {
        m_fresh = false;
        const QPoint moved = event->pos() - m_dragFrom;
        m_dragFrom = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
        return;
    }
    const QPointF point = toPicture(event->position());
    const bool onHeads = event->pos().y() < headHeight();
    m_nextHoveredNode = onHeads ? -1 : m_picture->nodeAt(point);
    m_nextHoveredEdge = onHeads || m_nextHoveredNode >= 0 ? -1 : m_picture->edgeAt(point, EdgeReach / m_scale);
    viewport()->setCursor(m_nextHoveredNode >= 0 ? Qt::PointingHandCursor : Qt::OpenHandCursor);
    // A pointer that only passes by does not make the picture flicker.
    if (!m_hoverTimer.isActive())
        m_hoverTimer.start();
}

void ChainView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_dragging, false))
        return;
    viewport()->setCursor(Qt::OpenHandCursor);
    const bool still = (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (still && event->button() == Qt::LeftButton &&
        m_picture->edgeAt(toPicture(event->position()), EdgeReach / m_scale) < 0)
        select(-1, false);
}

void ChainView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_picture || event->button() != Qt::LeftButton)
        return;
    const QPointF point = toPicture(event->position());
    if (pressBadge(point))
        return;
    if (const int node = m_picture->nodeAt(point); node >= 0) {
        select(node, false);
        openCode(node);
        return;
    }
    const int edge = m_picture->edgeAt(point, EdgeReach / m_scale);
    if (edge < 0)
        return;
    const auto &hop = m_picture->graph->edges[size_t(m_picture->chain.edges[size_t(edge)].members.front())];
    if (!hop.file.isEmpty())
        Q_EMIT codeRequested(hop.upstream, hop.file, hop.line, hop.line);
}

void ChainView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_picture)
        return;
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (m_emphasis.current >= 0)
            showMenu(m_emphasis.current, viewport()->mapToGlobal(nodeRect(currentKey()).center()));
        return;
    }
    const int node = m_picture->nodeAt(toPicture(viewport()->mapFromGlobal(event->globalPos())));
    if (node < 0)
        return;
    select(node, false);
    showMenu(node, event->globalPos());
}

void ChainView::showMenu(int node, const QPoint &globalPosition)
{
    const auto &shown = m_picture->chain.nodes[size_t(node)];
    const auto &first = m_picture->graph->nodes[size_t(shown.members.front())];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (shown.isBundle()) {
        menu->addAction(tr("Open the bundle\t+"), this, [this, key = shown.key] { Q_EMIT expandRequested(key); });
        menu->popup(globalPosition);
        return;
    }
    QAction *code = menu->addAction(tr("Open its code\tEnter"), this, [this, node] { openCode(node); });
    code->setEnabled(!first.file.isEmpty());
    menu->addAction(tr("Put it in the middle of the picture\tSpace"), this,
                    [this, key = shown.key] { Q_EMIT focusRequested(key); });
    QAction *expand =
        menu->addAction(tr("Show its neighbours\t+"), this, [this, key = shown.key] { Q_EMIT expandRequested(key); });
    expand->setEnabled(shown.hiddenBefore + shown.hiddenAfter > 0);
    menu->addAction(tr("Hide them again\t-"), this, [this, key = shown.key] { Q_EMIT collapseRequested(key); });
    for (const QString &entry : first.entries)
        menu->addAction(first.entries.size() == 1 ? tr("Go to its entry\tCtrl+Enter") : tr("Go to entry %1").arg(entry),
                        this, [this, entry] { Q_EMIT entryActivated(entry); });
    menu->addSeparator();
    menu->addAction(tr("Copy its name"), this, [name = first.title] { QApplication::clipboard()->setText(name); });
    QAction *place = menu->addAction(tr("Copy its place"), this, [text = items::placeText(first.file, first.line)] {
        QApplication::clipboard()->setText(text);
    });
    place->setEnabled(!first.file.isEmpty());
    menu->popup(globalPosition);
}

QString ChainView::tipAt(QPointF position) const
{
    const QPointF point = toPicture(position);
    if (position.y() < headHeight()) {
        for (const auto &column : m_picture->layout.columns) {
            if (point.x() >= column.left && point.x() <= column.left + column.width)
                return dispatch::stageName(column.stage) + u'\n' + items::stageSentence(column.stage);
        }
        return {};
    }
    const auto &graph = *m_picture->graph;
    if (const int node = m_picture->nodeAt(point); node >= 0) {
        const auto &shown = m_picture->chain.nodes[size_t(node)];
        QString tip;
        if (shown.isBundle()) {
            QStringList names{
                tr("%n nodes of the same kind; Enter shows them one by one", nullptr, int(shown.members.size()))};
            for (const int member : shown.members) {
                if (names.size() <= NamesInTip)
                    names << graph.nodes[size_t(member)].title;
            }
            if (int(shown.members.size()) > NamesInTip)
                names << u"…"_s;
            tip = names.join(u'\n');
        } else {
            tip = items::nodeTip(graph, shown.members.front());
        }
        if (const int hidden = shown.hiddenBefore + shown.hiddenAfter; hidden > 0)
            tip += u'\n' + tr("%n neighbour(s) not shown; + shows them", nullptr, hidden);
        return tip;
    }
    const int edge = m_picture->edgeAt(point, EdgeReach / m_scale);
    if (edge < 0)
        return {};
    const auto &members = m_picture->chain.edges[size_t(edge)].members;
    QStringList tips;
    for (size_t i = 0; i < members.size() && i < 3; ++i)
        tips << items::edgeTip(graph, graph.edges[size_t(members[i])]);
    if (members.size() > 3)
        tips << tr("… and %n more", nullptr, int(members.size()) - 3);
    return tips.join(u"\n\n"_s);
}

bool ChainView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_nextHoveredNode = m_nextHoveredEdge = -1;
        m_hoverTimer.start();
    } else if (event->type() == QEvent::ToolTip && m_picture) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(tip), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace mxw::widgets
