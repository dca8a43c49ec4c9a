// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineBuilder.h"

#include "models/source/SignatureReader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source::python {

OutlineBuilder::OutlineBuilder(const SourceText &source)
    : StatementWalker(source, Conditions::Plain), m_source(source), m_exports(m_outline)
{
}

Outline OutlineBuilder::build(const Node &module)
{
    const DefinitionDigests digests(module);
    m_digests = &digests;
    m_outline.lineCount = m_source.lineCount();
    m_scopes.emplace_back();
    walkScope(module.list(Field::Body));
    m_exports.finish();
    finishShadows();
    return std::move(m_outline);
}

// Compound statements

void OutlineBuilder::head(const Node &compound)
{
    if (hasWalrus())
        bindWalrus(compound);
}

void OutlineBuilder::handler(const Node &handler)
{
    const QString name = handler.text(Field::Name);
    if (!name.isEmpty() && m_scopes.back().function)
        bindUnrecorded(name);
}

void OutlineBuilder::bindTarget(const Node &target, const Node &statement)
{
    assign(target, {}, statement);
}

// Definitions

void OutlineBuilder::definition(const Node &node)
{
    if (hasWalrus())
        bindWalrus(node);
    const Scope &outer = m_scopes.back();
    const int index = int(m_outline.definitions.size());
    const bool isClass = node.is(Kind::ClassDef);
    Definition definition;
    definition.kind = isClass                      ? Definition::Kind::Class
                      : node.is(Kind::FunctionDef) ? Definition::Kind::Function
                                                   : Definition::Kind::AsyncFunction;
    definition.name = m_expressions.identifier(node, Field::Name);
    definition.scope = outer.index;
    definition.qualifiedName = definition.name;
    if (outer.index != ModuleScope)
        definition.qualifiedName = m_outline.definitions[size_t(outer.index)].qualifiedName + u'.' + definition.name;
    definition.line = definition.firstLine = node.line();
    definition.endLine = node.endLine();
    for (const Node decorator : node.list(Field::Decorators)) {
        definition.decorators.push_back(m_expressions.read(decorator));
        definition.firstLine = std::min(definition.firstLine, decorator.line());
    }
    for (const Node base : node.list(Field::Bases))
        definition.bases.push_back(m_expressions.read(base));
    for (const Node keyword : node.list(Field::Keywords)) {
        if (keyword.text(Field::Arg) == "metaclass"_L1)
            definition.metaclass = m_expressions.unparse(keyword.child(Field::Value));
    }
    if (!isClass)
        definition.signature = SignatureReader(m_expressions).read(node);
    definition.guards = guards();
    definition.digest = m_digests->of(node);
    if (!isClass && outer.index == ModuleScope && definition.name == "__getattr__"_L1)
        m_exports.setGetattr(node);
    m_outline.definitions.push_back(std::move(definition));

    m_scopes.push_back({index, !isClass, {}, {}});
    walkScope(node.list(Field::Body));
    if (!m_scopes.back().unrecorded.isEmpty())
        m_unrecorded.emplace_back(index, std::move(m_scopes.back().unrecorded));
    m_scopes.pop_back();
}

// Simple statements

void OutlineBuilder::simpleStatement(const Node &node)
{
    if (hasWalrus())
        bindWalrus(node);
    switch (node.kind()) {
    case Kind::Import:
    case Kind::ImportFrom:
        imports(node);
        break;
    case Kind::Assign:
        for (const Node target : node.list(Field::Targets))
            assign(target, node.child(Field::Value), node);
        break;
    case Kind::AnnAssign: {
        const size_t before = m_outline.assignments.size();
        assign(node.child(Field::Target), node.child(Field::Value), node);
        if (m_outline.assignments.size() > before)
            m_outline.assignments.back().annotation = m_expressions.unparse(node.child(Field::Annotation));
        break;
    }
    case Kind::AugAssign:
        assign(node.child(Field::Target), node.child(Field::Value), node, true);
        break;
    case Kind::TypeAlias:
        assign(node.child(Field::Name), {}, node);
        break;
    case Kind::Expr:
        if (node.child(Field::Value).is(Kind::Call))
            callStatement(node);
        break;
    case Kind::Return: {
        const Node value = node.child(Field::Value);
        if (value && m_scopes.back().function) {
            const Scope &scope = m_scopes.back();
            m_outline.returns.push_back({m_expressions.read(value), scope.index, guards(), node.line()});
        }
        break;
    }
    case Kind::Global: {
        const Nodes names = node.list(Field::Names);
        for (qsizetype i = 0; i < names.size(); ++i)
            m_scopes.back().globals.insert(toText(names.object(i)));
        break;
    }
    default:
        break;
    }
}

