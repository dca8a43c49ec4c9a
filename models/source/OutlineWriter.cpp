// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineWriter.h"

#include "models/source/OutlineFormat.h"

namespace mxw::source {

using namespace format;

void OutlineWriter::number(quint64 value)
{
    while (value >= 0x80) {
        m_body.append(char(quint8(value) | 0x80));
        value >>= 7;
    }
    m_body.append(char(value));
}

void OutlineWriter::signedNumber(qint64 value)
{
    number((quint64(value) << 1) ^ quint64(value >> 63));
}

void OutlineWriter::text(const QString &value)
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

void OutlineWriter::texts(const QStringList &values)
{
    number(quint64(values.size()));
    for (const QString &value : values)
        text(value);
}

template <typename T> void OutlineWriter::all(const std::vector<T> &values)
{
    number(values.size());
    for (const T &value : values)
        write(value);
}

void OutlineWriter::write(const Expression &expression)
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
        all(expression.items);
        m_line = outer;
    }
    if (head & HasNames)
        texts(expression.names);
}

void OutlineWriter::write(const Guards &guards)
{
    number(guards.size());
    for (const Guard &guard : guards) {
        m_body.append(char(guard.kind));
        text(guard.text);
        signedNumber(guard.line - m_line);
    }
}

void OutlineWriter::write(const Import &import)
{
    m_line = import.line;
    number(quint64(import.line));
    number(quint64(import.endLine - import.line));
    m_body.append(char(import.from));
    number(quint64(import.level));
    text(import.module);
    signedNumber(import.scope);
    write(import.guards);
    number(import.names.size());
    for (const ImportedName &name : import.names) {
        text(name.name);
        text(name.asName);
        signedNumber(name.line - m_line);
    }
}

void OutlineWriter::write(const Signature &signature)
{
    number(signature.parameters.size());
    for (const Parameter &parameter : signature.parameters) {
        m_body.append(char(quint8(parameter.kind) | (parameter.hasDefault ? HasText : 0)));
        text(parameter.name);
        text(parameter.defaultText);
        text(parameter.annotation);
    }
    text(signature.returns);
}

void OutlineWriter::write(const Definition &definition)
{
    m_line = definition.line;
    number(quint64(definition.line));
    number(quint64(definition.line - definition.firstLine));
    number(quint64(definition.endLine - definition.line));
    m_body.append(char(definition.kind));
    text(definition.name);
    text(definition.qualifiedName);
    signedNumber(definition.scope);
    all(definition.decorators);
    all(definition.bases);
    text(definition.metaclass);
    write(definition.signature);
    write(definition.guards);
    texts(definition.shadows);
    number(quint64(definition.digest.size()));
    m_body.append(definition.digest);
}

void OutlineWriter::write(const Assignment &assignment)
{
    m_line = assignment.line;
    number(quint64(assignment.line));
    number(quint64(assignment.endLine - assignment.line));
    m_body.append(char(assignment.augmented));
    signedNumber(assignment.scope);
    write(assignment.guards);
    write(assignment.target);
    write(assignment.value);
    text(assignment.annotation);
}

void OutlineWriter::write(const CallStatement &call)
{
    m_line = call.line;
    number(quint64(call.line));
    number(quint64(call.endLine - call.line));
    signedNumber(call.scope);
    write(call.guards);
    write(call.call);
}

void OutlineWriter::write(const Return &value)
{
    m_line = value.line;
    number(quint64(value.line));
    signedNumber(value.scope);
    write(value.guards);
    write(value.value);
}

void OutlineWriter::write(const LazyExports &lazy)
{
    m_body.append(char((lazy.present ? 1 : 0) | (lazy.closed ? 2 : 0)));
    texts(lazy.names);
    texts(lazy.tables);
}

void OutlineWriter::write(const SyntaxFault &fault)
{
    text(fault.message);
    signedNumber(fault.line);
    signedNumber(fault.column);
    m_body.append(char(fault.conflictMarkers));
}

void OutlineWriter::write(const Outline &outline)
{
    m_line = 0;
    const quint8 flags = quint8((outline.fault ? 1 : 0) | (outline.all ? 2 : 0) | (outline.allIsDynamic ? 4 : 0) |
                                (outline.dynamicNames ? 8 : 0));
    m_body.append(char(flags));
    number(quint64(outline.lineCount));
    if (outline.fault)
        write(*outline.fault);
    all(outline.imports);
    all(outline.definitions);
    all(outline.assignments);
    all(outline.calls);
    all(outline.returns);
    if (outline.all)
        texts(*outline.all);
    write(outline.lazy);
}

QByteArray OutlineWriter::finish() const
{
    OutlineWriter head;
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
