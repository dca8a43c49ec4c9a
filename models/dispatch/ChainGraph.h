// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::dispatch {

/// The columns of a chain, from plugin start to installed kernel. (workflows/registry-upgrade, "Trace registration and
/// dispatch")
enum class Stage {
    EntryPoint,      ///< a line of pyproject.toml and the function it names
    Import,          ///< modules that start-up imports on the way
    Registration,    ///< the decorator, call or statement that registers or patches
    Lookup,          ///< upstream code that finds the registered thing
    Method,          ///< methods of the effective class that upstream calls
    Oracle,          ///< functions that select a backend
    Experts,         ///< the classes that they select
    PrepareFinalize, ///< what brings tokens to experts and back
    Wrapper,         ///< Python functions around an operator
    Kernel,          ///< operators, Triton kernels, installed components
};
inline constexpr int StageCount = int(Stage::Kernel) + 1;

enum class EdgeKind { Imports, Registers, Overrides, Patches, Selects, Calls, FallsBack };

enum class Certainty {
    Static,    ///< follows from the source
    Confirmed, ///< a probe saw it
    Broken,    ///< a finding sits on it
    Unknown,   ///< only a running process can tell: `reason`
};

/// A piece of code, an operator or an installed component.
struct ChainNode
{
    QString id; ///< the same thing has the same id in every chain of a review: "plugin:file:Class.method", "op:_C::x"
    Stage stage = Stage::Import;
    QString title;         ///< "MacaAutoAWQConfig.get_quant_method"
    bool upstream = false; ///< `file` is relative to the upstream tree at the target, else to the plugin's
    QString file;          ///< empty for things outside both trees
    int line = 0;
    int endLine = 0;
    QString signature;
    QString component;    ///< Kernel: the installed library that provides it, where that is known
    QString reason;       ///< why the chain ends here, where it ends without a kernel
    QStringList entries;  ///< ids of the entries that this node is
    QStringList findings; ///< "R02 …": check and message

    bool operator==(const ChainNode &) const = default;
};

struct ChainEdge
{
    int from = 0; ///< index in nodes
    int to = 0;
    EdgeKind kind = EdgeKind::Calls;
    Certainty certainty = Certainty::Static;
    QString reason;    ///< Unknown: what decides it; Broken: the finding
    QString condition; ///< the test around the place, in words of the source
    bool upstream = false;
    QString file; ///< where the hop is written
    int line = 0;

    bool operator==(const ChainEdge &) const = default;
};

/// The dispatch chain of one entry, or of a whole plugin. Nodes are in the order they were met; edges go from start-up
/// towards kernels, and may skip stages or stay in one.
struct ChainGraph
{
    std::vector<ChainNode> nodes;
    std::vector<ChainEdge> edges;
    QStringList notices; ///< what was left out and why, translated

    int indexOf(const QString &id) const; ///< -1 when there is none
    bool operator==(const ChainGraph &) const = default;
};

/// Words of the JSON form; not translated.
QString toString(Stage stage);
QString toString(EdgeKind kind);
QString toString(Certainty certainty);
/// Words of the window, translated.
QString stageName(Stage stage);
QString edgeName(EdgeKind kind);
QString certaintyName(Certainty certainty);

} // namespace mxw::dispatch
