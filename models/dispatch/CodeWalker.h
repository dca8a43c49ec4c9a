// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"
#include "models/inventory/Workspace.h"
#include "models/source/OperatorSchemas.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <optional>
#include <stop_token>

namespace mxw::dispatch {

/// How far a walk has come.
struct WalkDepth
{
    int calls = 0;    ///< from a method of a contract
    int upstream = 0; ///< the last of them that stayed in upstream's code
};

/// Grows a graph of code: from classes to the methods that upstream calls on them, from functions to what they call,
/// select and launch, down to operators and installed components. What was walked once is not walked again.
class CodeWalker
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::CodeWalker)
public:
    explicit CodeWalker(const inventory::Workspace &workspace);

    const ChainGraph &graph() const { return m_graph; }
    /// Edges that leave a node, as indices.
    const std::vector<int> &out(int node) const { return m_out[size_t(node)]; }
    /// Edges of upstream's callers that enter a method of a contract.
    const std::vector<int> &callers(int node) const { return m_callers[size_t(node)]; }
    /// Ends of chains: operators, kernels, components, and classes with a contract.
    bool isTerminal(int node) const { return m_terminals.contains(node); }

    int add(ChainNode node);
    void connect(int from, int to, ChainEdge edge);
    /// The node of a class or function, its code not yet followed.
    int nodeOf(const source::Symbol &symbol, Stage stage = Stage::Method);
    /// Follows the methods of the contracts of a class.
    void walkClass(int node, const source::Symbol &type, std::stop_token stop);
    /// Follows what a function does. `type`: the class of the object that it runs on, when it is a method.
    void walkFunction(int node, const source::Symbol &function, const std::optional<source::Symbol> &type,
                      std::stop_token stop, WalkDepth depth = {});
    int operatorNode(const QString &library, const QString &name, std::stop_token stop);
    /// The method of a class at the end of its line that has it.
    std::optional<source::Symbol> method(const source::Symbol &type, const QString &name) const;
    /// Where the code of `function` calls `name`, or hands it out; nothing when it does neither.
    struct CallPlace
    {
        source::UsePlace place;
        bool handedOut = false; ///< only read, to be called later
    };
    std::optional<CallPlace> placeOfCall(const source::Symbol &function, const QString &name) const;
    /// The tests that decide whether a place is reached, in words of the source; empty when none does.
    QString conditionAt(const source::Symbol &function, const source::UsePlace &place) const;

    static QString idOf(const source::Symbol &symbol);

private:
    friend class FunctionWalk;

    std::vector<const inventory::DispatchRules::Contract *> contractsOf(const source::Symbol &type) const;
    void walkMethod(int node, const source::Symbol &type, const inventory::DispatchRules::Method &method,
                    std::stop_token stop);
    void addCallers(int methodNode, const source::Symbol &type, const inventory::DispatchRules::Method &method);
    Stage stageOf(const source::Symbol &function, Stage otherwise) const;
    bool isLeaf(const QString &module) const;
    bool neverRuns(const source::Guards &guards) const;
    void addComponent(int operatorNode, const QString &library, const QString &name);
    const source::OperatorTable &operators(bool upstream) const;
    std::shared_ptr<const source::Usage> usageOf(const source::Symbol &symbol) const;

    const inventory::Workspace &m_workspace;
    ChainGraph m_graph;
    QHash<QString, int> m_index;
    std::vector<std::vector<int>> m_out;
    std::vector<std::vector<int>> m_callers;
    QSet<int> m_terminals;
    QSet<QString> m_walked;
    QSet<QString> m_edges;
    mutable std::optional<source::OperatorTable> m_pluginOperators;
    mutable std::optional<source::OperatorTable> m_upstreamOperators;
};

/// "oracle" → Stage::Oracle; nothing for an unknown word.
std::optional<Stage> stageFromString(QStringView word);

} // namespace mxw::dispatch
