// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainExport.h"

#include "models/dispatch/ChainLabels.h"
#include "models/dispatch/SvgPage.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::ChainSvg)
};

constexpr double Margin = 20;
constexpr double TitleHeight = 34;
constexpr double HeadHeight = 30;
constexpr double LineHeight = 18;
constexpr double MinimumWidth = 640;
constexpr double SampleWidth = 34;
constexpr double TitleAdvance = 7.25;
constexpr double SmallAdvance = 6.05;
constexpr double SmallSize = 10;
constexpr double LabelSize = 9;

Ink inkOfTree(const ChainNode &node)
{
    return node.file.isEmpty() ? Ink::Component : node.upstream ? Ink::Upstream : Ink::Plugin;
}

SvgPage::Line lineOf(Certainty certainty)
{
    return {certainty == Certainty::Broken ? Ink::Bad : Ink::Muted, certainty == Certainty::Broken ? 1.8 : 1.2,
            certainty == Certainty::Unknown};
}

/// The middle of the first curve.
QPointF middleOf(const std::vector<QPointF> &points)
{
    return points.size() < 4 ? points.front() : (points[0] + 3 * points[1] + 3 * points[2] + points[3]) / 8;
}

void drawLine(SvgPage &page, const std::vector<QPointF> &points, Certainty certainty)
{
    const SvgPage::Line line = lineOf(certainty);
    page.path(points, line);
    page.arrowHead(points.back(), line.ink);
    if (certainty == Certainty::Confirmed)
        page.dot(middleOf(points), 3, Ink::Muted);
}

QStringList wrapped(const QString &text, qsizetype columns)
{
    QStringList lines;
    QString line;
    for (const QString &word : text.split(u' ')) {
        if (!line.isEmpty() && line.size() + word.size() >= columns) {
            lines << line;
            line.clear();
        }
        if (!line.isEmpty())
            line += u' ';
        line += word;
    }
    return lines << line;
}

/// A sample and what it means.
struct LegendItem
{
    QString words;
    std::optional<Ink> accent;
    std::optional<Certainty> certainty;
    bool finding = false;
};

std::vector<LegendItem> legendItems()
{
    std::vector<LegendItem> items{{Text::tr("plugin"), Ink::Plugin, {}},
                                  {Text::tr("upstream"), Ink::Upstream, {}},
                                  {Text::tr("outside both"), Ink::Component, {}},
                                  {Text::tr("has findings"), Ink::Bad, {}, true}};
    for (const Certainty certainty : {Certainty::Static, Certainty::Confirmed, Certainty::Unknown, Certainty::Broken})
        items.push_back({certaintyName(certainty), {}, certainty});
    items.push_back({Text::tr("+n: neighbours that are not shown"), {}, {}});
    return items;
}

double indentOf(const LegendItem &item)
{
    return item.certainty || item.finding ? SampleWidth : item.accent ? 10 : 0;
}

double widthOf(const LegendItem &item)
{
    return indentOf(item) + columnsOf(item.words) * SmallAdvance + 22;
}

class ChainPicture
{
public:
    ChainPicture(const ChainGraph &graph, const VisibleChain &chain, const LaidOutChain &layout, const QString &title)
        : m_graph(graph), m_chain(chain), m_layout(layout),
          m_width(std::max(MinimumWidth, layout.size.width() + 2 * Margin)),
          m_offset(QPointF(Margin, Margin + TitleHeight + HeadHeight) - layout.topLeft), m_notices(noticeLines()),
          m_page({m_width, legendTop() + legendHeight() + Margin}, title)
    {
        const int columns = int((m_width - 2 * Margin) / TitleAdvance / 1.25);
        m_page.words({Margin, Margin + 14}, elidedInTheMiddle(title, columns), {Ink::Text, 15, {}, true});
    }

    QByteArray draw()
    {
        for (const LaidOutChain::Column &column : m_layout.columns)
            drawColumn(column);
        for (size_t i = 0; i < m_chain.edges.size(); ++i)
            drawEdge(i);
        for (size_t i = 0; i < m_chain.nodes.size(); ++i)
            drawNode(i);
        drawLabels();
        drawLegend();
        return m_page.finish();
    }

private:
    QStringList noticeLines() const
    {
        QStringList lines;
        for (const QString &notice : m_graph.notices + QStringList{m_layout.notice}) {
            if (!notice.isEmpty())
                lines += wrapped(notice, qsizetype((m_width - 2 * Margin) / SmallAdvance));
        }
        return lines;
    }

    double legendTop() const { return Margin + TitleHeight + HeadHeight + m_layout.size.height() + 24; }

    /// Where the items stand, and below them the notices.
    std::vector<QPointF> legendPlaces() const
    {
        std::vector<QPointF> places;
        QPointF place(Margin, legendTop() + LineHeight);
        for (const LegendItem &item : m_items) {
            if (place.x() > Margin && place.x() + widthOf(item) > m_width - Margin)
                place = {Margin, place.y() + LineHeight};
            places.push_back(place);
            place.rx() += widthOf(item);
        }
        return places;
    }

