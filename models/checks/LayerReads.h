// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/ModelFamilies.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace mxw::checks {

/// Where the code of a model takes one element of a layer-indexed array.
struct LayerRead
{
    QString array; ///< "layer_types"
    QString file;  ///< relative to its tree
    int line = 0;
    bool upstream = false;
    QString text;         ///< "layer_types[layer_idx]"
    bool draft = false;   ///< draft layers run it
    bool guarded = false; ///< below a test against the number of backbone layers or the length of a list

    QString place() const;
};

/// Of the code that a family of models runs: its files, what they take from their counterparts, and what those take
/// from model files beside them. `arrays`: plain names; `counts`: names that hold the number of backbone layers.
std::vector<LayerRead> layerReads(const inventory::Code &code, const inventory::ModelFamily &family,
                                  const QStringList &arrays, const QStringList &counts, std::stop_token stop = {});

} // namespace mxw::checks
