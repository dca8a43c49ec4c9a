// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainPainter.h"

#include "widgets/ChainMarks.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using dispatch::Certainty;
using dispatch::EdgeKind;
using Token = Theme::Token;

namespace {

constexpr double TitleScale = 0.38;  ///< no words below
constexpr double PlaceScale = 0.62;  ///< no second line below
constexpr double DetailScale = 0.30; ///< no arrow heads, dashes and round corners below
constexpr size_t CrowdedEdges = 400; ///< a picture of more is drawn with thin lines
constexpr double DimmedOpacity = 0.22;
constexpr size_t MostWords = 12;
constexpr double Round = 4;
constexpr double ArrowSize = 8;
constexpr double UsualHeight = 16; ///< of a line of words, to which the numbers above belong

} // namespace

ChainPainter::ChainPainter(QPainter &painter, const ChainPicture &picture, const ChainEmphasis &emphasis, double scale)
    : m_painter(painter), m_picture(picture), m_emphasis(emphasis), m_theme(Theme::current()), m_scale(scale),
      m_detail(scale * picture.metrics.titleHeight / UsualHeight),
      m_arrow(ArrowSize * picture.metrics.titleHeight / UsualHeight)
{
    findNear();
}

void ChainPainter::findNear()
{
    if (m_emphasis.hoveredNode < 0 && m_emphasis.hoveredEdge < 0)
        return;
    m_near.assign(m_picture.nodes.size(), false);
    const auto mark = [this](int node) { m_near[size_t(node)] = true; };
    if (m_emphasis.hoveredNode >= 0) {
        mark(m_emphasis.hoveredNode);
        for (const int edge : m_picture.edgesOut[size_t(m_emphasis.hoveredNode)])
            mark(m_picture.chain.edges[size_t(edge)].to);
        for (const int edge : m_picture.edgesIn[size_t(m_emphasis.hoveredNode)])
            mark(m_picture.chain.edges[size_t(edge)].from);
    } else {
        mark(m_picture.chain.edges[size_t(m_emphasis.hoveredEdge)].from);
        mark(m_picture.chain.edges[size_t(m_emphasis.hoveredEdge)].to);
    }
}

bool ChainPainter::isEdgeNear(int edge) const
{
    return m_near.empty() || isEdgeStrong(edge);
}

bool ChainPainter::isEdgeStrong(int edge) const
{
    if (m_emphasis.hoveredEdge >= 0)
        return edge == m_emphasis.hoveredEdge;
    const auto &shown = m_picture.chain.edges[size_t(edge)];
    const int node = m_emphasis.hoveredNode >= 0 ? m_emphasis.hoveredNode : m_emphasis.current;
    return node >= 0 && (shown.from == node || shown.to == node);
}

void ChainPainter::paint(const QRectF &area)
{
    m_area = area;
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    paintColumns(area);
    paintEdges(area);
    for (size_t i = 0; i < m_picture.nodes.size(); ++i) {
        if (m_picture.layout.nodes[i].adjusted(-10, -10, 10, 14).intersects(area))
            paintNode(int(i));
    }
    paintWordsOfHops(area);
}

void ChainPainter::paintColumns(const QRectF &area)
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor band = m_theme.color(Token::AlternateBase);
    for (const auto &column : m_picture.layout.columns) {
        const QRectF rect(column.left - 12, area.top(), column.width + 24, area.height());
        if (rect.intersects(area))
            m_painter.fillRect(rect, band);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, true);
}

void ChainPainter::paintEdges(const QRectF &area)
{
    std::vector<int> weak;
    std::vector<int> strong;
    for (size_t i = 0; i < m_picture.edges.size(); ++i) {
        if (m_picture.edges[i].bounds.intersects(area))
            (isEdgeStrong(int(i)) ? strong : weak).push_back(int(i));
    }
    std::ranges::stable_partition(
        weak, [this](int edge) { return m_picture.edges[size_t(edge)].certainty != Certainty::Broken; });
    // By the picture and not by the area: parts that are painted one by one look alike.
    const bool crowded = m_picture.edges.size() > CrowdedEdges || m_detail < DetailScale;
    m_painter.setRenderHint(QPainter::Antialiasing, !crowded);
    for (const int edge : weak) // broken ones on top of the others
        paintEdge(edge, crowded);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    for (const int edge : strong)
        paintEdge(edge, m_detail < DetailScale);
}

