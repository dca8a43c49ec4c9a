// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ChainGraphs.h"

#include <algorithm>
#include <array>
#include <random>

namespace mxw::tests {

using namespace Qt::StringLiterals;
using dispatch::Certainty;
using dispatch::ChainEdge;
using dispatch::ChainGraph;
using dispatch::ChainNode;
using dispatch::EdgeKind;
using dispatch::Stage;

namespace {

class Builder
{
public:
    ChainNode &node(Stage stage, const QString &title, const QString &file = {}, int line = 0, bool upstream = false)
    {
        graph.nodes.push_back({.id = title,
                               .stage = stage,
                               .title = title,
                               .upstream = upstream,
                               .file = file,
                               .line = line,
                               .endLine = line > 0 ? line + 12 : 0,
                               .signature = {},
                               .component = {},
                               .reason = {},
                               .entries = {},
                               .findings = {}});
        return graph.nodes.back();
    }
    ChainEdge &edge(const QString &from, EdgeKind kind, const QString &to, Certainty certainty = Certainty::Static,
                    const QString &reason = {})
    {
        const int at = graph.indexOf(from);
        graph.edges.push_back({.from = at,
                               .to = graph.indexOf(to),
                               .kind = kind,
                               .certainty = certainty,
                               .reason = reason,
                               .condition = {},
                               .upstream = graph.nodes[size_t(at)].upstream,
                               .file = graph.nodes[size_t(at)].file,
                               .line = graph.nodes[size_t(at)].line + 3});
        return graph.edges.back();
    }

