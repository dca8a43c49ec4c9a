// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <QPen>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace mxw::widgets {

/// The signs of a dispatch chain, the same in the picture and in its legend.
QColor chainColor(dispatch::Certainty certainty);
QPen chainPen(dispatch::Certainty certainty, double width);
/// In the colour of the painter's pen, pointing right, its tip at `tip`.
void paintArrowHead(QPainter &painter, dispatch::EdgeKind kind, QPointF tip, double size);
void paintTreeStripe(QPainter &painter, const QRectF &stripe, bool upstream, bool outside);
void paintFindingMark(QPainter &painter, const QRectF &square);
void paintEntryMark(QPainter &painter, const QRectF &square);

} // namespace mxw::widgets