void ChainPainter::paintEdge(int index, bool crowded)
{
    const ChainPicture::Edge &edge = m_picture.edges[size_t(index)];
    if (edge.line.size() < 2)
        return;
    const bool strong = isEdgeStrong(index);
    QPen pen = chainPen(edge.certainty, strong ? 1.8 : 1.2);
    QColor color = pen.color();
    if (strong && edge.certainty != Certainty::Broken && edge.certainty != Certainty::Confirmed)
        color = m_theme.color(Token::Accent);
    else if (!isEdgeNear(index))
        color = Theme::mix(color, m_theme.color(Token::Base), DimmedOpacity);
    else if (crowded && edge.certainty != Certainty::Broken)
        color = Theme::mix(color, m_theme.color(Token::Base), m_detail < DetailScale ? 0.25 : 0.4);
    pen.setColor(color);
    if (crowded) {
        pen.setCosmetic(true);
        pen.setWidthF(1);
        if (m_detail < DetailScale)
            pen.setStyle(Qt::SolidLine);
    }
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    if (m_detail < DetailScale) {
        m_painter.drawLine(edge.line.front(), edge.line.back());
        return;
    }
    paintLine(edge.line, pen);
    if (crowded && !strong)
        return;
    m_painter.save();
    m_painter.translate(edge.line.back());
    m_painter.rotate(-QLineF(edge.line[edge.line.size() - 2], edge.line.back()).angle());
    m_painter.setPen(QPen(color, 1.2));
    paintArrowHead(m_painter, edge.kind, {0, 0}, m_arrow);
    m_painter.restore();
    if (edge.certainty == Certainty::Broken) { // a cross, so that colour is not all that tells
        const QPointF middle = edge.line[edge.line.size() / 2];
        m_painter.setPen(QPen(color, 2));
        m_painter.drawLine(middle + QPointF(-5, -5), middle + QPointF(5, 5));
        m_painter.drawLine(middle + QPointF(-5, 5), middle + QPointF(5, -5));
    }
}

void ChainPainter::paintWordsOfHops(const QRectF &area)
{
    if (m_detail < PlaceScale)
        return;
    std::vector<int> strong;
    for (size_t i = 0; i < m_picture.edges.size(); ++i) {
        if (isEdgeStrong(int(i)))
            strong.push_back(int(i));
    }
    if (strong.size() > MostWords) // on every hop of a hub they would only cover each other
        return;
    for (const int edge : strong) {
        if (m_picture.edges[size_t(edge)].bounds.adjusted(-120, -40, 120, 40).intersects(area))
            paintEdgeWords(edge);
    }
}

void ChainPainter::paintLine(const QPolygonF &line, QPen pen)
{
    // Most of a long line is out of sight; stroking all of it would take most of the time of a frame.
    const QRectF area = m_area.adjusted(-12, -12, 12, 12);
    const auto seen = [&](qsizetype piece) {
        const QPointF a = line[piece - 1];
        const QPointF b = line[piece];
        return std::max(a.x(), b.x()) >= area.left() && std::min(a.x(), b.x()) <= area.right() &&
               std::max(a.y(), b.y()) >= area.top() && std::min(a.y(), b.y()) <= area.bottom();
    };
    double length = 0; // so that dashes do not wander while the view moves
    for (qsizetype piece = 1; piece < line.size();) {
        if (!seen(piece)) {
            length += QLineF(line[piece - 1], line[piece]).length();
            ++piece;
            continue;
        }
        const qsizetype first = piece - 1;
        const double before = length;
        for (; piece < line.size() && seen(piece); ++piece)
            length += QLineF(line[piece - 1], line[piece]).length();
        if (pen.style() == Qt::CustomDashLine) {
            pen.setDashOffset(before * (pen.isCosmetic() ? m_scale : 1.0) / pen.widthF());
            m_painter.setPen(pen);
        }
        m_painter.drawPolyline(line.constData() + first, int(piece - first));
    }
}

