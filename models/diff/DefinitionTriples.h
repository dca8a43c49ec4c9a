// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/ThreeWay.h"

#include <array>
#include <vector>

namespace mxw::diff {

/// The three texts of a comparison, as indexes of arrays.
enum TextSide : size_t { BaseText, LocalText, TargetText };
inline constexpr std::array AllTexts{BaseText, LocalText, TargetText};

/// The definitions of one text as a tree.
struct DefinitionTree
{
    struct Node
    {
        NamedRange range;
        int parent = -1; ///< index; -1: the text itself
        int triple = -1; ///< index of what it belongs to
    };
    std::vector<Node> nodes; ///< in source order, what contains before what it contains

    std::vector<int> childrenOf(int parent) const;
};

/// Ranges that lie outside the text or cut one another are left out.
DefinitionTree definitionTree(const std::vector<NamedRange> &definitions, int lineCount);

/// One definition in the texts that have it: indexes of nodes, -1 for none.
struct DefinitionTriple
{
    std::array<int, 3> node{-1, -1, -1};
};

/// Pairs the definitions of three texts: by name inside of what encloses them, then what is left by content. Sets
/// `triple` of the nodes.
std::vector<DefinitionTriple> pairDefinitions(std::array<DefinitionTree, 3> &trees,
                                              const std::array<const ThreeWayText *, 3> &texts);

} // namespace mxw::diff
