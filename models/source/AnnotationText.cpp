// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/AnnotationText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr qsizetype MaximumText = 2000;

bool isDotted(QStringView text)
{
    return !text.isEmpty() &&
           std::ranges::all_of(text, [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'.'; });
}

bool isQuoted(QStringView text)
{
    const bool ends = text.size() > 1 && (text.front() == u'\'' || text.front() == u'"') && text.back() == text.front();
    return ends && !text.sliced(1, text.size() - 2).contains(text.front());
}

} // namespace

AnnotationText::AnnotationText(const QString &text) : m_text(text.left(MaximumText).trimmed())
{
    while (isQuoted(m_text))
        m_text = m_text.sliced(1, m_text.size() - 2).trimmed();
}

QStringList AnnotationText::split(QStringView text, QChar at) const
{
    QStringList parts;
    int depth = 0;
    QChar quote;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (!quote.isNull()) {
            if (c == quote)
                quote = {};
        } else if (c == u'\'' || c == u'"') {
            quote = c;
        } else if (c == u'[' || c == u'(' || c == u'{') {
            ++depth;
        } else if (c == u']' || c == u')' || c == u'}') {
            --depth;
        } else if (c == at && depth == 0) {
            parts.append(text.sliced(start, i - start).trimmed().toString());
            start = i + 1;
        }
    }
    parts.append(text.sliced(start).trimmed().toString());
    return parts;
}

QStringList AnnotationText::alternatives() const
{
    QStringList parts = split(m_text, u'|');
    if (parts.size() > 1)
        parts.removeAll(u"None"_s);
    return parts;
}

QString AnnotationText::head() const
{
    const qsizetype bracket = m_text.indexOf(u'[');
    return bracket > 0 && m_text.endsWith(u']') ? m_text.first(bracket).trimmed() : m_text;
}

QStringList AnnotationText::arguments() const
{
    const qsizetype bracket = m_text.indexOf(u'[');
    if (bracket <= 0 || !m_text.endsWith(u']'))
        return {};
    return split(QStringView(m_text).sliced(bracket + 1, m_text.size() - bracket - 2), u',');
}

QString AnnotationText::plain() const
{
    const QStringList parts = alternatives();
    if (parts.size() != 1)
        return {};
    if (parts.front() != m_text)
        return AnnotationText(parts.front()).plain();
    const QString name = head();
    const QString last = name.section(u'.', -1);
    static const QStringList Wrappers = {u"Optional"_s, u"Annotated"_s, u"Final"_s, u"ClassVar"_s, u"InitVar"_s};
    if (Wrappers.contains(last) && name != m_text && !arguments().isEmpty())
        return AnnotationText(arguments().front()).plain();
    return isDotted(name) ? name : QString();
}

} // namespace mxw::source
