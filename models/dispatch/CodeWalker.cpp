// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/CodeWalker.h"

#include "models/dispatch/FunctionWalk.h"
#include "models/inventory/GuardWords.h"
#include "models/inventory/PathPattern.h"

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;
using namespace source;
using inventory::DispatchRules;

std::optional<Stage> stageFromString(QStringView word)
{
    for (int i = 0; i < StageCount; ++i) {
        if (toString(Stage(i)) == word)
            return Stage(i);
    }
    return std::nullopt;
}

CodeWalker::CodeWalker(const inventory::Workspace &workspace, std::shared_ptr<OperatorTables> operators)
    : m_workspace(workspace), m_operators(std::move(operators))
{
}

QString CodeWalker::idOf(const Symbol &symbol)
{
    return (symbol.upstream ? u"upstream:"_s : u"plugin:"_s) + symbol.path + u':' + symbol.qualifiedName;
}

int CodeWalker::add(ChainNode node)
{
    const auto known = m_index.constFind(node.id);
    if (known != m_index.cend())
        return *known;
    const int index = int(m_graph.nodes.size());
    m_index.insert(node.id, index);
    m_graph.nodes.push_back(std::move(node));
    m_out.emplace_back();
    m_callers.emplace_back();
    return index;
}

void CodeWalker::connect(int from, int to, ChainEdge edge)
{
    const QString key = u"%1 %2 %3"_s.arg(from).arg(to).arg(int(edge.kind));
    if (from == to || m_edges.contains(key))
        return;
    m_edges.insert(key);
    edge.from = from;
    edge.to = to;
    m_out[size_t(from)].push_back(int(m_graph.edges.size()));
    m_graph.edges.push_back(std::move(edge));
}

int CodeWalker::nodeOf(const Symbol &symbol, Stage stage)
{
    ChainNode node;
    node.id = idOf(symbol);
    node.stage = stage;
    node.title = symbol.qualifiedName.isEmpty() ? symbol.module : symbol.qualifiedName;
    node.upstream = symbol.upstream;
    node.file = symbol.path;
    node.line = symbol.line;
    node.endLine = symbol.line;
    if (const Definition *definition = symbol.definitionOrNull()) {
        node.line = definition->firstLine;
        node.endLine = definition->endLine;
        if (!definition->isClass())
            node.signature = definition->signature.toString();
    }
    return add(std::move(node));
}

std::shared_ptr<const Usage> CodeWalker::usageOf(const Symbol &symbol) const
{
    const CodeTree *tree = m_workspace.code.atTarget.treeOf(symbol.module);
    return tree ? tree->usage(symbol.path) : nullptr;
}

// ----- classes

std::vector<const DispatchRules::Contract *> CodeWalker::contractsOf(const Symbol &type) const
{
    std::vector<const DispatchRules::Contract *> contracts;
    const ClassLine &line = m_workspace.classesAtTarget->line(type);
    for (const DispatchRules::Contract &contract : m_workspace.profile.dispatch.contracts) {
        const bool derives = std::ranges::any_of(line.classes, [&](const Symbol &one) {
            return contract.bases.contains(one.module + u':' + one.qualifiedName);
        });
        if (derives)
            contracts.push_back(&contract);
    }
    return contracts;
}

std::optional<Symbol> CodeWalker::method(const Symbol &type, const QString &name) const
{
    const ClassHierarchy::Lookup found = m_workspace.classesAtTarget->classMember(type, name);
    if (found.presence != ClassHierarchy::Presence::Present || found.member.definition < 0 ||
        !found.member.owner.outline)
        return std::nullopt;
    const Definition &definition = found.member.owner.outline->definitions[size_t(found.member.definition)];
    if (definition.isClass())
        return std::nullopt;
    Symbol symbol = found.member.owner;
    symbol.kind = Symbol::Kind::Function;
    symbol.qualifiedName = definition.qualifiedName;
    symbol.definition = found.member.definition;
    symbol.line = definition.firstLine;
    return symbol;
}

void CodeWalker::walkClass(int node, const Symbol &type, std::stop_token stop)
{
    const QString key = u"class "_s + idOf(type);
    if (m_walked.contains(key) || stop.stop_requested())
        return;
    m_walked.insert(key);
    const std::vector<const DispatchRules::Contract *> contracts = contractsOf(type);
    if (contracts.empty())
        return;
    m_terminals.insert(node);
    if (const auto stage = stageFromString(contracts.front()->stage))
        m_graph.nodes[size_t(node)].stage = *stage;
    QSet<QString> seen;
    walkMethod(node, type, {u"__init__"_s, {}}, stop);
    for (const DispatchRules::Contract *contract : contracts) {
        for (const DispatchRules::Method &method : contract->methods) {
            if (!seen.contains(method.name))
                walkMethod(node, type, method, stop);
            seen.insert(method.name);
        }
    }
}

