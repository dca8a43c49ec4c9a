// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PlotChart.h"

#include "widgets/PlainToolTip.h"
#include "widgets/PlotItem.h"
#include "widgets/Theme.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Token = Theme::Token;

namespace {

constexpr double Reach = 12; ///< pixels between the pointer and what it means

QScatterSeries::MarkerShape shapeOf(items::PlotMark mark)
{
    switch (mark) {
    case items::PlotMark::Square:
        return QScatterSeries::MarkerShapeRectangle;
    case items::PlotMark::Triangle:
        return QScatterSeries::MarkerShapeTriangle;
    default:
        return QScatterSeries::MarkerShapeCircle;
    }
}

} // namespace

QColor toneColor(items::PlotTone tone)
{
    constexpr std::array tokens{Token::Text, Token::Muted, Token::Accent, Token::Good, Token::Warn, Token::Bad};
    return Theme::current().color(tokens[size_t(tone)]);
}

PlotChart::PlotChart(QWidget *parent)
    : QGraphicsView(parent), m_chart(new QChart), m_x(new QCategoryAxis(this)), m_y(new QCategoryAxis(this)),
      m_item(new PlotItem(m_chart)), m_cursor(new PlotCursor(m_chart, m_item))
{
    setScene(new QGraphicsScene(this));
    scene()->addItem(m_chart);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(120, 90);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    m_chart->setBackgroundRoundness(0);
    m_chart->setDropShadowEnabled(false);
    m_chart->setMargins({4, 0, 8, 0});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->setAlignment(Qt::AlignTop);
    m_chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    for (QCategoryAxis *axis : {m_x, m_y}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
    }
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    connect(m_chart, &QChart::plotAreaChanged, this, [this](const QRectF &area) {
        m_item->setArea(area);
        m_cursor->refresh();
    });
    restyle();
}

PlotChart::~PlotChart() = default;

void PlotChart::fillTicks()
{
    const auto fill = [](QCategoryAxis &axis, const items::PlotAxis &from, double length, double room) {
        const auto ticks = fittingTicks(from, length, room);
        QStringList labels;
        for (const items::PlotTick &tick : ticks)
            labels << tick.label;
        if (labels == axis.categoriesLabels() && axis.min() == from.from && axis.max() == from.to)
            return;
        for (const QString &label : axis.categoriesLabels())
            axis.remove(label);
        axis.setTitleText(from.title);
        axis.setStartValue(from.from);
        axis.setRange(from.from, from.to);
        for (const items::PlotTick &tick : ticks)
            axis.append(tick.label, tick.at);
    };
    int widest = 0;
    for (const items::PlotTick &tick : m_plot.x.ticks)
        widest = std::max(widest, fontMetrics().horizontalAdvance(tick.label));
    // What the axes leave to the plot, about: it is known only once they are filled.
    const int line = fontMetrics().height();
    fill(*m_x, m_plot.x, std::max(40, viewport()->width() - 7 * line), widest + fontMetrics().averageCharWidth());
    fill(*m_y, m_plot.y, std::max(40, viewport()->height() - 6 * line), 1.1 * line);
    m_x->setTitleText(m_plot.x.title);
    m_y->setTitleText(m_plot.y.title);
}

