// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainGraph.h"

#include "models/core/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::dispatch {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::ChainGraph)
};

constexpr Words<Stage, StageCount> StageWords{{
    {Stage::EntryPoint, u"entry-point"},
    {Stage::Import, u"import"},
    {Stage::Registration, u"registration"},
    {Stage::Lookup, u"lookup"},
    {Stage::Method, u"method"},
    {Stage::Oracle, u"oracle"},
    {Stage::Experts, u"experts"},
    {Stage::PrepareFinalize, u"prepare-finalize"},
    {Stage::Wrapper, u"wrapper"},
    {Stage::Kernel, u"kernel"},
}};

constexpr Words<EdgeKind, 7> EdgeWords{{
    {EdgeKind::Imports, u"imports"},
    {EdgeKind::Registers, u"registers"},
    {EdgeKind::Overrides, u"overrides"},
    {EdgeKind::Patches, u"patches"},
    {EdgeKind::Selects, u"selects"},
    {EdgeKind::Calls, u"calls"},
    {EdgeKind::FallsBack, u"falls-back"},
}};

constexpr Words<Certainty, 4> CertaintyWords{{
    {Certainty::Static, u"static"},
    {Certainty::Confirmed, u"confirmed"},
    {Certainty::Broken, u"broken"},
    {Certainty::Unknown, u"unknown"},
}};

} // namespace

int ChainGraph::indexOf(const QString &id) const
{
    const auto found = std::ranges::find(nodes, id, &ChainNode::id);
    return found == nodes.end() ? -1 : int(found - nodes.begin());
}

QString toString(Stage stage)
{
    return wordOf(StageWords, stage);
}

QString toString(EdgeKind kind)
{
    return wordOf(EdgeWords, kind);
}

QString toString(Certainty certainty)
{
    return wordOf(CertaintyWords, certainty);
}

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::EntryPoint:
        return Text::tr("Entry point");
    case Stage::Import:
        return Text::tr("Imports");
    case Stage::Registration:
        return Text::tr("Registration");
    case Stage::Lookup:
        return Text::tr("Lookup");
    case Stage::Method:
        return Text::tr("Methods");
    case Stage::Oracle:
        return Text::tr("Selection");
    case Stage::Experts:
        return Text::tr("Experts");
    case Stage::PrepareFinalize:
        return Text::tr("Prepare and finalize");
    case Stage::Wrapper:
        return Text::tr("Wrappers");
    case Stage::Kernel:
        return Text::tr("Kernels");
    }
    return {};
}

QString edgeName(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::Imports:
        return Text::tr("imports");
    case EdgeKind::Registers:
        return Text::tr("registers");
    case EdgeKind::Overrides:
        return Text::tr("overrides");
    case EdgeKind::Patches:
        return Text::tr("patches");
    case EdgeKind::Selects:
        return Text::tr("selects");
    case EdgeKind::Calls:
        return Text::tr("calls");
    case EdgeKind::FallsBack:
        return Text::tr("falls back");
    }
    return {};
}

QString certaintyName(Certainty certainty)
{
    switch (certainty) {
    case Certainty::Static:
        return Text::tr("follows from the source");
    case Certainty::Confirmed:
        return Text::tr("seen by a probe");
    case Certainty::Broken:
        return Text::tr("a finding breaks it");
    case Certainty::Unknown:
        return Text::tr("only a running process can tell");
    }
    return {};
}

} // namespace mxw::dispatch
