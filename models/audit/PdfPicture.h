// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSizeF>
#include <QTextCharFormat>
#include <QTextObjectInterface>

namespace mxw::audit {

/// Draws SVG pictures in a text document as vectors.
class PdfPicture : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int Type = QTextFormat::UserObject + 1;
    /// For one character that stands for the picture: as large as it says it is at 96 dots per inch, or smaller so that
    /// it fits.
    static QTextCharFormat format(const QByteArray &svg, QSizeF most, double dots);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;
};

} // namespace mxw::audit
