// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/FunctionWalk.h"

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr int MaximumDepth = 9;         ///< calls from a method of a contract
constexpr int MaximumUpstreamDepth = 3; ///< in a row in upstream's code, which calls far and wide

/// "torch.ops.library.name…" → {library, name}
std::optional<std::pair<QString, QString>> operatorOf(const QString &dotted)
{
    const QStringList parts = dotted.split(u'.');
    if (parts.size() < 4 || dotted.contains(u'(') || parts[0] != "torch"_L1 || parts[1] != "ops"_L1)
        return std::nullopt;
    return std::pair(parts[2], parts[3]);
}

struct NamedModule
{
    QString name;
    QString condition;
};

/// The strings that an expression may give, with the test that chooses.
void stringsOf(const Expression &expression, const QString &condition, std::vector<NamedModule> &found)
{
    if (expression.kind == Expression::Kind::String) {
        found.push_back({expression.text, condition});
    } else if (expression.kind == Expression::Kind::Conditional && expression.items.size() == 3) {
        // test, then, else
        const QString test = expression.items[0].toString();
        stringsOf(expression.items[1], test, found);
        stringsOf(expression.items[2], u"not "_s + test, found);
    }
}

/// The modules that `variable = importlib.import_module(name)` of module level may be.
std::vector<NamedModule> modulesNamedBy(const Resolver &resolver, const Symbol &function, const QString &variable,
                                        int scope)
{
    const Resolution holder = resolver.resolveExpression(function.module, scope, variable);
    if (!holder.found() || holder.symbol.kind != Symbol::Kind::Variable || !holder.symbol.outline)
        return {};
    const auto valueOf = [&](const QString &name) -> const Expression * {
        for (const Assignment &assignment : holder.symbol.outline->assignments) {
            if (assignment.scope == ModuleScope && assignment.target.kind == Expression::Kind::Name &&
                assignment.target.text == name)
                return &assignment.value;
        }
        return nullptr;
    };
    const Expression *value = valueOf(holder.symbol.qualifiedName);
    if (!value || value->kind != Expression::Kind::Call || value->callee().text != "import_module"_L1)
        return {};
    const Expression *name = value->positional(0);
    if (name && name->kind == Expression::Kind::Name)
        name = valueOf(name->text);
    std::vector<NamedModule> found;
    if (name)
        stringsOf(*name, {}, found);
    return found;
}

} // namespace

FunctionWalk::FunctionWalk(CodeWalker &walker, int node, const Symbol &function, const std::optional<Symbol> &type,
                           WalkDepth depth)
    : m_walker(walker), m_node(node), m_function(function), m_type(type), m_depth(depth),
      m_usage(walker.usageOf(function))
{
}

bool FunctionWalk::isInside(const Outline &outline, int scope, int definition)
{
    for (; scope != ModuleScope; scope = outline.definitions[size_t(scope)].scope) {
        if (scope == definition)
            return true;
    }
    return false;
}

void FunctionWalk::run(std::stop_token stop)
{
    if (!m_usage || !m_function.outline || m_function.definition < 0)
        return;
    for (const CallUse &use : m_usage->calls) {
        if (stop.stop_requested())
            return;
        if (isInside(*m_function.outline, use.place.scope, m_function.definition) &&
            !m_walker.neverRuns(m_usage->conditionsOf(use.place)))
            followCall(use, stop);
    }
    followReturns(stop);
}

ChainEdge FunctionWalk::edgeAt(const UsePlace &place, EdgeKind kind) const
{
    ChainEdge edge;
    edge.kind = kind;
    edge.upstream = m_function.upstream;
    edge.file = m_function.path;
    edge.line = place.line;
    edge.condition = m_walker.conditionAt(m_function, place);
    return edge;
}

void FunctionWalk::followCall(const CallUse &use, std::stop_token stop)
{
    const Expression &callee = use.call.callee();
    if (followOperator(callee.dotted(), use.place, stop))
        return;
    if (const std::optional<Symbol> own = ownMethod(callee)) {
        goTo(*own, m_type, use.place, EdgeKind::Calls, stop);
        return;
    }
    if (followNamedModule(callee, use.place, stop))
        return;
    const bool launch = callee.kind == Expression::Kind::Subscript;
    const Value value = m_walker.m_workspace.valuesAtTarget->value(m_function.module, use.place,
                                                                   launch ? callee.items.front() : callee);
    if (!value.tells()) {
        followStored(use, stop);
        return;
    }
    if (launch && !isKernel(value.symbol))
        return;
    follow(value, use.place, EdgeKind::Calls, stop);
}