void CodeWalker::walkMethod(int node, const Symbol &type, const DispatchRules::Method &method, std::stop_token stop)
{
    const std::optional<Symbol> function = this->method(type, method.name);
    if (!function)
        return;
    const Stage stage = std::max(Stage::Method, m_graph.nodes[size_t(node)].stage);
    const int target = nodeOf(*function, stage);
    ChainEdge edge;
    const bool inherited = !type.upstream && function->upstream;
    const Symbol *parent = nullptr;
    for (const Symbol &one : m_workspace.classesAtTarget->line(type).classes) {
        if (one.upstream && !parent)
            parent = &one;
    }
    const bool overrides = !function->upstream && parent && this->method(*parent, method.name).has_value();
    edge.kind = inherited ? EdgeKind::FallsBack : overrides ? EdgeKind::Overrides : EdgeKind::Calls;
    edge.upstream = function->upstream;
    edge.file = function->path;
    edge.line = function->line;
    connect(node, target, edge);
    addCallers(target, type, method);
    walkFunction(target, *function, type, stop);
}

void CodeWalker::addCallers(int methodNode, const Symbol &type, const DispatchRules::Method &method)
{
    for (const QString &caller : method.callers) {
        std::optional<Symbol> function;
        if (caller.startsWith("class:"_L1)) {
            function = this->method(type, caller.sliced(6));
        } else {
            const Resolution found =
                m_workspace.code.atTarget.resolve(caller.section(u':', 0, 0), caller.section(u':', 1));
            if (found.found() && found.symbol.kind == Symbol::Kind::Function)
                function = found.symbol;
        }
        const auto place = function ? placeOfCall(*function, method.name) : std::nullopt;
        if (!place)
            continue;
        const int node = nodeOf(*function, Stage::Lookup);
        ChainEdge edge;
        edge.kind = EdgeKind::Calls;
        edge.condition = conditionAt(*function, place->place);
        if (place->handedOut && !edge.condition.isEmpty()) {
            edge.certainty = Certainty::Unknown;
            edge.reason = tr("Decided when the program runs: %1.").arg(edge.condition);
        }
        edge.upstream = function->upstream;
        edge.file = function->path;
        edge.line = place->place.line;
        const size_t before = m_graph.edges.size();
        connect(node, methodNode, edge);
        if (m_graph.edges.size() > before)
            m_callers[size_t(methodNode)].push_back(int(before));
    }
}

std::optional<CodeWalker::CallPlace> CodeWalker::placeOfCall(const Symbol &function, const QString &name) const
{
    const auto usage = usageOf(function);
    if (!usage || function.definition < 0 || !function.outline)
        return std::nullopt;
    for (const CallUse &use : usage->calls) {
        if (use.call.callee().text == name &&
            FunctionWalk::isInside(*function.outline, use.place.scope, function.definition))
            return CallPlace{use.place, false};
    }
    for (const AttributeRead &read : usage->attributes) {
        if (read.attributes.contains(name) &&
            FunctionWalk::isInside(*function.outline, read.place.scope, function.definition))
            return CallPlace{read.place, true};
    }
    return std::nullopt;
}

QString CodeWalker::conditionAt(const Symbol &function, const UsePlace &place) const
{
    const auto usage = usageOf(function);
    if (!usage)
        return {};
    constexpr qsizetype Most = 3;
    QStringList words;
    for (const Guard &guard : usage->conditionsOf(place)) {
        if (guard.kind == Guard::Kind::If || guard.kind == Guard::Kind::Match || guard.kind == Guard::Kind::Except)
            words.append(inventory::guardWords(guard));
        else if ((guard.kind == Guard::Kind::Else || guard.kind == Guard::Kind::AfterExit) && !guard.text.isEmpty())
            words.append(tr("unless %1").arg(guard.text));
    }
    words.removeAll(QString());
    // The nearest say most.
    return words.mid(std::max(qsizetype(0), words.size() - Most)).join(u", "_s);
}

/// A test that never holds on the plugin's platform stands around it, or left the function when it held not.
bool CodeWalker::neverRuns(const Guards &guards) const
{
    return inventory::neverRuns(guards, m_workspace.profile.dispatch.falseTests);
}

