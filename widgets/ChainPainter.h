// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainPicture.h"
#include "widgets/Theme.h"

class QPainter;
class QPen;

namespace mxw::widgets {

/// What of a picture stands out at the moment.
struct ChainEmphasis
{
    int current = -1;       ///< selected node
    int focus = -1;         ///< the node that the picture is about
    int hoveredNode = -1;   ///< everything but its neighbourhood is dimmed
    int hoveredEdge = -1;   ///< everything but it and its ends is dimmed
    std::vector<bool> hits; ///< of a search, by node; empty: none
    bool ring = false;      ///< keys go to the current node
};

/// Paints the part of a picture that lies in an area, with fewer details the further one is away.
class ChainPainter
{
public:
    /// `painter` has the coordinates of the picture, times `scale`.
    ChainPainter(QPainter &painter, const ChainPicture &picture, const ChainEmphasis &emphasis, double scale);

    void paint(const QRectF &area);
    /// The names of the stages in a band of the given height; `left` is where the picture begins, in pixels of the
    /// painter, which is not scaled here.
    static void paintHeads(QPainter &painter, const ChainPicture &picture, const QRectF &band, double left,
                           double scale);

private:
    void paintColumns(const QRectF &area);
    void paintEdges(const QRectF &area);
    void paintEdge(int edge, bool crowded);
    void paintWordsOfHops(const QRectF &area);
    void paintLine(const QPolygonF &line, QPen pen);
    void paintEdgeWords(int edge);
    void paintNode(int node);
    void paintWords(int node, const QRectF &rect);
    void paintBadge(const QRectF &rect, int count);
    void findNear();
    bool isNear(int node) const { return m_near.empty() || m_near[size_t(node)]; }
    bool isEdgeNear(int edge) const;
    bool isEdgeStrong(int edge) const;

    QPainter &m_painter;
    const ChainPicture &m_picture;
    const ChainEmphasis &m_emphasis;
    const Theme &m_theme;
    double m_scale;
    double m_detail; ///< how big words are on screen, compared with the usual size
    double m_arrow;
    QRectF m_area;            ///< that is painted now
    std::vector<bool> m_near; ///< empty: nothing is dimmed
};

} // namespace mxw::widgets
