// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MovedTo.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr qsizetype MaximumCandidates = 12;

struct Candidate
{
    MovedTo place;
    bool sameKind = false;
    bool isNew = false;
    qsizetype sharedParts = 0;

    auto rank() const { return std::tuple(sameKind, isNew, sharedParts); }
};

Symbol::Kind kindOf(const Definition &definition)
{
    return definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
}

qsizetype sharedParts(const QString &a, const QString &b)
{
    const QStringList left = a.split(u'.');
    const QStringList right = b.split(u'.');
    qsizetype shared = 0;
    while (shared < std::min(left.size(), right.size()) && left[shared] == right[shared])
        ++shared;
    return shared;
}

/// The module-level definition or assignment of a name in an outline: its line and kind.
std::optional<std::pair<int, Symbol::Kind>> moduleLevel(const Outline &outline, const QString &name)
{
    for (const Definition &definition : outline.definitions) {
        if (definition.scope == ModuleScope && definition.name == name)
            return std::pair(definition.line, kindOf(definition));
    }
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.scope == ModuleScope && assignment.target.kind == Expression::Kind::Name &&
            assignment.target.text == name)
            return std::pair(assignment.line, Symbol::Kind::Variable);
    }
    return std::nullopt;
}

QSet<QString> moduleLevelNames(const Outline &outline)
{
    QSet<QString> names;
    for (const Definition &definition : outline.definitions) {
        if (definition.scope == ModuleScope)
            names.insert(definition.name);
    }
    return names;
}

bool looksRenamed(const Definition &before, const Definition &now)
{
    if (before.digest == now.digest)
        return true;
    const QString a = before.name.toLower().remove(u'_');
    const QString b = now.name.toLower().remove(u'_');
    if (a.size() >= 4 && b.size() >= 4 && (a.contains(b) || b.contains(a)))
        return true;
    // The same parameters in the same order, enough of them to be no accident.
    const auto &left = before.signature.parameters;
    const auto &right = now.signature.parameters;
    return left.size() >= 4 && std::ranges::equal(left, right, {}, &Parameter::name, &Parameter::name);
}

/// The old definition under a new name in the file it was defined in.
std::optional<MovedTo> findRenamed(const CodeTree &tree, const Symbol &before)
{
    const Definition *old = before.definitionOrNull();
    const OutlineState now = tree.outline(before.path);
    if (!old || old->scope != ModuleScope || !now.outline || !before.outline)
        return std::nullopt;
    const QSet<QString> oldNames = moduleLevelNames(*before.outline);
    for (const Definition &definition : now.outline->definitions) {
        if (definition.scope != ModuleScope || oldNames.contains(definition.name) || !looksRenamed(*old, definition))
            continue;
        return MovedTo{before.module, definition.name, before.path, definition.line, true};
    }
    return std::nullopt;
}

} // namespace

std::optional<MovedTo> findMoved(const CodeTree &tree, const CodeTree *baseTree, const QString &module,
                                 const QString &name, const Resolution *before)
{
    const bool known = before && before->found();
    // "Class.method" moves with its class.
    const QString head = name.section(u'.', 0, 0);
    const QStringList files = tree.filesDefining(head);
    const QStringList baseFiles = baseTree ? baseTree->filesDefining(head) : QStringList();
    std::vector<Candidate> candidates;
    if (files.size() <= MaximumCandidates) {
        tree.prefetch(files);
        for (const QString &path : files) {
            const OutlineState state = tree.outline(path);
            const QString candidate = tree.moduleOfFile(path);
            if (!state.outline || candidate.isEmpty() || candidate == module)
                continue;
            const auto definition = moduleLevel(*state.outline, head);
            if (!definition)
                continue;
            const auto &[line, kind] = *definition;
            candidates.push_back({{candidate, name, path, line, false},
                                  !known || kind == before->symbol.kind || name.contains(u'.'),
                                  !baseFiles.contains(path),
                                  sharedParts(candidate, module)});
        }
    }
    const auto best = std::ranges::max_element(candidates, {}, &Candidate::rank);
    // Without a base to compare with, a thing of that name somewhere is no move, unless it is new, the only one, or the
    // only one inside the package that was asked.
    const auto inside = [&](const Candidate &candidate) { return candidate.place.module.startsWith(module + u'.'); };
    if (best != candidates.end() && best->sameKind && (best->isNew || known || candidates.size() == 1))
        return best->place;
    if (std::ranges::count_if(candidates, inside) == 1)
        return std::ranges::find_if(candidates, inside)->place;
    if (known && !name.contains(u'.'))
        return findRenamed(tree, before->symbol);
    return std::nullopt;
}

std::optional<MovedTo> findMovedModule(const CodeTree &tree, const CodeTree *baseTree, const QString &module)
{
    const QString last = u'.' + module.section(u'.', -1);
    std::vector<Candidate> candidates;
    for (const ModuleFile *file : tree.modules()) {
        if (file->kind == ModuleFile::Kind::Namespace || !file->name.endsWith(last))
            continue;
        if (baseTree && baseTree->module(file->name))
            continue;
        candidates.push_back({{file->name, {}, file->path, 1, false}, true, true, sharedParts(file->name, module)});
    }
    if (candidates.empty() || candidates.size() > size_t(MaximumCandidates))
        return std::nullopt;
    MovedTo moved = std::ranges::max_element(candidates, {}, &Candidate::rank)->place;
    return moved;
}

} // namespace mxw::checks
