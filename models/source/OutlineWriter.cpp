// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineWriter.h"

#include "models/source/CompactFormat.h"

namespace mxw::source {

using namespace format;

template <typename T> void OutlineWriter::all(const std::vector<T> &values)
{
    number(values.size());
    for (const T &value : values)
        write(value);
}

void OutlineWriter::write(const Import &import)
{
    beginRecord(import.line);
    number(quint64(import.line));
    number(quint64(import.endLine - import.line));
    byte(quint8(import.from));
    number(quint64(import.level));
    text(import.module);
    signedNumber(import.scope);
    write(import.guards);
    number(import.names.size());
    for (const ImportedName &name : import.names) {
        text(name.name);
        text(name.asName);
        relativeLine(name.line);
    }
}

void OutlineWriter::write(const Signature &signature)
{
    number(signature.parameters.size());
    for (const Parameter &parameter : signature.parameters) {
        byte(quint8(quint8(parameter.kind) | (parameter.hasDefault ? HasText : 0)));
        text(parameter.name);
        text(parameter.defaultText);
        text(parameter.annotation);
    }
    text(signature.returns);
}

void OutlineWriter::write(const Definition &definition)
{
    beginRecord(definition.line);
    number(quint64(definition.line));
    number(quint64(definition.line - definition.firstLine));
    number(quint64(definition.endLine - definition.line));
    byte(quint8(definition.kind));
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
    bytes(definition.digest);
}

void OutlineWriter::write(const Assignment &assignment)
{
    beginRecord(assignment.line);
    number(quint64(assignment.line));
    number(quint64(assignment.endLine - assignment.line));
    byte(quint8(assignment.augmented));
    signedNumber(assignment.scope);
    write(assignment.guards);
    write(assignment.target);
    write(assignment.value);
    text(assignment.annotation);
}

void OutlineWriter::write(const CallStatement &call)
{
    beginRecord(call.line);
    number(quint64(call.line));
    number(quint64(call.endLine - call.line));
    signedNumber(call.scope);
    write(call.guards);
    write(call.call);
}

void OutlineWriter::write(const Return &value)
{
    beginRecord(value.line);
    number(quint64(value.line));
    signedNumber(value.scope);
    write(value.guards);
    write(value.value);
}

void OutlineWriter::write(const LazyExports &lazy)
{
    byte(quint8((lazy.present ? 1 : 0) | (lazy.closed ? 2 : 0)));
    texts(lazy.names);
    texts(lazy.tables);
}

void OutlineWriter::write(const SyntaxFault &fault)
{
    text(fault.message);
    signedNumber(fault.line);
    signedNumber(fault.column);
    byte(quint8(fault.conflictMarkers));
}

void OutlineWriter::write(const Outline &outline)
{
    beginRecord(0);
    const quint8 flags = quint8((outline.fault ? 1 : 0) | (outline.all ? 2 : 0) | (outline.allIsDynamic ? 4 : 0) |
                                (outline.dynamicNames ? 8 : 0));
    byte(flags);
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

} // namespace mxw::source
