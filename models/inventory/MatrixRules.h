// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/DifferenceMatrix.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// What counts as a fact of a row of the difference matrix.
struct MatrixRule
{
    /// Where in the code the patterns look.
    enum class Read {
        Names,       ///< what is imported or defined in the module and read: "torch.float8_*", "*_all_reduce"
        Strings,     ///< literal texts, tests included: "fp8_*"
        Calls,       ///< what is called, with `keywords` and the attribute of self that keeps the result
        Stores,      ///< attributes of self and of classes, with their value where it is short
        Imports,     ///< whole dotted names of what is imported
        Definitions, ///< names of functions and methods
    };
    Contract contract = Contract::Weights;
    QString kind;
    Read read = Read::Names;
    /// Matches the whole of a name. In profiles `*` stands for any characters but '.', `**` for those, too.
    QRegularExpression pattern;
    QStringList keywords; ///< Calls: arguments worth showing, unless their value is a variable of the same name
};

/// The vocabulary of the difference matrix.
struct MatrixRules
{
    QStringList draftSuffixes; ///< of files that hold the draft part of a model: "_mtp"; they give no family its name
    std::vector<MatrixRule> rules;
};

/// The fields of a config.json that matter for the layout of layers; patterns as in file names.
struct CheckpointFields
{
    QStringList backbone;   ///< "num_hidden_layers"
    QStringList draft;      ///< "num_nextn_predict_layers"
    QStringList nested;     ///< objects that hold the fields of the language model: "text_config"
    QStringList perLayer;   ///< arrays that are indexed by layers whatever their length: "layer_types"
    QStringList otherLists; ///< lists that are not, whatever their length: "architectures", "eos_token_id"
    QStringList registries; ///< upstream tables from model type to config class, "module:NAME"
};

} // namespace mxw::inventory
