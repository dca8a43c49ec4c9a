// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/SvgPage.h"

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

struct InkValue
{
    QLatin1StringView name;
    QLatin1StringView light;
    QLatin1StringView dark;
};

/// The values of widgets/Theme.cpp, which a model may not include: Base, AlternateBase, Text, Muted, Border, Accent,
/// Muted, SyntaxName, Bad.
InkValue valueOf(Ink ink)
{
    switch (ink) {
    case Ink::Base:
        return {"base"_L1, "#FFFFFF"_L1, "#16181C"_L1};
    case Ink::Band:
        return {"band"_L1, "#F8F9FB"_L1, "#1B1E23"_L1};
    case Ink::Text:
        return {"text"_L1, "#1B1F24"_L1, "#E6E8EB"_L1};
    case Ink::Muted:
        return {"muted"_L1, "#57606A"_L1, "#9DA7B3"_L1};
    case Ink::Border:
        return {"border"_L1, "#D0D5DC"_L1, "#3A4048"_L1};
    case Ink::Plugin:
        return {"plugin"_L1, "#0B57B7"_L1, "#7DB3FF"_L1};
    case Ink::Upstream:
        return {"upstream"_L1, "#57606A"_L1, "#9DA7B3"_L1};
    case Ink::Component:
        return {"component"_L1, "#5B2C86"_L1, "#DDB9F5"_L1};
    case Ink::Bad:
        return {"bad"_L1, "#B3261E"_L1, "#FF8A80"_L1};
    }
    return {};
}

/// XML has no place for control characters and lone surrogates, and one that turns the direction of text round would
/// show a name as another.
QString shown(const QString &text)
{
    QString clean;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        if (character.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            clean += character;
            clean += text[++i];
            continue;
        }
        const char16_t code = character.unicode();
        const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
        const bool control = (code < 0x20 && code != u'\n') || (code >= 0x7F && code < 0xA0);
        clean +=
            turns || control || character.isSurrogate() || code >= 0xFFFE ? QChar::ReplacementCharacter : character;
    }
    return clean;
}

QString inOneLine(const QString &text)
{
    return shown(text).replace(u'\n', u' ');
}

QString numberText(double value)
{
    QString text = QString::number(value, 'f', 1);
    if (text.endsWith(".0"_L1))
        text.chop(2);
    return text == "-0"_L1 ? u"0"_s : text;
}

QString pointText(QPointF point)
{
    return numberText(point.x()) + u',' + numberText(point.y());
}

} // namespace

QString SvgPage::darkRules()
{
    QString rules;
    for (int ink = 0; ink <= int(Ink::Bad); ++ink) {
        const InkValue value = valueOf(Ink(ink));
        rules += u"  .f-%1 { fill: %2 } .s-%1 { stroke: %2 }\n"_s.arg(value.name, value.dark);
    }
    return rules;
}

SvgPage::SvgPage(QSizeF size, const QString &title) : m_xml(&m_bytes)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    m_xml.writeStartDocument();
    m_xml.writeStartElement("svg"_L1);
    m_xml.writeDefaultNamespace("http://www.w3.org/2000/svg"_L1);
    number("width"_L1, size.width());
    number("height"_L1, size.height());
    m_xml.writeAttribute("viewBox"_L1, u"0 0 "_s + numberText(size.width()) + u' ' + numberText(size.height()));
    m_xml.writeAttribute("role"_L1, "img"_L1);
    m_xml.writeAttribute("font-family"_L1, "DejaVu Sans Mono, Menlo, Consolas, Noto Sans CJK SC, monospace"_L1);
    m_xml.writeTextElement("title"_L1, inOneLine(title));
    m_xml.writeTextElement("style"_L1, u"@media (prefers-color-scheme: dark) {\n"_s + darkRules() + u"}\n"_s);
    box(QRectF(QPointF(), size), Ink::Base);
}

void SvgPage::beginGroup(const QString &hover)
{
    m_xml.writeStartElement("g"_L1);
    m_xml.writeTextElement("title"_L1, shown(hover));
}

