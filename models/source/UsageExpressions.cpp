// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/UsageBuilder.h"

#include <algorithm>
#include <utility>

// The part of UsageBuilder that goes through expressions.

using namespace Qt::StringLiterals;

namespace mxw::source::python {

void UsageBuilder::visit(const Node &node)
{
    visitValue(node, {});
}

void UsageBuilder::visitFields(const Node &node)
{
    const Depth depth(m_depth, 3 * MaximumDepth);
    for (PyObject *field : node.type().fields) {
        PyObject *value = node.dictionary() ? PyDict_GetItemWithError(node.dictionary(), field) : nullptr;
        if (!value || PyUnicode_Check(value))
            continue;
        if (PyList_Check(value))
            visitAll(Nodes(node.grammar(), value));
        else
            visit(Node(node.grammar(), value));
    }
}

void UsageBuilder::visitAll(const Nodes &nodes)
{
    for (const Node node : nodes)
        visit(node);
}

void UsageBuilder::visitValue(const Node &node, const Fate &fate)
{
    if (!node || !node.dictionary())
        return;
    const Depth depth(m_depth, 3 * MaximumDepth);
    switch (node.kind()) {
    case Kind::Constant:
    case Kind::Context:
    case Kind::Operator:
        return;
    case Kind::Name:
        return visitName(node);
    case Kind::Attribute:
        return visitChain(node);
    case Kind::Call:
        return visitCall(node, fate);
    case Kind::Await: {
        Fate awaited = fate;
        awaited.awaited = true;
        return visitValue(node.child(Field::Value), awaited);
    }
    case Kind::Lambda:
        return visitLambda(node);
    case Kind::ListComp:
    case Kind::SetComp:
    case Kind::DictComp:
    case Kind::GeneratorExp:
        return visitComprehension(node);
    case Kind::BoolOp:
        return visitShortCircuit(node);
    case Kind::IfExp:
        return visitConditional(node, fate);
    case Kind::NamedExpr:
        return visit(node.child(Field::Value));
    default:
        visitFields(node);
    }
}

/// `a, (b, c) = f(), g()`: each value by its own target.
void UsageBuilder::visitPaired(const Node &target, const Node &value)
{
    const Depth depth(m_depth, 3 * MaximumDepth);
    const bool several = target.is(Kind::Tuple) || target.is(Kind::List);
    const Nodes values = several ? pairedValues(target, value) : Nodes(target.grammar(), nullptr);
    if (values.isEmpty())
        return visitValue(value, fateIn(target));
    for (qsizetype i = 0; i < values.size(); ++i)
        visitPaired(target.list(Field::Elements)[i], values[i]);
}

UsageBuilder::Fate UsageBuilder::fateIn(const Node &target)
{
    Fate fate;
    if (!target.is(Kind::Tuple) && !target.is(Kind::List))
        return fate;
    const Nodes elements = target.list(Field::Elements);
    fate.unpackedInto = int(elements.size());
    for (const Node element : elements)
        fate.star = fate.star || element.is(Kind::Starred);
    return fate;
}

void UsageBuilder::visitName(const Node &node)
{
    const QString name = m_expressions.identifier(node, Field::Id);
    if (isFree(name))
        m_usage.freeNames.push_back({name, place(node)});
}

void UsageBuilder::visitChain(const Node &node)
{
    AttributeRead read;
    Node object = node;
    while (object.is(Kind::Attribute)) {
        read.attributes.append(m_expressions.identifier(object, Field::Attr));
        object = object.child(Field::Value);
    }
    std::ranges::reverse(read.attributes);
    read.object = m_expressions.read(object);
    read.place = place(node);
    m_usage.attributes.push_back(std::move(read));
    visit(object);
}

void UsageBuilder::visitCall(const Node &node, const Fate &fate)
{
    m_usage.calls.push_back({m_expressions.read(node), fate.unpackedInto, fate.star, fate.awaited, place(node)});
    noteWrittenGlobals(node);
    visit(node.child(Field::Function));
    visitAll(node.list(Field::Args));
    visitAll(node.list(Field::Keywords));
}

void UsageBuilder::visitLambda(const Node &node)
{
    const Node arguments = node.child(Field::Args);
    const Node body = node.child(Field::Body);
    parameters(arguments, false);
    Scope scope{Scope::Kind::Lambda, m_scopes.back().index, LocalBindings(hasWalrus()), {}};
    scope.names.addParameters(arguments);
    scope.names.addWalrus(body);
    m_scopes.push_back(std::move(scope));
    visit(body);
    m_scopes.pop_back();
}

/// The first iterable belongs to the scope around, everything else to the comprehension.
void UsageBuilder::visitComprehension(const Node &node)
{
    const Nodes generators = node.list(Field::Generators);
    visit(generators[0].child(Field::Iterated));
    Scope scope{Scope::Kind::Comprehension, m_scopes.back().index, LocalBindings(hasWalrus()), {}};
    for (const Node generator : generators)
        scope.names.addTarget(generator.child(Field::Target));
    m_scopes.push_back(std::move(scope));
    const size_t before = guards().size();
    for (qsizetype i = 0; i < generators.size(); ++i) {
        if (i > 0)
            visit(generators[i].child(Field::Iterated));
        store(generators[i].child(Field::Target), {});
        for (const Node test : generators[i].list(Field::IfTests)) {
            visit(test);
            if (mayRefine())
                push({Guard::Kind::If, m_expressions.unparse(test, MaximumGuardText), test.line()});
        }
    }
    for (const Field field : {Field::Element, Field::Key, Field::Value})
        visit(node.child(field));
    popTo(before);
    m_scopes.pop_back();
}

void UsageBuilder::visitShortCircuit(const Node &node)
{
    const bool isAnd = node.child(Field::Operator).type().name == "And";
    const size_t before = guards().size();
    for (const Node part : node.list(Field::Values)) {
        visit(part);
        if (mayRefine()) {
            const QString text = m_expressions.unparse(part, MaximumGuardText);
            push({isAnd ? Guard::Kind::If : Guard::Kind::Else, text, part.line()});
        }
    }
    popTo(before);
}

void UsageBuilder::visitConditional(const Node &node, const Fate &fate)
{
    const Node test = node.child(Field::Test);
    visit(test);
    const bool refine = mayRefine();
    const QString text = refine ? m_expressions.unparse(test, MaximumGuardText) : QString();
    for (const auto &[kind, field] : {std::pair(Guard::Kind::If, Field::Body), {Guard::Kind::Else, Field::OrElse}}) {
        if (refine)
            push({kind, text, test.line()});
        visitValue(node.child(field), fate);
        if (refine)
            pop();
    }
}

} // namespace mxw::source::python
