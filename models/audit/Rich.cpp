// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/Rich.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

Rich::Rich(Span span)
{
    m_spans.push_back(std::move(span));
}

Rich Rich::words(const QString &ours)
{
    return ours.isEmpty() ? Rich() : Rich(Span{.kind = Span::Kind::Words, .text = ours});
}

Rich Rich::text(const QString &others)
{
    return others.isEmpty() ? Rich() : Rich(Span{.kind = Span::Kind::Text, .text = others});
}

Rich Rich::code(const QString &others)
{
    return others.isEmpty() ? words(u"–"_s) : Rich(Span{.kind = Span::Kind::Code, .text = others});
}

Rich Rich::number(qint64 value)
{
    return words(QString::number(value));
}

Rich Rich::filled(const QString &pattern, const std::vector<Rich> &values)
{
    Rich line;
    qsizetype from = 0;
    for (qsizetype i = 0; i + 1 < pattern.size(); ++i) {
        const int place = pattern[i] == u'%' ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || size_t(place) > values.size())
            continue;
        line += words(pattern.sliced(from, i - from));
        line += values[size_t(place) - 1];
        from = i + 2;
        ++i;
    }
    return line += words(pattern.sliced(from));
}

Rich Rich::joined(const std::vector<Rich> &parts, const QString &separator)
{
    Rich line;
    for (const Rich &part : parts) {
        if (!line.isEmpty())
            line += words(separator);
        line += part;
    }
    return line;
}

Rich Rich::strong() const
{
    Rich line = *this;
    for (Span &span : line.m_spans)
        span.strong = true;
    return line;
}

Rich Rich::toned(Tone tone) const
{
    Rich line = *this;
    for (Span &span : line.m_spans)
        span.tone = tone;
    return line;
}

Rich Rich::leadingTo(const QString &anchor) const
{
    Rich line = *this;
    for (Span &span : line.m_spans)
        span.anchor = anchor;
    return line;
}

Rich &Rich::operator+=(const Rich &other)
{
    m_spans.insert(m_spans.end(), other.m_spans.begin(), other.m_spans.end());
    return *this;
}

QString Rich::plain() const
{
    QString text;
    for (const Span &span : m_spans)
        text += span.text;
    return text;
}

} // namespace mxw::audit