    double legendHeight() const
    {
        return legendPlaces().back().y() - legendTop() + LineHeight * double(m_notices.size() + 1);
    }

    void drawColumn(const LaidOutChain::Column &column)
    {
        const double left = column.left + m_offset.x();
        const double top = Margin + TitleHeight;
        m_page.box({left - 8, top - 4, column.width + 16, HeadHeight + m_layout.size.height() + 12}, Ink::Band, 6);
        m_page.words({left, top + 14}, stageName(column.stage), {Ink::Muted, 11, {}, true});
    }

    void drawEdge(size_t index)
    {
        const VisibleChain::Edge &edge = m_chain.edges[index];
        std::vector<QPointF> points = m_layout.edges[index];
        for (QPointF &point : points)
            point += m_offset;
        m_page.beginGroup(edgeDetails(m_graph, m_chain, edge));
        drawLine(m_page, points, certaintyOf(m_graph, edge));
        m_page.endGroup();
    }

    /// Beside the arrow heads; where several edges with other kinds meet, one below the other.
    void drawLabels()
    {
        const std::vector<bool> labelled = labelledEdges(m_graph, m_chain);
        std::vector<QStringList> said(m_chain.nodes.size());
        for (size_t i = 0; i < m_chain.edges.size(); ++i) {
            const QString label = edgeLabel(m_graph, m_chain.edges[i]);
            QStringList &here = said[m_chain.edges[i].to];
            if (!labelled[i] || here.contains(label))
                continue;
            const double down = here.isEmpty() ? -5 : 1 + 10 * double(here.size());
            m_page.words(m_layout.edges[i].back() + m_offset + QPointF(-10, down), label,
                         {Ink::Muted, LabelSize, SvgPage::Anchor::End, false, true});
            here << label;
        }
    }

    void drawNode(size_t index)
    {
        const VisibleChain::Node &node = m_chain.nodes[index];
        const QRectF box = m_layout.nodes[index].translated(m_offset);
        const bool finding =
            std::ranges::any_of(node.members, [&](int member) { return !m_graph.nodes[member].findings.isEmpty(); });
        const SvgPage::Line line{finding ? Ink::Bad : Ink::Border, finding ? 1.6 : 1};
        m_page.beginGroup(boxDetails(m_graph, node));
        if (node.isBundle())
            m_page.frame(box.translated(3, 3), Ink::Base, line, 4);
        m_page.frame(box, Ink::Base, line, 4);
        m_page.box({box.left(), box.top(), 4, box.height()}, inkOfTree(m_graph.nodes[node.members.front()]), 2);
        const auto columns = [&](double advance) { return int((box.width() - 20) / advance); };
        m_page.words(box.topLeft() + QPointF(12, 17), elidedInTheMiddle(boxTitle(m_graph, node), columns(TitleAdvance)),
                     {Ink::Text, 12, {}, node.isBundle()});
        m_page.words(box.topLeft() + QPointF(12, 32), elidedInTheMiddle(boxPlace(m_graph, node), columns(SmallAdvance)),
                     {Ink::Muted, SmallSize});
        m_page.endGroup();
        const auto hidden = [&](int count, QPointF place, SvgPage::Anchor anchor) {
            if (count > 0)
                m_page.words(place, u'+' + QString::number(count), {Ink::Muted, SmallSize, anchor, false, true});
        };
        hidden(node.hiddenBefore, box.bottomLeft() - QPointF(4, 2), SvgPage::Anchor::End);
        hidden(node.hiddenAfter, box.bottomRight() + QPointF(6, -2), SvgPage::Anchor::Start);
    }

    void drawLegend()
    {
        const std::vector<QPointF> places = legendPlaces();
        for (size_t i = 0; i < m_items.size(); ++i) {
            const LegendItem &item = m_items[i];
            const double middle = places[i].y() - 4;
            const double left = places[i].x();
            if (item.finding)
                m_page.frame({left, middle - 6, 26, 12}, Ink::Base, {Ink::Bad, 1.6}, 3);
            else if (item.accent)
                m_page.box({left, middle - 6, 4, 12}, *item.accent, 2);
            if (item.certainty)
                drawLine(m_page,
                         {{left, middle}, {left + 9, middle}, {left + 18, middle}, {left + SampleWidth - 6, middle}},
                         *item.certainty);
            m_page.words({left + indentOf(item), places[i].y()}, item.words, {Ink::Muted, SmallSize});
        }
        double y = places.back().y();
        for (const QString &line : m_notices)
            m_page.words({Margin, y += LineHeight}, line, {Ink::Muted, SmallSize});
    }

    const ChainGraph &m_graph;
    const VisibleChain &m_chain;
    const LaidOutChain &m_layout;
    const std::vector<LegendItem> m_items = legendItems();
    const double m_width;
    const QPointF m_offset;
    const QStringList m_notices;
    SvgPage m_page;
};

} // namespace

QByteArray toSvg(const ChainGraph &graph, const VisibleChain &chain, const LaidOutChain &layout, const QString &title)
{
    return ChainPicture(graph, chain, layout, title).draw();
}

} // namespace mxw::dispatch