void SvgPage::endGroup()
{
    m_xml.writeEndElement();
}

void SvgPage::box(const QRectF &rect, Ink fill, double radius)
{
    m_xml.writeStartElement("rect"_L1);
    attributes(rect, radius);
    paint(fill);
    m_xml.writeEndElement();
}

void SvgPage::frame(const QRectF &rect, Ink fill, const Line &line, double radius)
{
    m_xml.writeStartElement("rect"_L1);
    attributes(rect, radius);
    m_xml.writeAttribute("class"_L1, u"f-%1 s-%2"_s.arg(valueOf(fill).name, valueOf(line.ink).name));
    m_xml.writeAttribute("fill"_L1, valueOf(fill).light);
    paint(line);
    m_xml.writeEndElement();
}

void SvgPage::dot(QPointF centre, double radius, Ink fill)
{
    m_xml.writeStartElement("circle"_L1);
    number("cx"_L1, centre.x());
    number("cy"_L1, centre.y());
    number("r"_L1, radius);
    paint(fill);
    m_xml.writeEndElement();
}

void SvgPage::path(const std::vector<QPointF> &points, const Line &line)
{
    if (points.empty())
        return;
    QString steps = u'M' + pointText(points.front());
    for (size_t i = 1; i + 2 < points.size(); i += 3)
        steps += u" C" + pointText(points[i]) + u' ' + pointText(points[i + 1]) + u' ' + pointText(points[i + 2]);
    m_xml.writeStartElement("path"_L1);
    m_xml.writeAttribute("d"_L1, steps);
    m_xml.writeAttribute("class"_L1, "s-"_L1 + valueOf(line.ink).name);
    m_xml.writeAttribute("fill"_L1, "none"_L1);
    paint(line);
    m_xml.writeEndElement();
}

void SvgPage::arrowHead(QPointF tip, Ink fill)
{
    m_xml.writeStartElement("path"_L1);
    m_xml.writeAttribute("d"_L1, u'M' + pointText(tip) + u" l-7,-3.5 v7 z");
    paint(fill);
    m_xml.writeEndElement();
}

void SvgPage::words(QPointF place, const QString &text, const Words &words)
{
    m_xml.writeStartElement("text"_L1);
    number("x"_L1, place.x());
    number("y"_L1, place.y());
    number("font-size"_L1, words.size);
    if (words.anchor == Anchor::End)
        m_xml.writeAttribute("text-anchor"_L1, "end"_L1);
    if (words.bold)
        m_xml.writeAttribute("font-weight"_L1, "bold"_L1);
    if (words.halo) {
        m_xml.writeAttribute("class"_L1, u"f-%1 s-base"_s.arg(valueOf(words.ink).name));
        m_xml.writeAttribute("fill"_L1, valueOf(words.ink).light);
        m_xml.writeAttribute("paint-order"_L1, "stroke"_L1);
        paint(Line{Ink::Base, 3});
    } else {
        paint(words.ink);
    }
    m_xml.writeCharacters(inOneLine(text));
    m_xml.writeEndElement();
}

QByteArray SvgPage::finish()
{
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

void SvgPage::paint(Ink fill)
{
    m_xml.writeAttribute("class"_L1, "f-"_L1 + valueOf(fill).name);
    m_xml.writeAttribute("fill"_L1, valueOf(fill).light);
}

void SvgPage::paint(const Line &line)
{
    m_xml.writeAttribute("stroke"_L1, valueOf(line.ink).light);
    number("stroke-width"_L1, line.width);
    if (line.dashed)
        m_xml.writeAttribute("stroke-dasharray"_L1, "5 4"_L1);
}

void SvgPage::number(QAnyStringView name, double value)
{
    m_xml.writeAttribute(name, numberText(value));
}

void SvgPage::attributes(const QRectF &rect, double radius)
{
    number("x"_L1, rect.left());
    number("y"_L1, rect.top());
    number("width"_L1, rect.width());
    number("height"_L1, rect.height());
    if (radius > 0)
        number("rx"_L1, radius);
}

} // namespace mxw::dispatch
