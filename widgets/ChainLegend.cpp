// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainLegend.h"

#include "widgets/ChainMarks.h"
#include "widgets/Theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Token = Theme::Token;

namespace {

/// One sign, as the picture shows it.
class Sample : public QWidget
{
public:
    using Paint = std::function<void(QPainter &, const QRectF &)>;

    Sample(Paint paint, QWidget *parent) : QWidget(parent), m_paint(std::move(paint))
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {fontMetrics().height() * 2, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        m_paint(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    }

private:
    Paint m_paint;
};

void paintNodeSample(QPainter &painter, const QRectF &rect, bool upstream, bool outside)
{
    const Theme &theme = Theme::current();
    const QColor base = theme.color(Token::Base);
    QPen pen(theme.color(Token::Muted), 1);
    if (outside)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(upstream || outside ? base : Theme::mix(theme.color(Token::Accent), base, 0.07));
    painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 2, 2);
    paintTreeStripe(painter, QRectF(rect.left() + 2, rect.top() + 3.5, 4, rect.height() - 7), upstream, outside);
}

void paintBundleSample(QPainter &painter, const QRectF &rect)
{
    const QRectF card = rect.adjusted(0.5, 0.5, -5.5, -5.5);
    painter.setPen(QPen(Theme::current().color(Token::Muted), 1));
    painter.setBrush(Theme::current().color(Token::Base));
    for (const double shift : {5.0, 2.5, 0.0})
        painter.drawRoundedRect(card.translated(shift, shift), 3, 3);
}

void paintBadgeSample(QPainter &painter, const QRectF &rect)
{
    QRectF badge(0, 0, rect.width() * 0.75, rect.height() * 0.8);
    badge.moveCenter(rect.center());
    painter.setPen(QPen(Theme::current().color(Token::Muted), 1));
    painter.setBrush(Theme::current().color(Token::Base));
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
    QFont font = painter.font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.8);
    painter.setFont(font);
    painter.setPen(Theme::current().color(Token::Text));
    painter.drawText(badge, Qt::AlignCenter, u"+3"_s);
}

void paintHop(QPainter &painter, const QRectF &rect, dispatch::Certainty certainty)
{
    const QPointF left(rect.left(), rect.center().y());
    const QPointF right(rect.right(), rect.center().y());
    painter.setPen(chainPen(certainty, 1.4));
    painter.drawLine(left, right);
    if (certainty != dispatch::Certainty::Broken)
        return;
    painter.setPen(QPen(chainColor(certainty), 2));
    const QPointF middle = rect.center();
    painter.drawLine(middle + QPointF(-4, -4), middle + QPointF(4, 4));
    painter.drawLine(middle + QPointF(-4, 4), middle + QPointF(4, -4));
}

void paintKind(QPainter &painter, const QRectF &rect, dispatch::EdgeKind kind)
{
    const QColor color = Theme::current().color(Token::Muted);
    const QPointF tip(rect.right() - 2, rect.center().y());
    painter.setPen(QPen(color, 1.4));
    painter.drawLine(QPointF(rect.left(), tip.y()), tip - QPointF(4, 0));
    paintArrowHead(painter, kind, tip, 9);
}

} // namespace

