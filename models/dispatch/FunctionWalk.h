// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/CodeWalker.h"

namespace mxw::dispatch {

/// Reads one function: its calls, kernel launches and the classes that it returns.
class FunctionWalk
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::FunctionWalk)
public:
    FunctionWalk(CodeWalker &walker, int node, const source::Symbol &function,
                 const std::optional<source::Symbol> &type, WalkDepth depth);
    void run(std::stop_token stop);

    static bool isInside(const source::Outline &outline, int scope, int definition);

private:
    void followCall(const source::CallUse &use, std::stop_token stop);
    bool followNamedModule(const source::Expression &callee, const source::UsePlace &place, std::stop_token stop);
    void followStored(const source::CallUse &use, std::stop_token stop);
    void followReturns(std::stop_token stop);
    void follow(const source::Value &value, const source::UsePlace &place, EdgeKind kind, std::stop_token stop);
    bool followOperator(const QString &dotted, const source::UsePlace &place, std::stop_token stop);
    void followComponent(const source::Value &value, const source::UsePlace &place);
    std::optional<source::Symbol> ownMethod(const source::Expression &callee) const;
    void goTo(const source::Symbol &symbol, const std::optional<source::Symbol> &type, const source::UsePlace &place,
              EdgeKind kind, std::stop_token stop);
    void select(const source::Symbol &type, const source::UsePlace &place, bool oneOfSeveral, std::stop_token stop);
    ChainEdge edgeAt(const source::UsePlace &place, EdgeKind kind) const;
    bool isKernel(const source::Symbol &symbol) const;

    CodeWalker &m_walker;
    const int m_node;
    const source::Symbol m_function;
    const std::optional<source::Symbol> m_type;
    const WalkDepth m_depth;
    std::shared_ptr<const source::Usage> m_usage;
};

} // namespace mxw::dispatch