/// `self.name(…)` runs the method of the class that the object is of, which may be derived from the one at hand.
std::optional<Symbol> FunctionWalk::ownMethod(const Expression &callee) const
{
    const bool own = m_type && callee.kind == Expression::Kind::Attribute &&
                     callee.items.front().kind == Expression::Kind::Name &&
                     (callee.items.front().text == "self"_L1 || callee.items.front().text == "cls"_L1);
    return own ? m_walker.method(*m_type, callee.text) : std::nullopt;
}

/// `module.name(…)` where the module comes from import_module() with names written in strings: each that has it.
bool FunctionWalk::followNamedModule(const Expression &callee, const UsePlace &place, std::stop_token stop)
{
    if (callee.kind != Expression::Kind::Attribute || callee.items.front().kind != Expression::Kind::Name)
        return false;
    const Resolver &resolver = m_walker.m_workspace.code.atTarget;
    const QString variable = callee.items.front().text;
    const std::vector<NamedModule> modules = modulesNamedBy(resolver, m_function, variable, place.scope);
    for (const NamedModule &module : modules) {
        const Resolution found = resolver.resolve(module.name, callee.text);
        if (!found.found() || found.symbol.kind != Symbol::Kind::Function)
            continue;
        const int node = m_walker.nodeOf(found.symbol, m_walker.stageOf(found.symbol, Stage::Wrapper));
        ChainEdge edge = edgeAt(place, EdgeKind::Calls);
        if (modules.size() > 1) {
            edge.certainty = Certainty::Unknown;
            edge.reason =
                tr("Which module %1 is, is decided when the program runs: %2.").arg(variable, module.condition);
        }
        m_walker.connect(m_node, node, edge);
        m_walker.walkFunction(node, found.symbol, std::nullopt, stop, {m_depth.calls + 1, 0});
    }
    return !modules.empty();
}

/// `self.name(…)` where methods store several things in `name`: each of them that is known.
void FunctionWalk::followStored(const CallUse &use, std::stop_token stop)
{
    const Expression &callee = use.call.callee();
    const bool own = m_type && callee.kind == Expression::Kind::Attribute &&
                     callee.items.front().kind == Expression::Kind::Name && callee.items.front().text == "self"_L1;
    if (!own)
        return;
    for (const Member &member : m_walker.m_workspace.classesAtTarget->membersNamed(*m_type, callee.text)) {
        for (size_t i = 0; i < member.values.size(); ++i) {
            if (followOperator(member.values[i].dotted(), use.place, stop) || member.values[i].isNone())
                continue;
            const Value value = m_walker.m_workspace.valuesAtTarget->value(
                member.module, {member.scopes[i], 0, member.line}, member.values[i]);
            follow(value, use.place, EdgeKind::Calls, stop);
        }
    }
}

void FunctionWalk::follow(const Value &value, const UsePlace &place, EdgeKind kind, std::stop_token stop)
{
    for (const Value &one : value.either)
        follow(one, place, kind, stop);
    switch (value.kind) {
    case Value::Kind::External:
        if (!followOperator(value.symbol.dotted(), place, stop))
            followComponent(value, place);
        break;
    case Value::Kind::Function:
    case Value::Kind::BoundMethod: {
        const bool bound = value.is(Value::Kind::BoundMethod);
        const std::optional<Symbol> receiver =
            bound && value.receiver.kind == Symbol::Kind::Class && value.viaSuper ? m_type
            : bound && value.receiver.kind == Symbol::Kind::Class                 ? std::optional(value.receiver)
                                                                                  : std::nullopt;
        goTo(value.symbol, receiver, place, kind, stop);
        break;
    }
    case Value::Kind::Class:
        select(value.symbol, place, false, stop);
        break;
    default:
        break;
    }
}

bool FunctionWalk::isKernel(const Symbol &symbol) const
{
    const Definition *definition = symbol.definitionOrNull();
    return definition && std::ranges::any_of(definition->decorators, [&](const Expression &decorator) {
               const QString name =
                   decorator.kind == Expression::Kind::Call ? decorator.callee().dotted() : decorator.dotted();
               return m_walker.m_workspace.profile.kernelDecorators.contains(name);
           });
}

