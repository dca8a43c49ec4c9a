// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainPicture.h"

#include "models/items/Words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int FewestPieces = 12;
constexpr int MostPieces = 48;
constexpr double PixelsOfPiece = 60; ///< along a curve that goes far
constexpr int WidestInCharacters = 40;

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::ChainPictureText)
};

QPointF onCurve(QPointF a, QPointF b, QPointF c, QPointF d, double t)
{
    const double s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

QPolygonF flattened(const std::vector<QPointF> &curve)
{
    QPolygonF line;
    if (curve.empty())
        return line;
    line << curve.front();
    for (size_t i = 1; i + 2 < curve.size(); i += 3) {
        if (curve[i - 1].y() == curve[i + 2].y()) { // along a lane
            line << curve[i + 2];
            continue;
        }
        const double length = QLineF(curve[i - 1], curve[i + 2]).length();
        const int pieces = std::clamp(int(length / PixelsOfPiece), FewestPieces, MostPieces);
        for (int piece = 1; piece <= pieces; ++piece) {
            // Closer together at the ends, where a long curve bends.
            const double share = (1 - std::cos(std::numbers::pi * piece / pieces)) / 2;
            line << onCurve(curve[i - 1], curve[i], curve[i + 1], curve[i + 2], share);
        }
    }
    return line;
}

double distance(QPointF point, const QLineF &line)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share =
        length > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0) : 0.0;
    return QLineF(point, line.p1() + share * along).length();
}

/// Room for the longest word on a hop.
double gapForWords(const ChainPicture &picture)
{
    const QFontMetricsF metrics(picture.metrics.place);
    double widest = 0;
    for (int kind = 0; kind <= int(dispatch::EdgeKind::FallsBack); ++kind)
        widest = std::max(widest, metrics.horizontalAdvance(dispatch::edgeName(dispatch::EdgeKind(kind))));
    return std::ceil(widest) + 24;
}

/// Makes a picture step by step.
class Drawing
{
public:
    Drawing(const ChainPictureRequest &request, ChainPicture &picture)
        : m_focus(request.focus), m_picture(picture), m_graph(*picture.graph), m_metrics(picture.metrics),
          m_title(m_metrics.title), m_focusTitle(m_metrics.focus), m_place(m_metrics.place)
    {
    }

    std::vector<QSizeF> measure()
    {
        std::vector<QSizeF> sizes;
        for (const auto &shown : m_picture.chain.nodes) {
            m_picture.nodes.push_back(node(shown));
            sizes.push_back(sizeOf(shown, m_picture.nodes.back()));
        }
        return sizes;
    }

    void connectEdges()
    {
        m_picture.edgesOut.resize(m_picture.chain.nodes.size());
        m_picture.edgesIn.resize(m_picture.chain.nodes.size());
        for (size_t i = 0; i < m_picture.chain.edges.size(); ++i) {
            const auto &shown = m_picture.chain.edges[i];
            ChainPicture::Edge edge;
            edge.certainty = dispatch::certaintyOf(m_graph, shown);
            if (!shown.members.empty())
                edge.kind = m_graph.edges[size_t(shown.members.front())].kind;
            edge.line = flattened(m_picture.layout.edges[i]);
            edge.bounds = edge.line.boundingRect().adjusted(-8, -8, 8, 8);
            m_picture.edges.push_back(std::move(edge));
            m_picture.edgesOut[size_t(shown.from)].push_back(int(i));
            m_picture.edgesIn[size_t(shown.to)].push_back(int(i));
        }
        m_picture.shownAs.assign(m_graph.nodes.size(), -1);
        for (size_t i = 0; i < m_picture.chain.nodes.size(); ++i) {
            for (const int member : m_picture.chain.nodes[i].members)
                m_picture.shownAs[size_t(member)] = int(i);
        }
    }

private:
    ChainPicture::Node node(const dispatch::VisibleChain::Node &shown) const
    {
        ChainPicture::Node node;
        const auto &first = m_graph.nodes[size_t(shown.members.front())];
        node.outside = first.file.isEmpty();
        node.upstream = first.upstream;
        QStringList names;
        for (const int member : shown.members) {
            const auto &one = m_graph.nodes[size_t(member)];
            node.entry = node.entry || !one.entries.isEmpty();
            node.findings += int(one.findings.size());
            if (shown.isBundle() && names.size() < 3)
                names << one.title;
        }
        if (shown.isBundle()) {
            // lupdate does not see through the types of this function to the context of the others.
            node.title = QCoreApplication::translate("mxw::widgets::ChainPictureText", "▸ %n more", nullptr,
                                                     int(shown.members.size()));
            node.place = names.join(u", "_s) + u" …"_s;
        } else {
            node.title = first.title;
            node.place = placeOf(first);
        }
        node.badgeBefore = badgeWidth(shown.hiddenBefore);
        node.badgeAfter = badgeWidth(shown.hiddenAfter);
        return node;
    }

    static QString placeOf(const dispatch::ChainNode &node)
    {
        if (!node.file.isEmpty())
            return items::placeText(node.file.section(u'/', -2), node.line);
        if (!node.component.isEmpty())
            return node.component;
        return node.reason.isEmpty() ? Text::tr("outside both trees") : node.reason;
    }

    double badgeWidth(int count) const
    {
        return count > 0 ? m_place.horizontalAdvance(u'+' + QLocale().toString(count)) + m_metrics.badge * 0.7 : 0;
    }

