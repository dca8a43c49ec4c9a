// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QSizeF>

class QPainter;

namespace mxw::audit {

/// Paints pictures of SvgPage, and no others. Words stay words, where Qt's own renderer makes an outline of every
/// letter: a record of many chains would be fifty times as large, and nobody could search it.
class SvgPainter
{
public:
    /// As the picture says it; empty when it is none.
    static QSizeF sizeOf(const QByteArray &svg);
    static void paint(QPainter &painter, const QRectF &where, const QByteArray &svg);
};

} // namespace mxw::audit