ChainLegend::ChainLegend(QWidget *parent)
    : QFrame(parent), m_toggle(new QToolButton(this)), m_scroll(new QScrollArea(this)), m_list(new QWidget)
{
    setObjectName(u"chainLegend"_s);
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Legend"));
    m_toggle->setObjectName(u"chainLegendToggle"_s);
    m_toggle->setText(tr("Legend"));
    m_toggle->setToolTip(tr("What the signs mean"));
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_scroll->setWidget(m_list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(0);
    column->addWidget(m_scroll);
    column->addWidget(m_toggle, 0, Qt::AlignLeft);
    fill();
    refreshColors();
    connect(m_toggle, &QToolButton::toggled, this, &ChainLegend::setOpen);
    setOpen(false);
}

void ChainLegend::fill()
{
    auto *row = new QHBoxLayout(m_list);
    row->setContentsMargins(8, 8, 8, 4);
    row->setSpacing(24);
    const auto add = [&](void (ChainLegend::*fillGrid)(QGridLayout *)) {
        auto *grid = new QGridLayout;
        grid->setHorizontalSpacing(8);
        grid->setVerticalSpacing(4);
        grid->setColumnStretch(1, 1);
        (this->*fillGrid)(grid);
        grid->setRowStretch(grid->rowCount(), 1);
        row->addLayout(grid);
    };
    add(&ChainLegend::fillNodes);
    add(&ChainLegend::fillHops);
}

static void addSign(QGridLayout *grid, QWidget *parent, const QString &words, Sample::Paint paint)
{
    const int row = grid->rowCount();
    grid->addWidget(new Sample(std::move(paint), parent), row, 0);
    auto *label = new QLabel(words, parent);
    label->setTextFormat(Qt::PlainText);
    grid->addWidget(label, row, 1);
}

static void addTitle(QGridLayout *grid, QWidget *parent, const QString &words)
{
    auto *label = new QLabel(words, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    grid->addWidget(label, grid->rowCount(), 0, 1, 2);
}

void ChainLegend::fillNodes(QGridLayout *grid)
{
    addTitle(grid, m_list, tr("Nodes"));
    addSign(grid, m_list, tr("code of the plugin"), [](auto &p, auto &r) { paintNodeSample(p, r, false, false); });
    addSign(grid, m_list, tr("upstream code"), [](auto &p, auto &r) { paintNodeSample(p, r, true, false); });
    addSign(grid, m_list, tr("outside both trees"), [](auto &p, auto &r) { paintNodeSample(p, r, false, true); });
    const auto square = [](const QRectF &rect) {
        QRectF mark(0, 0, rect.height() * 0.8, rect.height() * 0.8);
        mark.moveCenter(rect.center());
        return mark;
    };
    addSign(grid, m_list, tr("has findings"), [square](auto &p, auto &r) { paintFindingMark(p, square(r)); });
    addSign(grid, m_list, tr("entry of the review"), [square](auto &p, auto &r) { paintEntryMark(p, square(r)); });
    addSign(grid, m_list, tr("bundle; Enter opens it"), [](auto &p, auto &r) { paintBundleSample(p, r); });
    addSign(grid, m_list, tr("neighbours not shown"), [](auto &p, auto &r) { paintBadgeSample(p, r); });
}

void ChainLegend::fillHops(QGridLayout *grid)
{
    using dispatch::Certainty;
    using dispatch::EdgeKind;
    addTitle(grid, m_list, tr("Hops"));
    for (const auto certainty : {Certainty::Static, Certainty::Confirmed, Certainty::Unknown, Certainty::Broken})
        addSign(grid, m_list, dispatch::certaintyName(certainty),
                [certainty](auto &p, auto &r) { paintHop(p, r, certainty); });
    for (const auto kind : {EdgeKind::Imports, EdgeKind::Registers, EdgeKind::Overrides, EdgeKind::Patches,
                            EdgeKind::Selects, EdgeKind::Calls, EdgeKind::FallsBack})
        addSign(grid, m_list, dispatch::edgeName(kind), [kind](auto &p, auto &r) { paintKind(p, r, kind); });
}

bool ChainLegend::isOpen() const
{
    return m_toggle->isChecked();
}

void ChainLegend::setOpen(bool open)
{
    m_toggle->setChecked(open);
    m_toggle->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_scroll->setVisible(open);
    fitSize();
}

void ChainLegend::setRoom(int height)
{
    m_room = height;
    fitSize();
}

void ChainLegend::fitSize()
{
    const QSize list = m_list->sizeHint();
    const int around = m_toggle->sizeHint().height() + 8;
    const int height = std::clamp(list.height(), 0, std::max(0, m_room - around));
    const bool scrolls = height < list.height();
    m_scroll->setFixedSize(list.width() + (scrolls ? m_scroll->verticalScrollBar()->sizeHint().width() : 0), height);
    const QSize before = size();
    layout()->activate();
    resize(sizeHint());
    if (size() != before)
        Q_EMIT resized();
}

void ChainLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::current().color(Token::Border));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void ChainLegend::refreshColors()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, Theme::current().color(Token::Base));
    if (palette().color(QPalette::Window) != colors.color(QPalette::Window))
        setPalette(colors);
}

void ChainLegend::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshColors();
}

bool ChainLegend::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitSize();
    // The canvas below does not take what is pressed here.
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove ||
        event->type() == QEvent::Wheel)
        event->accept();
    return handled;
}

} // namespace mxw::widgets