void ChainPainter::paintEdgeWords(int index)
{
    const ChainPicture::Edge &edge = m_picture.edges[size_t(index)];
    if (edge.line.isEmpty())
        return;
    const QString words = dispatch::edgeName(edge.kind);
    const QFontMetricsF metrics(m_picture.metrics.place);
    // In the gap beside the other end, where the hops of one node have parted.
    const int node = m_emphasis.hoveredNode >= 0 ? m_emphasis.hoveredNode : m_emphasis.current;
    const bool outward = m_emphasis.hoveredEdge >= 0 || m_picture.chain.edges[size_t(index)].from == node;
    QRectF box(0, 0, metrics.horizontalAdvance(words) + 4, metrics.height());
    if (outward)
        box.moveBottomRight(edge.line.back() - QPointF(m_arrow + 3, 3));
    else
        box.moveBottomLeft(edge.line.front() + QPointF(5, -3));
    m_painter.setPen(Qt::NoPen);
    QColor paper = m_theme.color(Token::Base);
    paper.setAlphaF(0.85F);
    m_painter.setBrush(paper);
    m_painter.drawRect(box);
    const bool telling = edge.certainty == Certainty::Broken || edge.certainty == Certainty::Confirmed;
    m_painter.setPen(telling ? chainColor(edge.certainty) : m_theme.color(Token::Text));
    m_painter.setFont(m_picture.metrics.place);
    m_painter.drawText(QPointF(box.left() + 2, box.top() + metrics.ascent()), words);
}

void ChainPainter::paintNode(int index)
{
    const ChainPicture::Node &node = m_picture.nodes[size_t(index)];
    const auto &shown = m_picture.chain.nodes[size_t(index)];
    const QRectF rect = m_picture.layout.nodes[size_t(index)];
    const bool current = index == m_emphasis.current;
    const bool hit = !m_emphasis.hits.empty() && m_emphasis.hits[size_t(index)];
    const bool dimmed = !isNear(index) || (!m_emphasis.hits.empty() && !hit && !current && m_near.empty());
    m_painter.setOpacity(dimmed ? (m_near.empty() ? 0.5 : DimmedOpacity) : 1.0);

    const QColor base = m_theme.color(Token::Base);
    QColor fill = node.outside || node.upstream ? base : Theme::mix(m_theme.color(Token::Accent), base, 0.07);
    fill = hit ? m_theme.color(Token::Match) : (current ? m_theme.color(Token::Selection) : fill);
    if (m_detail < DetailScale) {
        const QColor accent = m_theme.color(node.findings > 0 ? Token::Bad : Token::Accent);
        const QColor mark =
            current ? m_theme.color(Token::Text)
                    : (node.findings > 0 || (!node.upstream && !node.outside) ? accent : m_theme.color(Token::Muted));
        m_painter.fillRect(rect, Theme::mix(mark, base, hit || current ? 0.9 : 0.45));
        m_painter.setOpacity(1.0);
        return;
    }
    QColor border = Theme::mix(m_theme.color(Token::Muted), m_theme.color(Token::Border), 0.35);
    if (index == m_emphasis.focus)
        border = m_theme.color(Token::Text);
    if (current || index == m_emphasis.hoveredNode)
        border = m_theme.color(Token::Accent);
    QPen pen(border, current || index == m_emphasis.focus ? 2.0 : 1.0);
    if (node.outside)
        pen.setDashPattern({3, 2});
    m_painter.setPen(pen);
    m_painter.setBrush(fill);
    if (shown.isBundle()) {
        m_painter.setBrush(base);
        m_painter.drawRoundedRect(rect.adjusted(5, 5, 5, 5), Round, Round);
        m_painter.drawRoundedRect(rect.adjusted(2.5, 2.5, 2.5, 2.5), Round, Round);
        m_painter.setBrush(fill);
    }
    m_painter.drawRoundedRect(rect, Round, Round);
    paintTreeStripe(m_painter,
                    QRectF(rect.left(), rect.top(), m_picture.metrics.stripe, rect.height()).adjusted(1, 3, 1, -3),
                    node.upstream, node.outside);
    if (m_detail >= TitleScale)
        paintWords(index, rect);
    if (m_detail >= PlaceScale) {
        paintBadge(m_picture.badgeBefore(index), shown.hiddenBefore);
        paintBadge(m_picture.badgeAfter(index), shown.hiddenAfter);
    }
    if (current && m_emphasis.ring) {
        m_painter.setPen(QPen(m_theme.color(Token::Accent), 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), Round + 3, Round + 3);
    }
    m_painter.setOpacity(1.0);
}