void FunctionWalk::goTo(const Symbol &symbol, const std::optional<Symbol> &type, const UsePlace &place, EdgeKind kind,
                        std::stop_token stop)
{
    if (symbol.kind != Symbol::Kind::Function || m_walker.isLeaf(symbol.module) || symbol.isSame(m_function))
        return;
    if (isKernel(symbol)) {
        const int kernel = m_walker.nodeOf(symbol, Stage::Kernel);
        m_walker.m_terminals.insert(kernel);
        m_walker.connect(m_node, kernel, edgeAt(place, kind));
        return;
    }
    const WalkDepth depth{m_depth.calls + 1, symbol.upstream ? m_depth.upstream + 1 : 0};
    if (depth.calls > MaximumDepth || depth.upstream > MaximumUpstreamDepth)
        return;
    const Stage own = std::max(Stage::Method, m_walker.m_graph.nodes[size_t(m_node)].stage);
    const int node = m_walker.nodeOf(symbol, m_walker.stageOf(symbol, std::min(own, Stage::Wrapper)));
    ChainEdge edge = edgeAt(place, kind);
    if (!m_function.upstream && symbol.upstream && kind == EdgeKind::Calls)
        edge.kind = EdgeKind::FallsBack;
    m_walker.connect(m_node, node, edge);
    m_walker.walkFunction(node, symbol, type, stop, depth);
}

bool FunctionWalk::followOperator(const QString &dotted, const UsePlace &place, std::stop_token stop)
{
    const auto name = operatorOf(dotted);
    if (!name)
        return false;
    m_walker.connect(m_node, m_walker.operatorNode(name->first, name->second, stop), edgeAt(place, EdgeKind::Calls));
    return true;
}

/// A call into an installed component is where the sources end.
void FunctionWalk::followComponent(const Value &value, const UsePlace &place)
{
    const QString dotted = value.symbol.dotted();
    if (dotted.contains(u'('))
        return;
    const QString package = dotted.section(u'.', 0, 0);
    if (!m_walker.m_workspace.profile.dispatch.components.contains(package))
        return;
    ChainNode node;
    node.id = u"component:"_s + dotted;
    node.stage = Stage::Kernel;
    node.title = dotted;
    node.component = package;
    node.reason = tr("Code of the installed component %1.").arg(package);
    const int index = m_walker.add(std::move(node));
    m_walker.m_terminals.insert(index);
    m_walker.connect(m_node, index, edgeAt(place, EdgeKind::Calls));
}

/// A class of a contract is made or handed out.
void FunctionWalk::select(const Symbol &type, const UsePlace &place, bool oneOfSeveral, std::stop_token stop)
{
    // What upstream selects among its own is upstream's business.
    const bool foreign = m_function.upstream && type.upstream;
    if (foreign || m_walker.contractsOf(type).empty() || m_depth.calls + 1 > MaximumDepth)
        return;
    const int node = m_walker.nodeOf(type, Stage::Method);
    ChainEdge edge = edgeAt(place, EdgeKind::Selects);
    if (!edge.condition.isEmpty() || oneOfSeveral) {
        edge.certainty = Certainty::Unknown;
        edge.reason = edge.condition.isEmpty() ? tr("One of several; decided when the program runs.")
                                               : tr("Decided when the program runs: %1.").arg(edge.condition);
    }
    m_walker.connect(m_node, node, edge);
    m_walker.walkClass(node, type, stop);
}

void FunctionWalk::followReturns(std::stop_token stop)
{
    std::vector<std::pair<Symbol, UsePlace>> selected;
    for (const Return &statement : m_function.outline->returns) {
        if (statement.scope != m_function.definition || m_walker.neverRuns(statement.guards))
            continue;
        const UsePlace place{statement.scope, 0, statement.line};
        const bool several = statement.value.kind == Expression::Kind::Sequence;
        const std::vector<Expression> single{statement.value};
        for (const Expression &one : several ? statement.value.items : single) {
            if (one.kind == Expression::Kind::Call || one.isNone())
                continue;
            const Value value = m_walker.m_workspace.valuesAtTarget->value(m_function.module, place, one);
            std::vector<Value> values = value.either;
            values.push_back(value);
            for (const Value &candidate : values) {
                if (candidate.is(Value::Kind::Class))
                    selected.emplace_back(candidate.symbol, place);
            }
        }
    }
    for (const auto &[type, place] : selected)
        select(type, place, selected.size() > 1, stop);
}

} // namespace mxw::dispatch
