// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/PdfPicture.h"

#include "models/audit/SvgPainter.h"

#include <algorithm>

namespace mxw::audit {

namespace {

constexpr int Svg = QTextFormat::UserProperty + 1;
constexpr int Size = QTextFormat::UserProperty + 2;

} // namespace

QTextCharFormat PdfPicture::format(const QByteArray &svg, QSizeF most, double dots)
{
    QSizeF size = SvgPainter::sizeOf(svg) * (dots / 96);
    if (size.width() > most.width() || size.height() > most.height())
        size.scale(most, Qt::KeepAspectRatio);
    QTextCharFormat format;
    format.setObjectType(Type);
    format.setProperty(Svg, svg);
    format.setProperty(Size, size);
    return format;
}

QSizeF PdfPicture::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    return format.property(Size).toSizeF();
}

void PdfPicture::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format)
{
    SvgPainter::paint(*painter, rect, format.property(Svg).toByteArray());
}

} // namespace mxw::audit
