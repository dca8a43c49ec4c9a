// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CompactWriter.h"

#include "models/source/CompactFormat.h"

namespace mxw::source {

using namespace format;

void CompactWriter::number(quint64 value)
{
    while (value >= 0x80) {
        m_body.append(char(quint8(value) | 0x80));
        value >>= 7;
    }
    m_body.append(char(value));
}

void CompactWriter::signedNumber(qint64 value)
{
    number((quint64(value) << 1) ^ quint64(value >> 63));
}

void CompactWriter::text(const QString &value)
{
    const auto found = m_indexes.constFind(value);
    if (found != m_indexes.cend()) {
        number(*found);
        return;
    }
    const quint32 index = quint32(m_texts.size());
    m_indexes.insert(value, index);
    m_texts.append(value);
    number(index);
}

void CompactWriter::texts(const QStringList &values)
{
    number(quint64(values.size()));
    for (const QString &value : values)
        text(value);
}

void CompactWriter::write(const Expression &expression)
{
    const quint8 head = quint8(quint8(expression.kind) | (expression.text.isEmpty() ? 0 : HasText) |
                               (expression.items.empty() ? 0 : HasItems) | (expression.names.isEmpty() ? 0 : HasNames) |
                               (expression.line == m_line ? 0 : HasLine));
    m_body.append(char(head));
    if (head & HasText)
        text(expression.text);
    if (head & HasLine)
        signedNumber(expression.line - m_line);
    if (head & HasItems) {
        const int outer = m_line;
        m_line = expression.line;
        number(expression.items.size());
        for (const Expression &item : expression.items)
            write(item);
        m_line = outer;
    }
    if (head & HasNames)
        texts(expression.names);
}

void CompactWriter::write(const Guard &guard)
{
    byte(quint8(guard.kind));
    text(guard.text);
    relativeLine(guard.line);
}

void CompactWriter::write(const Guards &guards)
{
    number(guards.size());
    for (const Guard &guard : guards)
        write(guard);
}

void CompactWriter::beginRecord(int line)
{
    m_line = line;
}

QByteArray CompactWriter::finish() const
{
    CompactWriter head;
    head.number(quint64(m_texts.size()));
    for (const QString &text : m_texts) {
        // Python texts may hold lone surrogates, which UTF-8 cannot: those texts are kept as UTF-16.
        const QByteArray utf8 = text.toUtf8();
        const bool faithful = QString::fromUtf8(utf8) == text;
        const auto bytes = faithful ? QByteArrayView(utf8)
                                    : QByteArrayView(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
        head.number(quint64(bytes.size()) << 1 | (faithful ? 0 : 1));
        head.m_body.append(bytes);
    }
    return head.m_body + m_body;
}

} // namespace mxw::source