void PlotChart::setPlot(const items::Plot &plot)
{
    m_item->setPlot(nullptr);
    m_cursor->setCurrent(-1);
    m_plot = plot;
    m_current = -1;
    m_chart->removeAllSeries();
    fillTicks();
    const auto attach = [this](QXYSeries *series) {
        m_chart->addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    };
    for (const items::PlotSeries &series : m_plot.series) {
        auto *marker = new QScatterSeries; // for the legend: the points are painted by the item
        marker->setName(series.name);
        marker->setMarkerShape(shapeOf(series.mark));
        attach(marker);
        const auto number = int(&series - m_plot.series.data());
        const bool some = std::ranges::any_of(m_plot.points, [&](const auto &point) { return point.series == number; });
        m_chart->legend()->markers(marker).constFirst()->setVisible(some);
    }
    for (const items::PlotLine &line : m_plot.lines) {
        auto *drawn = new QLineSeries;
        drawn->setName(line.name);
        drawn->append(QList<QPointF>(line.points.begin(), line.points.end()));
        attach(drawn);
        if (line.name.isEmpty())
            m_chart->legend()->markers(drawn).constFirst()->setVisible(false);
    }
    const bool named = std::ranges::any_of(m_plot.lines, [](const auto &line) { return !line.name.isEmpty(); });
    m_chart->legend()->setVisible(named || m_plot.series.size() > 1);
    const int legendOfCells = 44 + fontMetrics().horizontalAdvance(u"1.234e-05 "_s);
    m_chart->setMargins({4, m_plot.cells ? 10 : 0, m_plot.cells ? legendOfCells : 8, 0});
    m_y->setGridLineVisible(!m_plot.cells);
    m_x->setGridLineVisible(!m_plot.cells);
    m_order.resize(m_plot.points.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::ranges::stable_sort(m_order, {}, [this](int point) {
        return std::pair(m_plot.points[size_t(point)].x, m_plot.points[size_t(point)].y);
    });
    m_item->setArea(m_chart->plotArea());
    m_item->setPlot(&m_plot);
    m_cursor->refresh();
    setAccessibleName(m_plot.title);
    setAccessibleDescription(m_plot.summary);
    restyle();
}

void PlotChart::restyle()
{
    const Theme &theme = Theme::current();
    m_chart->setBackgroundBrush(theme.color(Token::Base));
    setBackgroundBrush(theme.color(Token::Base));
    m_chart->legend()->setLabelColor(theme.color(Token::Text));
    m_chart->legend()->setFont(font());
    for (QCategoryAxis *axis : {m_x, m_y}) {
        axis->setLabelsFont(font());
        axis->setTitleFont(font());
        axis->setLabelsBrush(theme.color(Token::Text));
        axis->setTitleBrush(theme.color(Token::Muted));
        axis->setLinePen(QPen(theme.color(Token::Muted), 1));
        axis->setGridLinePen(QPen(theme.color(Token::Border), 1));
    }
    const auto all = m_chart->series();
    for (size_t i = 0; i < size_t(all.size()); ++i) {
        if (i < m_plot.series.size()) {
            auto *series = static_cast<QScatterSeries *>(all[qsizetype(i)]);
            const items::PlotSeries &look = m_plot.series[i];
            const QColor color = toneColor(look.tone);
            series->setColor(look.mark == items::PlotMark::Ring ? theme.color(Token::Base) : color);
            series->setBorderColor(color);
            series->setMarkerSize(PlotItem::MarkSize);
        } else {
            const items::PlotLine &look = m_plot.lines[i - m_plot.series.size()];
            static_cast<QLineSeries *>(all[qsizetype(i)])
                ->setPen(QPen(toneColor(look.tone), 1.5, look.isDashed ? Qt::DashLine : Qt::SolidLine));
        }
    }
    m_item->update();
}

void PlotChart::setSelected(int id)
{
    m_cursor->setSelected(id);
}

QRectF PlotChart::plotArea() const
{
    return {mapFromScene(m_item->mapToScene(m_item->area().topLeft())),
            mapFromScene(m_item->mapToScene(m_item->area().bottomRight()))};
}

QString PlotChart::currentText() const
{
    if (m_current < 0)
        return {};
    if (!m_plot.bars.empty())
        return m_plot.bars[size_t(m_current)].text;
    if (!m_plot.describe)
        return {};
    return m_plot.describe(m_plot.cells ? m_current : m_plot.points[size_t(m_current)].id);
}

int PlotChart::indexAt(QPoint position) const
{
    const QRectF area = m_item->area();
    const QPointF pixel = m_item->mapFromScene(mapToScene(position));
    if (m_plot.cells)
        return cellAt(*m_plot.cells, area, pixel);
    return m_plot.bars.empty() ? nearestPoint(m_plot, area, pixel, Reach) : barAt(m_plot, area, pixel);
}

void PlotChart::setCurrent(int index)
{
    if (index == m_current)
        return;
    m_current = index;
    m_cursor->setCurrent(index);
    setAccessibleDescription(index < 0 ? m_plot.summary : currentText());
    Q_EMIT currentChanged();
}

void PlotChart::step(int by)
{
    if (m_plot.cells || !m_plot.bars.empty()) {
        const int count = int(m_plot.cells ? m_plot.cells->values.size() : m_plot.bars.size());
        setCurrent(m_current < 0 ? (by > 0 ? 0 : count - 1) : std::clamp(m_current + by, 0, count - 1));
        return;
    }
    if (m_order.empty())
        return;
    const auto place = std::ranges::find(m_order, m_current);
    const auto last = std::ptrdiff_t(m_order.size()) - 1;
    const auto next = place == m_order.end() ? (by > 0 ? 0 : last)
                                             : std::clamp<std::ptrdiff_t>(place - m_order.begin() + by, 0, last);
    setCurrent(m_order[size_t(next)]);
}

void PlotChart::activate()
{
    if (m_current >= 0 && m_plot.bars.empty() && !m_plot.cells)
        Q_EMIT activated(m_plot.points[size_t(m_current)].id);
}

void PlotChart::mouseMoveEvent(QMouseEvent *event)
{
    setCurrent(indexAt(event->pos()));
    QToolTip::showText(event->globalPosition().toPoint(), plainToolTip(currentText()), this);
    QGraphicsView::mouseMoveEvent(event);
}

void PlotChart::mousePressEvent(QMouseEvent *event)
{
    setCurrent(indexAt(event->pos()));
    if (event->button() == Qt::LeftButton)
        activate();
    QGraphicsView::mousePressEvent(event);
}

void PlotChart::leaveEvent(QEvent *event)
{
    if (!hasFocus())
        setCurrent(-1);
    QGraphicsView::leaveEvent(event);
}

void PlotChart::keyPressEvent(QKeyEvent *event)
{
    const int row = m_plot.cells ? m_plot.cells->columns : 10;
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return step(1);
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        return step(m_plot.cells ? -row : 10);
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        return step(m_plot.cells ? row : -10);
    case Qt::Key_Home:
        setCurrent(-1);
        return step(1);
    case Qt::Key_End:
        setCurrent(-1);
        return step(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return activate();
    case Qt::Key_Escape:
        if (m_current >= 0)
            return setCurrent(-1);
        break;
    }
    QGraphicsView::keyPressEvent(event);
}

void PlotChart::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (m_item && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        restyle();
}

void PlotChart::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fillTicks();
    m_chart->resize(viewport()->size());
    setSceneRect(m_chart->geometry());
}

void PlotChart::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && m_current < 0)
        step(1);
}

} // namespace mxw::widgets
