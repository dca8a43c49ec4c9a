// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineReader.h"

#include "models/source/OutlineFormat.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace mxw::source {

using namespace format;

namespace {

constexpr int MaximumDepth = 200;

} // namespace

OutlineReader::OutlineReader(QByteArrayView bytes) : m_at(bytes.begin()), m_end(bytes.end())
{
    readTexts();
}

quint64 OutlineReader::number()
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

qint64 OutlineReader::signedNumber()
{
    const quint64 value = number();
    return qint64(value >> 1) ^ -qint64(value & 1);
}

int OutlineReader::integer()
{
    const qint64 value = signedNumber();
    if (value < std::numeric_limits<int>::min() / 4 || value > std::numeric_limits<int>::max() / 4) {
        m_ok = false;
        return 0;
    }
    return int(value);
}

int OutlineReader::relativeLine()
{
    return m_line + integer();
}

quint8 OutlineReader::byte()
{
    if (m_at == m_end) {
        m_ok = false;
        return 0;
    }
    return quint8(*m_at++);
}

size_t OutlineReader::count()
{
    const quint64 value = number();
    // Every element takes a byte at least.
    if (value > quint64(m_end - m_at)) {
        m_ok = false;
        return 0;
    }
    return size_t(value);
}

QString OutlineReader::text()
{
    const quint64 index = number();
    if (index >= quint64(m_texts.size())) {
        m_ok = false;
        return {};
    }
    return m_texts.at(qsizetype(index));
}

QStringList OutlineReader::texts()
{
    QStringList values;
    const size_t size = count();
    values.reserve(qsizetype(size));
    for (size_t i = 0; i < size && m_ok; ++i)
        values.append(text());
    return values;
}

void OutlineReader::readTexts()
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

template <typename T> void OutlineReader::all(std::vector<T> &values)
{
    const size_t size = count();
    // Bytes bound the number of elements but an element is far larger: grow as they prove to be there.
    values.reserve(std::min<size_t>(size, 4096));
    for (size_t i = 0; i < size && m_ok; ++i)
        read(values.emplace_back());
}

void OutlineReader::read(Expression &expression)
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
        all(expression.items);
        m_line = outer;
    }
    if (head & HasNames)
        expression.names = texts();
    // callee() and positionalCount() rely on it.
    if (expression.kind == Expression::Kind::Call && qsizetype(expression.items.size()) < 1 + expression.names.size())
        m_ok = false;
    --m_depth;
}

void OutlineReader::read(Guards &guards)
{
    const size_t size = count();
    for (size_t i = 0; i < size && m_ok; ++i) {
        Guard &guard = guards.emplace_back();
        const quint8 kind = byte();
        if (kind > quint8(Guard::Kind::AfterExit))
            m_ok = false;
        else
            guard.kind = Guard::Kind(kind);
        guard.text = text();
        guard.line = relativeLine();
    }
}

void OutlineReader::read(Import &import)
{
    import.line = m_line = int(number() & 0x0fffffff);
    import.endLine = m_line + int(number() & 0x0fffffff);
    import.from = byte() != 0;
    import.level = int(number() & 0xffff);
    import.module = text();
    import.scope = integer();
    read(import.guards);
    const size_t size = count();
    for (size_t i = 0; i < size && m_ok; ++i) {
        ImportedName &name = import.names.emplace_back();
        name.name = text();
        name.asName = text();
        name.line = relativeLine();
    }
}

void OutlineReader::read(Signature &signature)
{
    const size_t size = count();
    signature.parameters.reserve(std::min<size_t>(size, 4096));
    for (size_t i = 0; i < size && m_ok; ++i) {
        Parameter &parameter = signature.parameters.emplace_back();
        const quint8 head = byte();
        const quint8 kind = head & 0x0f;
        if (kind > quint8(Parameter::Kind::VarKeyword))
            m_ok = false;
        else
            parameter.kind = Parameter::Kind(kind);
        parameter.hasDefault = (head & HasText) != 0;
        parameter.name = text();
        parameter.defaultText = text();
        parameter.annotation = text();
    }
    signature.returns = text();
}

void OutlineReader::read(Definition &definition)
{
    definition.line = m_line = int(number() & 0x0fffffff);
    definition.firstLine = m_line - int(number() & 0x0fffffff);
    definition.endLine = m_line + int(number() & 0x0fffffff);
    const quint8 kind = byte();
    if (kind > quint8(Definition::Kind::AsyncFunction))
        m_ok = false;
    else
        definition.kind = Definition::Kind(kind);
    definition.name = text();
    definition.qualifiedName = text();
    definition.scope = integer();
    all(definition.decorators);
    all(definition.bases);
    definition.metaclass = text();
    read(definition.signature);
    read(definition.guards);
    definition.shadows = texts();
    const size_t size = count();
    if (m_ok) {
        definition.digest = QByteArray(m_at, qsizetype(size));
        m_at += size;
    }
}

void OutlineReader::read(Assignment &assignment)
{
    assignment.line = m_line = int(number() & 0x0fffffff);
    assignment.endLine = m_line + int(number() & 0x0fffffff);
    assignment.augmented = byte() != 0;
    assignment.scope = integer();
    read(assignment.guards);
    read(assignment.target);
    read(assignment.value);
    assignment.annotation = text();
}

void OutlineReader::read(CallStatement &call)
{
    call.line = m_line = int(number() & 0x0fffffff);
    call.endLine = m_line + int(number() & 0x0fffffff);
    call.scope = integer();
    read(call.guards);
    read(call.call);
    if (call.call.kind != Expression::Kind::Call)
        m_ok = false;
}

void OutlineReader::read(Return &value)
{
    value.line = m_line = int(number() & 0x0fffffff);
    value.scope = integer();
    read(value.guards);
    read(value.value);
}

void OutlineReader::read(LazyExports &lazy)
{
    const quint8 flags = byte();
    lazy.present = (flags & 1) != 0;
    lazy.closed = (flags & 2) != 0;
    lazy.names = texts();
    lazy.tables = texts();
}

void OutlineReader::read(SyntaxFault &fault)
{
    fault.message = text();
    fault.line = integer();
    fault.column = integer();
    fault.conflictMarkers = byte() != 0;
}

void OutlineReader::read(Outline &outline)
{
    m_line = 0;
    const quint8 flags = byte();
    outline.lineCount = int(number() & 0x0fffffff);
    if (flags & 1)
        read(outline.fault.emplace());
    all(outline.imports);
    all(outline.definitions);
    all(outline.assignments);
    all(outline.calls);
    all(outline.returns);
    if (flags & 2)
        outline.all = texts();
    outline.allIsDynamic = (flags & 4) != 0;
    outline.dynamicNames = (flags & 8) != 0;
    read(outline.lazy);
    const auto badScope = [&outline](int scope, size_t before) {
        return scope < ModuleScope || (scope >= 0 && size_t(scope) >= before);
    };
    const size_t definitions = outline.definitions.size();
    for (size_t i = 0; i < definitions; ++i)
        m_ok = m_ok && !badScope(outline.definitions[i].scope, i);
    for (const Import &import : outline.imports)
        m_ok = m_ok && !badScope(import.scope, definitions);
    for (const Assignment &assignment : outline.assignments)
        m_ok = m_ok && !badScope(assignment.scope, definitions);
    for (const CallStatement &call : outline.calls)
        m_ok = m_ok && !badScope(call.scope, definitions);
    for (const Return &value : outline.returns)
        m_ok = m_ok && !badScope(value.scope, definitions);
}

} // namespace mxw::source
