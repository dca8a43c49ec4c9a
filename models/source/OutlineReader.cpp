// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineReader.h"

#include "models/source/CompactFormat.h"

#include <algorithm>

namespace mxw::source {

using namespace format;

template <typename T> void OutlineReader::all(std::vector<T> &values)
{
    const size_t size = count();
    values.reserve(std::min(size, Reserved));
    for (size_t i = 0; i < size && ok(); ++i)
        read(values.emplace_back());
}

void OutlineReader::read(Import &import)
{
    import.line = beginRecord();
    import.endLine = import.line + lineNumber();
    import.from = byte() != 0;
    import.level = int(number() & 0xffff);
    import.module = text();
    import.scope = integer();
    read(import.guards);
    const size_t size = count();
    for (size_t i = 0; i < size && ok(); ++i) {
        ImportedName &name = import.names.emplace_back();
        name.name = text();
        name.asName = text();
        name.line = relativeLine();
    }
}

void OutlineReader::read(Signature &signature)
{
    const size_t size = count();
    signature.parameters.reserve(std::min(size, Reserved));
    for (size_t i = 0; i < size && ok(); ++i) {
        Parameter &parameter = signature.parameters.emplace_back();
        const quint8 head = byte();
        const quint8 kind = head & 0x0f;
        if (kind > quint8(Parameter::Kind::VarKeyword))
            fail();
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
    definition.line = beginRecord();
    definition.firstLine = definition.line - lineNumber();
    definition.endLine = definition.line + lineNumber();
    const quint8 kind = byte();
    if (kind > quint8(Definition::Kind::AsyncFunction))
        fail();
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
    definition.digest = bytes();
}

void OutlineReader::read(Assignment &assignment)
{
    assignment.line = beginRecord();
    assignment.endLine = assignment.line + lineNumber();
    assignment.augmented = byte() != 0;
    assignment.scope = integer();
    read(assignment.guards);
    read(assignment.target);
    read(assignment.value);
    assignment.annotation = text();
}

void OutlineReader::read(CallStatement &call)
{
    call.line = beginRecord();
    call.endLine = call.line + lineNumber();
    call.scope = integer();
    read(call.guards);
    read(call.call);
    if (call.call.kind != Expression::Kind::Call)
        fail();
}

void OutlineReader::read(Return &value)
{
    value.line = beginRecord();
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
    beginRecord(0);
    const quint8 flags = byte();
    outline.lineCount = lineNumber();
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
    bool bad = false;
    for (size_t i = 0; i < definitions; ++i)
        bad = bad || badScope(outline.definitions[i].scope, i);
    for (const Import &import : outline.imports)
        bad = bad || badScope(import.scope, definitions);
    for (const Assignment &assignment : outline.assignments)
        bad = bad || badScope(assignment.scope, definitions);
    for (const CallStatement &call : outline.calls)
        bad = bad || badScope(call.scope, definitions);
    for (const Return &value : outline.returns)
        bad = bad || badScope(value.scope, definitions);
    if (bad)
        fail();
}

} // namespace mxw::source