    QSizeF sizeOf(const dispatch::VisibleChain::Node &shown, ChainPicture::Node &node) const
    {
        const bool focus = m_focus.nodes.contains(shown.key);
        const QFontMetricsF &title = focus ? m_focusTitle : m_title;
        const double marks = (node.entry ? m_metrics.mark + 4 : 0) + (node.findings > 0 ? m_metrics.mark + 4 : 0);
        const double frame = m_metrics.stripe + 2 * m_metrics.padding;
        const double room = m_metrics.maximumWidth - frame;
        node.title = title.elidedText(node.title, Qt::ElideMiddle, room - marks);
        node.place = m_place.elidedText(node.place, shown.isBundle() ? Qt::ElideRight : Qt::ElideMiddle,
                                        shown.isBundle() ? room * 0.7 : room);
        const double words =
            std::max(title.horizontalAdvance(node.title) + marks, m_place.horizontalAdvance(node.place));
        const double badges = node.badgeBefore + node.badgeAfter + 12;
        return {std::ceil(std::max({words + 1, badges, m_metrics.nodeHeight * 2}) + frame), m_metrics.nodeHeight};
    }

    const dispatch::ChainFocus &m_focus;
    ChainPicture &m_picture;
    const dispatch::ChainGraph &m_graph;
    const ChainMetrics &m_metrics;
    QFontMetricsF m_title;
    QFontMetricsF m_focusTitle;
    QFontMetricsF m_place;
};

} // namespace

ChainMetrics ChainMetrics::forFont(const QFont &base)
{
    ChainMetrics metrics;
    metrics.title = base;
    metrics.focus = base;
    metrics.focus.setWeight(QFont::DemiBold);
    metrics.place = base;
    if (base.pointSizeF() > 0)
        metrics.place.setPointSizeF(base.pointSizeF() * 0.88);
    else
        metrics.place.setPixelSize(std::max(1, int(base.pixelSize() * 0.88)));
    const QFontMetricsF title(metrics.title);
    metrics.titleHeight = std::ceil(title.height());
    metrics.placeHeight = std::ceil(QFontMetricsF(metrics.place).height());
    metrics.padding = std::round(metrics.titleHeight * 0.5);
    metrics.stripe = 4;
    metrics.mark = std::round(title.ascent() * 0.85);
    metrics.badge = std::round(metrics.placeHeight * 0.95);
    metrics.nodeHeight = metrics.titleHeight + metrics.placeHeight + metrics.padding + 4;
    metrics.maximumWidth = title.averageCharWidth() * WidestInCharacters;
    return metrics;
}

int ChainPicture::indexOf(const QString &key) const
{
    const auto found = std::ranges::find(chain.nodes, key, &dispatch::VisibleChain::Node::key);
    return found == chain.nodes.end() ? -1 : int(found - chain.nodes.begin());
}

int ChainPicture::nodeAt(QPointF point) const
{
    for (int i = int(layout.nodes.size()) - 1; i >= 0; --i) {
        if (layout.nodes[size_t(i)].contains(point))
            return i;
    }
    return -1;
}

int ChainPicture::edgeAt(QPointF point, double reach) const
{
    int nearest = -1;
    double best = reach;
    for (size_t i = 0; i < edges.size(); ++i) {
        if (!edges[i].bounds.adjusted(-reach, -reach, reach, reach).contains(point))
            continue;
        const QPolygonF &line = edges[i].line;
        for (qsizetype piece = 1; piece < line.size(); ++piece) {
            const double away = distance(point, {line[piece - 1], line[piece]});
            if (away > best)
                continue;
            best = away;
            nearest = int(i);
        }
    }
    return nearest;
}

QRectF ChainPicture::badgeBefore(int node) const
{
    const double width = nodes[size_t(node)].badgeBefore;
    if (width <= 0)
        return {};
    const QRectF rect = layout.nodes[size_t(node)];
    return {rect.left() + 6, rect.bottom() - metrics.badge / 2, width, metrics.badge};
}

QRectF ChainPicture::badgeAfter(int node) const
{
    const double width = nodes[size_t(node)].badgeAfter;
    if (width <= 0)
        return {};
    const QRectF rect = layout.nodes[size_t(node)];
    return {rect.right() - 6 - width, rect.bottom() - metrics.badge / 2, width, metrics.badge};
}

QHash<QString, QRectF> ChainPicture::places() const
{
    QHash<QString, QRectF> places;
    for (size_t i = 0; i < chain.nodes.size(); ++i)
        places.insert(chain.nodes[i].key, layout.nodes[i]);
    return places;
}

Result<std::shared_ptr<const ChainPicture>> drawChain(const ChainPictureRequest &request, std::stop_token stop)
{
    auto picture = std::make_shared<ChainPicture>();
    picture->graph = request.graph;
    picture->metrics = ChainMetrics::forFont(request.font);
    picture->chain = dispatch::visibleChain(*request.graph, request.focus);
    Drawing drawing(request, *picture);
    dispatch::LayoutOptions options;
    options.columnGap = std::max(options.columnGap, gapForWords(*picture));
    options.rowGap = std::max(options.rowGap, picture->metrics.badge);
    options.keep = request.keep;
    // A budget that is exceeded is told before the words are measured.
    const bool measured = picture->chain.nodes.size() <= options.maximumNodes;
    const auto sizes = measured ? drawing.measure() : std::vector<QSizeF>(picture->chain.nodes.size(), QSizeF(1, 1));
    auto layout = dispatch::layOut(picture->chain, sizes, options, std::move(stop));
    if (!layout)
        return std::unexpected(layout.error());
    picture->layout = std::move(*layout);
    drawing.connectEdges();
    return picture;
}

} // namespace mxw::widgets