// ----- functions

Stage CodeWalker::stageOf(const Symbol &function, Stage otherwise) const
{
    const QString name = function.module + u':' + function.qualifiedName;
    for (const DispatchRules::StageOf &rule : m_workspace.profile.dispatch.stages) {
        if (inventory::matchesAny(name, rule.functions))
            return stageFromString(rule.stage).value_or(otherwise);
    }
    return otherwise;
}

bool CodeWalker::isLeaf(const QString &module) const
{
    return inventory::matchesAny(module, m_workspace.profile.dispatch.leaves);
}

void CodeWalker::walkFunction(int node, const Symbol &function, const std::optional<Symbol> &type, std::stop_token stop,
                              WalkDepth depth)
{
    const QString key = idOf(function) + u" on "_s + (type ? idOf(*type) : QString());
    if (m_walked.contains(key) || stop.stop_requested() || isLeaf(function.module))
        return;
    m_walked.insert(key);
    FunctionWalk(*this, node, function, type, depth).run(stop);
}

// ----- operators

const OperatorTable &CodeWalker::operators(bool upstream) const
{
    std::optional<OperatorTable> &table = upstream ? m_operators->upstream : m_operators->plugin;
    if (!table) {
        const CodeTree &tree = upstream ? *m_workspace.code.target : *m_workspace.code.plugin;
        table = OperatorTable::ofTree(tree, m_workspace.profile.operators);
    }
    return *table;
}

int CodeWalker::operatorNode(const QString &library, const QString &name, std::stop_token stop)
{
    const QString qualified = library + u'.' + name;
    if (const auto known = m_index.constFind(u"op:"_s + qualified); known != m_index.cend())
        return *known;
    ChainNode node;
    node.id = u"op:"_s + qualified;
    node.stage = Stage::Kernel;
    node.title = u"torch.ops."_s + qualified;
    const Operator *schema = operators(false).find(library, name);
    if (!schema) {
        schema = operators(true).find(library, name);
        node.upstream = schema != nullptr;
    }
    if (schema) {
        node.file = schema->file;
        node.line = node.endLine = schema->line;
        node.signature = schema->schema;
    } else {
        node.reason = tr("No source of either tree has its schema: an installed component provides it.");
    }
    const int index = add(std::move(node));
    m_terminals.insert(index);
    // One that the plugin registers from Python goes on in its implementation.
    for (const inventory::RegistrationFacts &facts : m_workspace.inventory.registrations) {
        const bool operation = facts.found.rule && facts.found.rule->fake.isGiven() && facts.entry.key == name;
        if (!operation || !facts.implementation.found())
            continue;
        m_graph.nodes[size_t(index)].entries.append(facts.entry.id);
        const int implementation = nodeOf(facts.implementation.symbol, Stage::Wrapper);
        m_terminals.insert(implementation);
        ChainEdge edge;
        edge.kind = EdgeKind::Calls;
        edge.file = facts.entry.file;
        edge.line = facts.entry.line;
        connect(index, implementation, edge);
        walkFunction(implementation, facts.implementation.symbol, std::nullopt, stop);
        return index;
    }
    if (!schema || !schema->file.endsWith(".py"_L1))
        addComponent(index, library, name);
    return index;
}

/// The installed library that may provide the operator: which one does, only a running process knows.
void CodeWalker::addComponent(int operatorNode, const QString &library, const QString &name)
{
    QStringList candidates;
    for (const inventory::OperatorComponent &component : m_workspace.profile.operatorComponents) {
        if (component.libraries.contains(library) ||
            inventory::matchesAny(QString(library + u'.' + name), component.provides))
            candidates.append(component.name);
    }
    ChainNode node;
    node.id = u"component:torch.ops."_s + library;
    node.stage = Stage::Kernel;
    node.title = candidates.isEmpty() ? tr("library of torch.ops.%1").arg(library) : candidates.join(u", "_s);
    node.component = candidates.join(u", "_s);
    node.reason = tr("Which installed library provides torch.ops.%1 is known once it runs.").arg(library);
    const int index = add(std::move(node));
    m_terminals.insert(index);
    ChainEdge edge;
    edge.kind = EdgeKind::Calls;
    edge.certainty = Certainty::Unknown;
    edge.reason = m_graph.nodes[size_t(index)].reason;
    const ChainNode &from = m_graph.nodes[size_t(operatorNode)];
    edge.upstream = from.upstream;
    edge.file = from.file;
    edge.line = from.line;
    connect(operatorNode, index, edge);
}

} // namespace mxw::dispatch
