// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/InlineSvg.h"

#include "models/dispatch/SvgPage.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// Elements as they are, but the style; nothing between them but text.
void copy(QXmlStreamReader &reader, QXmlStreamWriter &writer)
{
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (reader.name() == "style"_L1) {
                reader.skipCurrentElement();
                break;
            }
            writer.writeStartElement(reader.name());
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
    copy(reader, writer);
    return reader.hasError() ? QString() : text;
}

QString svgStyle()
{
    return u"@media screen and (prefers-color-scheme: dark) {\n"_s + dispatch::SvgPage::darkRules() + u"}\n"_s;
}

} // namespace mxw::audit
