// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopySides.h"

#include "models/checks/MovedTo.h"

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

using Names = QHash<QString, QString>;

/// The copy's own name reads as the target's: a new name alone is no difference.
Names namesOf(const Definition &copy, const Definition &target)
{
    return copy.name == target.name ? Names() : Names{{copy.name, target.name}};
}

CodeText codeOf(const QByteArray &source, const Definition &definition, const Names &names = {})
{
    return readCode(source, definition.firstLine, definition.endLine, names);
}

/// Members of a class by name; a second one of a name (a property's setter) gets a number.
using Members = std::map<QString, const Definition *>;
Members membersOf(const Symbol &type)
{
    Members members;
    QHash<QString, int> seen;
    for (const Definition &definition : type.outline->definitions) {
        if (definition.scope != type.definition)
            continue;
        const int count = ++seen[definition.name];
        members[count == 1 ? definition.name : definition.name + u'#' + QString::number(count)] = &definition;
    }
    return members;
}

/// The class without its members: their lines are blanked, so that the others keep their numbers.
CodeText bodyOf(const QByteArray &source, const Symbol &type, const Members &members, const Names &names)
{
    QList<QByteArray> lines = source.split('\n');
    for (const auto &[name, member] : members) {
        for (int line = member->firstLine; line <= member->endLine && line <= lines.size(); ++line)
            lines[line - 1].clear();
    }
    CodeText code = codeOf(lines.join('\n'), *type.definitionOrNull(), names);
    code.decorators.clear();
    return code;
}

struct Lines
{
    int first = 0;
    int last = 0;
};

/// Lines of the statement that a variable is assigned in; nothing when several or augmented ones make it up.
std::optional<Lines> assignmentOf(const Symbol &variable)
{
    if (!variable.outline)
        return std::nullopt;
    std::optional<Lines> lines;
    for (const Assignment &assignment : variable.outline->assignments) {
        if (assignment.scope != ModuleScope || assignment.target.dotted() != variable.qualifiedName)
            continue;
        if (lines || assignment.augmented || assignment.value.isNone())
            return std::nullopt;
        lines = Lines{assignment.line, assignment.endLine};
    }
    return lines;
}

/// The target at base; where it was then, when it moved since.
Resolution baseOf(const CheckContext &context, const EntryFacts &facts)
{
    if (!facts.atBase.missing())
        return facts.atBase;
    const Symbol &target = facts.atTarget.symbol;
    const QString head = target.qualifiedName.section(u'.', 0, 0);
    const Resolution owner = context.code.atTarget.resolve(target.module, head);
    const std::optional<MovedTo> before =
        findMoved(*context.code.base, context.code.target.get(), target.module, head, owner.found() ? &owner : nullptr);
    // One that is still there is another thing of that name.
    if (!before || before->renamed || context.code.target->filesDefining(head).contains(before->path))
        return facts.atBase;
    const QString members = target.qualifiedName.section(u'.', 1);
    return context.code.atBase.resolve(before->module, members.isEmpty() ? head : head + u'.' + members);
}

} // namespace

bool isPluginDefinition(const EntryFacts &facts)
{
    return facts.replacementDefinition() && !facts.replacement->upstream;
}

QByteArray CopyReader::source(const CodeTree &tree, QChar side, const QString &file)
{
    const QString key = side + file;
    const auto known = m_sources.constFind(key);
    if (known != m_sources.constEnd())
        return *known;
    const git::FileEntry *entry = tree.tree().find(file);
    return *m_sources.insert(key, entry ? tree.tree().read(*entry).bytes : QByteArray());
}

std::optional<CopySides> CopyReader::sides(const EntryFacts &facts)
{
    if (!facts.atTarget.found() || facts.entry.mechanism == Mechanism::Table ||
        facts.entry.mechanism == Mechanism::SysModules || facts.patch.augmented)
        return std::nullopt;
    const Definition *target = facts.targetDefinition();
    if (!target)
        return valueSides(facts);
    if (!isPluginDefinition(facts) || facts.replacementDefinition()->isClass() != target->isClass())
        return std::nullopt;
    const Resolution base = baseOf(m_context, facts);
    const Definition *before = base.found() ? base.symbol.definitionOrNull() : nullptr;
    const Symbol *from = before && before->isClass() == target->isClass() ? &base.symbol : nullptr;
    CopySides sides = target->isClass() ? classSides(facts, from) : functionSides(facts, from);
    if (from)
        sides.baseFile = from->path;
    sides.movedSinceBase = from && !facts.atBase.found();
    return sides;
}

