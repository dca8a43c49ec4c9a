// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/OutlineText.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw::source;

namespace mxw::tests {

QString guardsText(const Guards &guards)
{
    static constexpr const char *Names[] = {"if",   "else",  "try",      "except",      "loop",
                                            "with", "match", "checking", "notchecking", "after"};
    QStringList parts;
    for (const Guard &guard : guards) {
        const QString name = QString::fromLatin1(Names[int(guard.kind)]);
        parts.append(u"%1(%2)@%3"_s.arg(name, guard.text).arg(guard.line));
    }
    return parts.isEmpty() ? QString() : QString(" ["_L1 + parts.join(u' ') + u']');
}

QString scopeText(const Outline &outline, int scope)
{
    return scope == ModuleScope ? QString() : QString(" in "_L1 + outline.definitions[size_t(scope)].qualifiedName);
}

namespace {

QString importText(const Import &import)
{
    QStringList names;
    for (const ImportedName &name : import.names)
        names.append(name.asName.isEmpty() ? name.name : QString(name.name + " as "_L1 + name.asName));
    const QString from = "from "_L1 + QString(import.level, u'.') + import.module + u' ';
    return (import.from ? from : QString()) + "import "_L1 + names.join(", "_L1);
}

QString definitionText(const Definition &definition)
{
    QStringList decorators;
    for (const Expression &decorator : definition.decorators)
        decorators.append(u'@' + decorator.toString() + u' ');
    QStringList bases;
    for (const Expression &base : definition.bases)
        bases.append(base.toString());
    if (!definition.metaclass.isEmpty())
        bases.append("metaclass="_L1 + definition.metaclass);
    const QString word = definition.isClass()                                 ? u"class "_s
                         : definition.kind == Definition::Kind::AsyncFunction ? u"async def "_s
                                                                              : u"def "_s;
    const QString detail =
        definition.isClass() ? QString(u'(' + bases.join(", "_L1) + u')') : definition.signature.toString();
    const QString lines = u" %1/%2-%3"_s.arg(definition.firstLine).arg(definition.line).arg(definition.endLine);
    const QString shadows =
        definition.shadows.isEmpty() ? QString() : QString(" hides "_L1 + definition.shadows.join(u','));
    return decorators.join(QString()) + word + definition.qualifiedName + detail + lines + shadows;
}

} // namespace

QString toText(const Outline &outline)
{
    QStringList lines;
    for (const Import &import : outline.imports)
        lines.append(u"%1 %2"_s.arg(import.line).arg(importText(import)) + scopeText(outline, import.scope) +
                     guardsText(import.guards));
    for (const Definition &definition : outline.definitions)
        lines.append(definitionText(definition) + guardsText(definition.guards));
    for (const Assignment &assignment : outline.assignments) {
        const QString sign = assignment.augmented ? u" op= "_s : u" = "_s;
        lines.append(u"%1 "_s.arg(assignment.line) + assignment.target.toString() + sign + assignment.value.toString() +
                     scopeText(outline, assignment.scope) + guardsText(assignment.guards));
    }
    for (const CallStatement &call : outline.calls)
        lines.append(u"%1 "_s.arg(call.line) + call.call.toString() + scopeText(outline, call.scope) +
                     guardsText(call.guards));
    for (const Return &value : outline.returns)
        lines.append(u"%1 return "_s.arg(value.line) + value.value.toString() + scopeText(outline, value.scope) +
                     guardsText(value.guards));
    return lines.join(u'\n');
}

} // namespace mxw::tests