    ChainGraph graph;
};

void addStart(Builder &chain)
{
    chain.node(Stage::EntryPoint, u"register_quantization"_s, u"pyproject.toml"_s, 46);
    chain.node(Stage::Import, u"acme.registry"_s, u"acme/registry/__init__.py"_s, 4);
    chain.node(Stage::Import, u"acme.quantization.packed"_s, u"acme/quantization/packed.py"_s, 1);
    auto &config = chain.node(Stage::Registration, u"PackedConfig"_s, u"acme/quantization/packed.py"_s, 30);
    config.entries = {u"registry:packed"_s};
    config.signature = u"@register_config(\"packed\") class PackedConfig(UpstreamPackedConfig)"_s;
    config.findings = {u"R03 `group_size` is read by an inherited method and nobody sets it."_s};
    chain.edge(u"register_quantization"_s, EdgeKind::Imports, u"acme.registry"_s);
    chain.edge(u"acme.registry"_s, EdgeKind::Imports, u"acme.quantization.packed"_s, Certainty::Confirmed);
    chain.edge(u"acme.quantization.packed"_s, EdgeKind::Registers, u"PackedConfig"_s);
}

void addMiddle(Builder &chain)
{
    chain.node(Stage::Lookup, u"get_quantization_config"_s, u"engine/layers/quantization/__init__.py"_s, 109, true);
    chain.node(Stage::Method, u"PackedConfig.get_quant_method"_s, u"acme/quantization/packed.py"_s, 36).signature =
        u"def get_quant_method(self, layer, prefix)"_s;
    chain.node(Stage::Method, u"PackedLinearMethod.process_weights_after_loading"_s, u"acme/quantization/packed.py"_s,
               74);
    chain.node(Stage::Method, u"UpstreamPackedConfig.from_config"_s, u"engine/layers/quantization/packed.py"_s, 58,
               true);
    chain.edge(u"PackedConfig"_s, EdgeKind::Overrides, u"get_quantization_config"_s, Certainty::Unknown,
               u"the key comes from the checkpoint"_s);
    chain.edge(u"get_quantization_config"_s, EdgeKind::Calls, u"PackedConfig.get_quant_method"_s).condition =
        u"isinstance(layer, LinearBase)"_s;
    chain.edge(u"get_quantization_config"_s, EdgeKind::Calls, u"UpstreamPackedConfig.from_config"_s, Certainty::Broken,
               u"R05 `from_config` is gone at the target."_s);
    chain.edge(u"PackedConfig.get_quant_method"_s, EdgeKind::Calls,
               u"PackedLinearMethod.process_weights_after_loading"_s);
}

void addEnd(Builder &chain)
{
    chain.node(Stage::Oracle, u"select_moe_backend"_s, u"acme/oracle.py"_s, 71).entries = {u"patch:oracle"_s};
    chain.node(Stage::Experts, u"TritonExperts"_s, u"acme/experts.py"_s, 81);
    chain.node(Stage::Experts, u"DeepExperts"_s, u"engine/experts/deep.py"_s, 20, true);
    chain.node(Stage::PrepareFinalize, u"maybe_make_prepare_finalize"_s, u"engine/all2all.py"_s, 34, true);
    chain.node(Stage::Wrapper, u"packed_gemm"_s, u"acme/ops.py"_s, 55);
    chain.node(Stage::Kernel, u"_C::packed_gemm"_s, u"csrc/torch_bindings.cpp"_s, 322, true);
    auto &component = chain.node(Stage::Kernel, u"acme_kernels.fused_moe"_s);
    component.component = u"acme_kernels"_s;
    component.reason = u"the library is closed; only its schema is known"_s;
    const QString load = u"PackedLinearMethod.process_weights_after_loading"_s;
    chain.edge(u"PackedConfig.get_quant_method"_s, EdgeKind::Selects, u"select_moe_backend"_s);
    chain.edge(u"select_moe_backend"_s, EdgeKind::Selects, u"TritonExperts"_s, Certainty::Unknown,
               u"`is_supported_config` asks the device"_s);
    chain.edge(u"select_moe_backend"_s, EdgeKind::FallsBack, u"DeepExperts"_s, Certainty::Unknown,
               u"`is_supported_config` asks the device"_s);
    chain.edge(u"TritonExperts"_s, EdgeKind::Calls, u"maybe_make_prepare_finalize"_s);
    chain.edge(u"maybe_make_prepare_finalize"_s, EdgeKind::Calls, u"acme_kernels.fused_moe"_s, Certainty::Unknown,
               u"set by an environment variable"_s);
    chain.edge(load, EdgeKind::Patches, u"packed_gemm"_s);
    chain.edge(u"packed_gemm"_s, EdgeKind::Calls, u"_C::packed_gemm"_s);
    for (int i = 0; i < 8; ++i) {
        const QString scheme = u"Scheme%1.apply"_s.arg(i);
        chain.node(Stage::Wrapper, scheme, u"acme/schemes/scheme_%1.py"_s.arg(i), 20 + i);
        chain.edge(u"PackedConfig.get_quant_method"_s, EdgeKind::Calls, scheme);
    }
}

} // namespace

std::shared_ptr<const ChainGraph> smallChain()
{
    Builder chain;
    addStart(chain);
    addMiddle(chain);
    addEnd(chain);
    return std::make_shared<const ChainGraph>(std::move(chain.graph));
}

std::shared_ptr<const ChainGraph> largeChain(int nodes)
{
    constexpr std::array<int, dispatch::StageCount> Shares{1, 20, 400, 40, 400, 20, 200, 10, 200, 209};
    ChainGraph graph;
    std::minstd_rand random(7);
    const auto below = [&](size_t end) { return int(random() % std::max<size_t>(1, end)); };
    std::vector<int> before;
    for (int stage = 0; stage < dispatch::StageCount; ++stage) {
        std::vector<int> now;
        const int count = std::max(1, Shares[size_t(stage)] * nodes / 1500);
        for (int i = 0; i < count; ++i) {
            ChainNode node;
            node.id = u"%1/%2"_s.arg(dispatch::toString(dispatch::Stage(stage))).arg(i);
            node.stage = dispatch::Stage(stage);
            node.title = u"Generated%1Name.%2_of_%3"_s.arg(i).arg(dispatch::toString(node.stage)).arg(i * 7);
            node.upstream = random() % 3 == 0;
            node.file = u"acme/generated/module_%1.py"_s.arg(i % 37);
            node.line = i * 3 + 1;
            if (random() % 11 == 0)
                node.findings = {u"R01 generated"_s};
            now.push_back(int(graph.nodes.size()));
            graph.nodes.push_back(std::move(node));
        }
        // Everyone has a way in, and everyone of the stage before a way out: no siblings without an end.
        const size_t edges = before.empty() ? 0 : std::max(before.size(), now.size()) * 3 / 2;
        for (size_t i = 0; i < edges; ++i) {
            ChainEdge edge;
            edge.from = before[i < before.size() ? i : size_t(below(before.size()))];
            edge.to = now[i < now.size() ? i : size_t(below(now.size()))];
            edge.kind = EdgeKind(below(7));
            edge.certainty = random() % 5 == 0    ? Certainty::Unknown
                             : random() % 29 == 0 ? Certainty::Broken
                                                  : Certainty::Static;
            graph.edges.push_back(std::move(edge));
        }
        before = std::move(now);
    }
    return std::make_shared<const ChainGraph>(std::move(graph));
}

} // namespace mxw::tests
