// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CompactReader.h"

#include "models/source/CompactFormat.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace mxw::source {

using namespace format;

namespace {

constexpr int MaximumDepth = 200;
constexpr int MaximumLine = 0x0fffffff;

} // namespace

CompactReader::CompactReader(QByteArrayView bytes) : m_at(bytes.begin()), m_end(bytes.end())
{
    readTexts();
}

quint64 CompactReader::number()
{
    quint64 value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
        const quint8 part = byte();
        value |= quint64(part & 0x7f) << shift;
        if (!(part & 0x80))
            return value;
    }
    m_ok = false;
    return 0;
}

qint64 CompactReader::signedNumber()
{
    const quint64 value = number();
    return qint64(value >> 1) ^ -qint64(value & 1);
}

int CompactReader::integer()
{
    const qint64 value = signedNumber();
    if (value < std::numeric_limits<int>::min() / 4 || value > std::numeric_limits<int>::max() / 4) {
        m_ok = false;
        return 0;
    }
    return int(value);
}

int CompactReader::relativeLine()
{
    const int line = m_line + integer();
    if (line < 0 || line > MaximumLine) {
        m_ok = false;
        return 0;
    }
    return line;
}

quint8 CompactReader::byte()
{
    if (m_at == m_end) {
        m_ok = false;
        return 0;
    }
    return quint8(*m_at++);
}

size_t CompactReader::count()
{
    const quint64 value = number();
    // Every element takes a byte at least.
    if (value > quint64(m_end - m_at)) {
        m_ok = false;
        return 0;
    }
    return size_t(value);
}

QString CompactReader::text()
{
    const quint64 index = number();
    if (index >= quint64(m_texts.size())) {
        m_ok = false;
        return {};
    }
    return m_texts.at(qsizetype(index));
}

QStringList CompactReader::texts()
{
    QStringList values;
    const size_t size = count();
    values.reserve(qsizetype(size));
    for (size_t i = 0; i < size && m_ok; ++i)
        values.append(text());
    return values;
}

void CompactReader::readTexts()
{
    const size_t size = count();
    m_texts.reserve(qsizetype(size));
    for (size_t i = 0; i < size && m_ok; ++i) {
        const quint64 head = number();
        const quint64 length = head >> 1;
        if (length > quint64(m_end - m_at)) {
            m_ok = false;
            return;
        }
        if (head & 1) {
            QString value(qsizetype(length / 2), Qt::Uninitialized);
            memcpy(value.data(), m_at, size_t(length / 2 * 2));
            m_texts.append(value);
        } else {
            m_texts.append(QString::fromUtf8(m_at, qsizetype(length)));
        }
        m_at += length;
    }
}

void CompactReader::read(Expression &expression)
{
    if (++m_depth > MaximumDepth) {
        m_ok = false;
        return;
    }
    const quint8 head = byte();
    const quint8 kind = head & 0x0f;
    if (kind > quint8(Expression::Kind::Other))
        m_ok = false;
    expression.kind = m_ok ? Expression::Kind(kind) : Expression::Kind::None;
    if (head & HasText)
        expression.text = text();
    expression.line = head & HasLine ? relativeLine() : m_line;
    if (head & HasItems) {
        const int outer = m_line;
        m_line = expression.line;
        const size_t size = count();
        expression.items.reserve(std::min(size, Reserved));
        for (size_t i = 0; i < size && m_ok; ++i)
            read(expression.items.emplace_back());
        m_line = outer;
    }
    if (head & HasNames)
        expression.names = texts();
    // callee() and positionalCount() rely on it.
    if (expression.kind == Expression::Kind::Call && qsizetype(expression.items.size()) < 1 + expression.names.size())
        m_ok = false;
    --m_depth;
}

void CompactReader::read(Guard &guard)
{
    const quint8 kind = byte();
    if (kind > quint8(Guard::Kind::AfterExit))
        m_ok = false;
    else
        guard.kind = Guard::Kind(kind);
    guard.text = text();
    guard.line = relativeLine();
}

void CompactReader::read(Guards &guards)
{
    const size_t size = count();
    for (size_t i = 0; i < size && m_ok; ++i)
        read(guards.emplace_back());
}

int CompactReader::beginRecord()
{
    m_line = lineNumber();
    return m_line;
}

QByteArray CompactReader::bytes()
{
    const size_t size = count();
    if (!m_ok)
        return {};
    const QByteArray result(m_at, qsizetype(size));
    m_at += size;
    return result;
}

} // namespace mxw::source
