// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/HtmlText.h"

#include "models/audit/UnseenText.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

void append(QString &html, QChar c)
{
    switch (c.unicode()) {
    case u'&':
        html += "&amp;"_L1;
        return;
    case u'<':
        html += "&lt;"_L1;
        return;
    case u'>':
        html += "&gt;"_L1;
        return;
    case u'"':
        html += "&quot;"_L1;
        return;
    case u'\'':
        html += "&#39;"_L1;
        return;
    default:
        html += c != u'\n' && c != u'\t' && isUnseen(c) ? QChar(QChar::ReplacementCharacter) : c;
    }
}

QString escaped(const QString &text)
{
    QString html;
    html.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair) {
            html += c;
            html += text[++i];
        } else if (c.isSurrogate()) {
            html += QChar::ReplacementCharacter;
        } else {
            append(html, c);
        }
    }
    return html;
}

QLatin1StringView toneClass(Tone tone)
{
    switch (tone) {
    case Tone::None:
        break;
    case Tone::Good:
        return "good"_L1;
    case Tone::Warn:
        return "warn"_L1;
    case Tone::Bad:
        return "bad"_L1;
    case Tone::Muted:
        return "muted"_L1;
    }
    return {};
}

QString wrapped(const QString &tag, const QString &attributes, const QString &html)
{
    return u'<' + tag + attributes + u'>' + html + u"</"_s + tag + u'>';
}

/// Names may break behind what joins their parts, and nowhere else where there is room.
QString codeHtml(const QString &text)
{
    static const QRegularExpression joint(u"([/.:_]+)(?=[^/.:_\\s])"_s);
    QString html;
    qsizetype from = 0;
    for (const auto &match : joint.globalMatch(text)) {
        if (match.capturedStart() > 0) // not behind what begins a name
            html += htmlText(text.sliced(from, match.capturedEnd() - from)) + u"<wbr>"_s;
        else
            continue;
        from = match.capturedEnd();
    }
    return wrapped(u"code"_s, {}, html + htmlText(text.sliced(from)));
}

QString spanHtml(const Span &span)
{
    QString html = span.kind == Span::Kind::Code ? codeHtml(span.text) : htmlText(span.text);
    if (span.strong)
        html = wrapped(u"strong"_s, {}, html);
    if (span.tone != Tone::None)
        html = wrapped(u"span"_s, u" class=\""_s + toneClass(span.tone) + u'"', html);
    if (!span.anchor.isEmpty())
        html = wrapped(u"a"_s, u" href=\"#"_s + htmlAnchor(span.anchor) + u'"', html);
    return html;
}

} // namespace

QString htmlText(const QString &text)
{
    QString unified = text;
    unified.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    return escaped(unified).replace(u'\n', "<br>"_L1);
}

QString htmlListing(const QString &text)
{
    QString unified = text;
    return escaped(unified.replace("\r\n"_L1, "\n"_L1));
}

QString htmlLine(const Rich &line)
{
    QString html;
    for (const Span &span : line.spans())
        html += spanHtml(span);
    return html;
}

QString htmlAnchor(const QString &anchor)
{
    QString word;
    for (const QChar c : anchor) {
        const char16_t code = c.unicode();
        const bool plain = (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z') ||
                           (code >= u'0' && code <= u'9') || code == u'-' || code == u'_' || code == u'.';
        word += plain ? QString(c) : u'~' + QString::number(code, 16);
    }
    return word;
}

} // namespace mxw::audit