void ChainPainter::paintWords(int index, const QRectF &rect)
{
    const ChainPicture::Node &node = m_picture.nodes[size_t(index)];
    const ChainMetrics &metrics = m_picture.metrics;
    const bool focus = index == m_emphasis.focus;
    const QFont &font = focus ? metrics.focus : metrics.title;
    const double left = rect.left() + metrics.stripe + metrics.padding;
    const double top = rect.top() + metrics.padding / 2 + 1;
    const bool withPlace = m_detail >= PlaceScale;
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(Token::Text));
    const double shift = withPlace ? 0 : (rect.height() - metrics.padding - 2 - metrics.titleHeight) / 2;
    m_painter.drawText(QPointF(left, top + shift + QFontMetricsF(font).ascent()), node.title);

    QRectF mark(rect.right() - metrics.padding - metrics.mark, top + shift + (metrics.titleHeight - metrics.mark) / 2,
                metrics.mark, metrics.mark);
    if (node.findings > 0) {
        paintFindingMark(m_painter, mark);
        mark.translate(-metrics.mark - 4, 0);
    }
    if (node.entry)
        paintEntryMark(m_painter, mark);
    if (!withPlace)
        return;
    m_painter.setFont(metrics.place);
    m_painter.setPen(m_theme.color(Token::Muted));
    m_painter.drawText(QPointF(left, top + metrics.titleHeight + 2 + QFontMetricsF(metrics.place).ascent()),
                       node.place);
}

void ChainPainter::paintBadge(const QRectF &rect, int count)
{
    if (rect.isNull())
        return;
    m_painter.setPen(QPen(m_theme.color(Token::Muted), 1));
    m_painter.setBrush(m_theme.color(Token::Base));
    m_painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    m_painter.setFont(m_picture.metrics.place);
    m_painter.setPen(m_theme.color(Token::Text));
    m_painter.drawText(rect, Qt::AlignCenter, u'+' + QLocale().toString(count));
}

void ChainPainter::paintHeads(QPainter &painter, const ChainPicture &picture, const QRectF &band, double left,
                              double scale)
{
    const Theme &theme = Theme::current();
    painter.fillRect(band, theme.color(Token::Window));
    painter.fillRect(QRectF(band.left(), band.bottom() - 1, band.width(), 1), theme.color(Token::Border));
    painter.setFont(picture.metrics.focus);
    painter.setPen(theme.color(Token::Muted));
    const QFontMetricsF metrics(picture.metrics.focus);
    for (const auto &column : picture.layout.columns) {
        const QRectF head(left + column.left * scale, band.top(), column.width * scale + 40 * scale, band.height());
        if (!head.intersects(band))
            continue;
        if (head.width() < metrics.averageCharWidth() * 5)
            continue; // an ellipsis alone tells nothing
        const QString name = metrics.elidedText(dispatch::stageName(column.stage), Qt::ElideRight, head.width());
        painter.drawText(QPointF(head.left(), band.center().y() + metrics.ascent() / 2 - 1), name);
    }
}

} // namespace mxw::widgets
