// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ContractWords.h"

#include <QCoreApplication>

namespace mxw::inventory {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::DifferenceMatrix)
};

} // namespace

QString displayName(Contract contract)
{
    switch (contract) {
    case Contract::Weights:
        return Text::tr("Weights");
    case Contract::Activations:
        return Text::tr("Activations and projections");
    case Contract::Caches:
        return Text::tr("KV and indexer caches");
    case Contract::Attention:
        return Text::tr("Attention");
    case Contract::MoeAndParallelism:
        return Text::tr("MoE and parallelism");
    case Contract::OptionalFeatures:
        return Text::tr("Optional features");
    case Contract::Components:
        return Text::tr("Components");
    }
    return {};
}

QString explanation(Contract contract)
{
    switch (contract) {
    case Contract::Weights:
        return Text::tr("Checkpoint and runtime dtype, grouping, scale encoding, packing, conversion after loading, "
                        "excluded modules.");
    case Contract::Activations:
        return Text::tr("Compute, output and accumulation dtype, fused or separate projections, grouped GEMM, padding, "
                        "quantization, order of the inverse RoPE.");
    case Contract::Caches:
        return Text::tr("Logical and physical dtype, quantization scales, compressed and sliding-window parts, page "
                        "layout and stride, index units.");
    case Contract::Attention:
        return Text::tr("Selected backend, model-specific attention, prefill, decode and MTP paths, head dimensions, "
                        "sinks, causality, compression, capability restrictions.");
    case Contract::MoeAndParallelism:
        return Text::tr("The experts that really run, routing and scaling, shared experts, collectives of TP, PP, SP, "
                        "EP and DCP, supported combinations.");
    case Contract::OptionalFeatures:
        return Text::tr("LoRA, MTP, DSpark, graph capture: the real dispatch and the restrictions of each.");
    case Contract::Components:
        return Text::tr("Imported callables of installed components: signatures, identities and verified semantics.");
    }
    return {};
}

} // namespace mxw::inventory
