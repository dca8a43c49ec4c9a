// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SvgPainter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

using Attributes = QXmlStreamAttributes;

double number(const Attributes &attributes, QLatin1StringView name)
{
    return attributes.value(name).toDouble();
}

QBrush fillOf(const Attributes &attributes)
{
    const QColor colour = QColor::fromString(attributes.value("fill"_L1));
    return colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush);
}

QPen penOf(const Attributes &attributes)
{
    const QColor colour = QColor::fromString(attributes.value("stroke"_L1));
    if (!colour.isValid())
        return {Qt::NoPen};
    QPen pen(colour, number(attributes, "stroke-width"_L1));
    if (attributes.hasAttribute("stroke-dasharray"_L1)) {
        const double width = std::max(pen.widthF(), 0.1);
        pen.setDashPattern({5 / width, 4 / width});
        pen.setCapStyle(Qt::FlatCap);
    }
    return pen;
}

/// "M0,0 C1,1 2,2 3,3" and "M0,0 l-7,-3.5 v7 z".
QPainterPath pathOf(const QString &steps)
{
    static const QRegularExpression step(u"([MClvz])([^MClvz]*)"_s);
    static const QRegularExpression value(u"-?[0-9.]+"_s);
    QPainterPath path;
    for (const auto &match : step.globalMatch(steps)) {
        std::vector<double> values;
        for (const auto &each : value.globalMatch(match.captured(2)))
            values.push_back(each.captured(0).toDouble());
        const QPointF at = path.currentPosition();
        const QChar command = match.captured(1).front();
        if (command == u'M' && values.size() == 2)
            path.moveTo(values[0], values[1]);
        else if (command == u'C' && values.size() == 6)
            path.cubicTo(values[0], values[1], values[2], values[3], values[4], values[5]);
        else if (command == u'l' && values.size() == 2)
            path.lineTo(at + QPointF(values[0], values[1]));
        else if (command == u'v' && values.size() == 1)
            path.lineTo(at + QPointF(0, values[0]));
        else if (command == u'z')
            path.closeSubpath();
    }
    return path;
}

void paintWords(QPainter &painter, const Attributes &attributes, const QString &text)
{
    QFont font;
    font.setFamilies({u"DejaVu Sans Mono"_s, u"Noto Sans Mono"_s, u"Noto Sans CJK SC"_s, u"monospace"_s});
    font.setPixelSize(std::max(1, int(number(attributes, "font-size"_L1))));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(attributes.value("font-weight"_L1) == "bold"_L1);
    QPointF place(number(attributes, "x"_L1), number(attributes, "y"_L1));
    if (attributes.value("text-anchor"_L1) == "end"_L1)
        place.rx() -= QFontMetricsF(font).horizontalAdvance(text);
    painter.setFont(font);
    painter.setPen(fillOf(attributes).color());
    painter.drawText(place, text);
}

void paintShape(QPainter &painter, QStringView name, const Attributes &attributes)
{
    painter.setBrush(fillOf(attributes));
    painter.setPen(penOf(attributes));
    if (name == "rect"_L1) {
        const QRectF rect(number(attributes, "x"_L1), number(attributes, "y"_L1), number(attributes, "width"_L1),
                          number(attributes, "height"_L1));
        const double radius = number(attributes, "rx"_L1);
        painter.drawRoundedRect(rect, radius, radius);
    } else if (name == "circle"_L1) {
        const double radius = number(attributes, "r"_L1);
        painter.drawEllipse(QPointF(number(attributes, "cx"_L1), number(attributes, "cy"_L1)), radius, radius);
    } else if (name == "path"_L1) {
        painter.drawPath(pathOf(attributes.value("d"_L1).toString()));
    }
}

} // namespace

QSizeF SvgPainter::sizeOf(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    if (!reader.readNextStartElement() || reader.name() != "svg"_L1)
        return {};
    return {number(reader.attributes(), "width"_L1), number(reader.attributes(), "height"_L1)};
}

void SvgPainter::paint(QPainter &painter, const QRectF &where, const QByteArray &svg)
{
    const QSizeF size = sizeOf(svg);
    if (size.isEmpty())
        return;
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(where.width() / size.width(), where.height() / size.height());
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const Attributes attributes = reader.attributes();
        if (reader.name() == "title"_L1 || reader.name() == "style"_L1)
            reader.skipCurrentElement();
        else if (reader.name() == "text"_L1)
            paintWords(painter, attributes, reader.readElementText(QXmlStreamReader::IncludeChildElements));
        else
            paintShape(painter, reader.name(), attributes);
    }
    painter.restore();
}

} // namespace mxw::audit