void OutlineBuilder::imports(const Node &node)
{
    const Scope &scope = m_scopes.back();
    Import result;
    result.from = node.is(Kind::ImportFrom);
    result.level = node.number(Field::Level);
    result.module = m_expressions.identifier(node, Field::ModuleName);
    result.scope = scope.index;
    result.guards = guards();
    result.line = node.line();
    result.endLine = node.endLine();
    for (const Node alias : node.list(Field::Names)) {
        result.names.push_back({m_expressions.identifier(alias, Field::Name),
                                m_expressions.identifier(alias, Field::AsName),
                                alias.line() > 0 ? alias.line() : node.line()});
        const QString &bound =
            result.names.back().asName.isEmpty() ? result.names.back().name : result.names.back().asName;
        if (scope.globals.contains(bound.section(u'.', 0, 0)))
            result.scope = ModuleScope;
        if (bound == "__getattr__"_L1 && scope.index == ModuleScope)
            m_outline.lazy.present = true;
    }
    m_outline.imports.push_back(std::move(result));
}

void OutlineBuilder::callStatement(const Node &node)
{
    const Node call = node.child(Field::Value);
    const Node function = call.child(Field::Function);
    const Scope &scope = m_scopes.back();
    m_outline.calls.push_back({m_expressions.read(call), scope.index, guards(), node.line(), node.endLine()});

    const QString callee = function.dotted();
    const Nodes arguments = call.list(Field::Args);
    if (scope.index == ModuleScope && callee.startsWith("__all__."_L1))
        m_exports.callOnAll(callee, arguments);
    // globals().update(…), setattr(sys.modules[__name__], …), exec(…)
    const bool sets = callee == "setattr"_L1 && !arguments.isEmpty() && isNamespace(arguments[0]);
    const bool updates = function.is(Kind::Attribute) && isNamespace(function.child(Field::Value));
    if (sets || updates || (callee == "exec"_L1 && scope.index == ModuleScope))
        noteNamespace();
}

// Dynamic and hidden names

bool OutlineBuilder::isNamespace(const Node &node) const
{
    if (node.is(Kind::Call)) {
        const QString callee = node.child(Field::Function).dotted();
        const bool own = callee == "globals"_L1 || callee == "vars"_L1 || callee == "locals"_L1;
        return own && node.list(Field::Args).isEmpty() && (callee == "globals"_L1 || !m_scopes.back().function);
    }
    if (node.is(Kind::Subscript))
        return node.child(Field::Value).dotted() == "sys.modules"_L1 &&
               node.child(Field::Slice).dotted() == "__name__"_L1;
    if (node.is(Kind::Attribute))
        return node.text(Field::Attr) == "__dict__"_L1 && isNamespace(node.child(Field::Value));
    return node.is(Kind::Name) && m_namespaceAliases.contains(node.text(Field::Id));
}

void OutlineBuilder::noteNamespace()
{
    // A module's __getattr__ that keeps what it made adds no name that it could not give.
    for (const Scope &scope : m_scopes) {
        if (scope.index != ModuleScope && m_outline.definitions[size_t(scope.index)].qualifiedName == "__getattr__"_L1)
            return;
    }
    m_outline.dynamicNames = true;
}

void OutlineBuilder::finishShadows()
{
    QSet<QString> outer;
    for (const Import &import : m_outline.imports) {
        for (const ImportedName &name : import.names)
            outer.insert(name.asName.isEmpty() ? name.name.section(u'.', 0, 0) : name.asName);
    }
    for (const Definition &definition : m_outline.definitions)
        outer.insert(definition.name);
    for (const Assignment &assignment : m_outline.assignments) {
        if (assignment.target.kind == Expression::Kind::Name)
            outer.insert(assignment.target.text);
    }
    for (const auto &[index, names] : m_unrecorded) {
        QStringList &shadows = m_outline.definitions[size_t(index)].shadows;
        for (const QString &name : names) {
            if (outer.contains(name))
                shadows.append(name);
        }
        shadows.sort();
    }
}

} // namespace mxw::source::python
