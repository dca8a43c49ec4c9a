// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/InlineSvg.h"

#include "models/dispatch/SvgPage.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

enum class Reader { Browser, Paper };

/// Qt draws an outline round every letter, in black unless one is given; and it lays a halo over the letters.
void writeText(const QXmlStreamAttributes &attributes, QXmlStreamWriter &writer)
{
    for (const QXmlStreamAttribute &attribute : attributes) {
        if (!attribute.name().startsWith("stroke"_L1) && attribute.name() != "paint-order"_L1)
            writer.writeAttribute(attribute.name(), attribute.value());
    }
    writer.writeAttribute("stroke"_L1, attributes.value("fill"_L1));
    writer.writeAttribute("stroke-width"_L1, "0"_L1);
}

/// Elements as they are, but the style; nothing between them but text.
void copy(QXmlStreamReader &reader, QXmlStreamWriter &writer, Reader who)
{
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (reader.name() == "style"_L1) {
                reader.skipCurrentElement();
                break;
            }
            writer.writeStartElement(reader.name());
            if (who == Reader::Paper && reader.name() == "text"_L1) {
                writeText(reader.attributes(), writer);
                break;
            }
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                writer.writeAttribute(attribute.name(), attribute.value());
            break;
        case QXmlStreamReader::EndElement:
            writer.writeEndElement();
            break;
        case QXmlStreamReader::Characters:
            if (!reader.isWhitespace())
                writer.writeCharacters(reader.text());
            break;
        default:
            break;
        }
    }
}

} // namespace

QString inlineSvg(const QByteArray &svg)
{
    if (svg.isEmpty())
        return {};
    QString text;
    QXmlStreamReader reader(svg);
    QXmlStreamWriter writer(&text);
    copy(reader, writer, Reader::Browser);
    return reader.hasError() ? QString() : text;
}

QByteArray paperSvg(const QByteArray &svg)
{
    QByteArray bytes;
    QXmlStreamReader reader(svg);
    QXmlStreamWriter writer(&bytes);
    writer.writeStartDocument();
    writer.writeDefaultNamespace(u"http://www.w3.org/2000/svg"_s);
    copy(reader, writer, Reader::Paper);
    return reader.hasError() ? QByteArray() : bytes;
}

QString svgStyle()
{
    return u"@media screen and (prefers-color-scheme: dark) {\n"_s + dispatch::SvgPage::darkRules() + u"}\n"_s;
}

} // namespace mxw::audit