CopySides CopyReader::functionSides(const EntryFacts &facts, const Symbol *base)
{
    const Definition &target = *facts.targetDefinition();
    const Definition &copy = *facts.replacementDefinition();
    CopyUnit unit;
    unit.target = codeOf(targetSource(facts.atTarget.symbol.path), target);
    unit.copy = codeOf(pluginSource(facts.replacement->path), copy, namesOf(copy, target));
    if (base)
        unit.base = codeOf(baseSource(base->path), *base->definitionOrNull());
    unit.targetLine = target.line;
    unit.copyLine = copy.firstLine;
    unit.copyEndLine = copy.endLine;
    return CopySides{facts.replacement->path, facts.atTarget.symbol.path, {}, false, {std::move(unit)}};
}

CopySides CopyReader::classSides(const EntryFacts &facts, const Symbol *base)
{
    const Symbol &target = facts.atTarget.symbol;
    const Symbol &copy = *facts.replacement;
    const QByteArray targetText = targetSource(target.path);
    const QByteArray copyText = pluginSource(copy.path);
    const QByteArray baseText = base ? baseSource(base->path) : QByteArray();
    const Names names = namesOf(*copy.definitionOrNull(), *target.definitionOrNull());
    const Members targetMembers = membersOf(target);
    const Members copyMembers = membersOf(copy);
    const Members baseMembers = base ? membersOf(*base) : Members();

    CopySides sides{copy.path, target.path, {}, false, {}};
    CopyUnit body;
    body.classBody = true;
    body.target = bodyOf(targetText, target, targetMembers, {});
    body.copy = bodyOf(copyText, copy, copyMembers, names);
    if (base)
        body.base = bodyOf(baseText, *base, baseMembers, {});
    body.targetLine = target.definitionOrNull()->line;
    body.copyLine = copy.definitionOrNull()->firstLine;
    body.copyEndLine = copy.definitionOrNull()->endLine;
    sides.units.push_back(std::move(body));
    for (const auto &[name, member] : copyMembers) {
        CopyUnit unit;
        unit.member = name;
        unit.copy = codeOf(copyText, *member, names);
        unit.copyLine = member->firstLine;
        unit.copyEndLine = member->endLine;
        if (const auto it = targetMembers.find(name); it != targetMembers.end()) {
            unit.target = codeOf(targetText, *it->second);
            unit.targetLine = it->second->line;
        }
        if (const auto it = baseMembers.find(name); it != baseMembers.end())
            unit.base = codeOf(baseText, *it->second);
        sides.units.push_back(std::move(unit));
    }
    return sides;
}

std::optional<CopySides> CopyReader::valueSides(const EntryFacts &facts)
{
    const Symbol &target = facts.atTarget.symbol;
    if (target.kind != Symbol::Kind::Variable)
        return std::nullopt;
    const std::optional<Lines> targetLines = assignmentOf(target);
    std::optional<Lines> copyLines;
    QString copyFile = facts.entry.file;
    if (facts.replacement && facts.replacement->kind == Symbol::Kind::Variable && !facts.replacement->upstream) {
        copyLines = assignmentOf(*facts.replacement);
        copyFile = facts.replacement->path;
    } else if (!facts.replacement && facts.entry.mechanism == Mechanism::Assignment) {
        copyLines = Lines{facts.patch.line, facts.patch.endLine};
    }
    if (!targetLines || !copyLines)
        return std::nullopt;
    CopyUnit unit;
    unit.target = readValue(targetSource(target.path), targetLines->first, targetLines->last);
    unit.copy = readValue(pluginSource(copyFile), copyLines->first, copyLines->last);
    unit.targetLine = targetLines->first;
    unit.copyLine = copyLines->first;
    unit.copyEndLine = copyLines->last;
    CopySides sides{copyFile, target.path, {}, false, {}};
    if (facts.atBase.found() && facts.atBase.symbol.kind == Symbol::Kind::Variable) {
        if (const std::optional<Lines> lines = assignmentOf(facts.atBase.symbol)) {
            unit.base = readValue(baseSource(facts.atBase.symbol.path), lines->first, lines->last);
            sides.baseFile = facts.atBase.symbol.path;
        }
    }
    sides.units.push_back(std::move(unit));
    return sides;
}

} // namespace mxw::checks
