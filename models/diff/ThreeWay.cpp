// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/ThreeWay.h"

#include "models/diff/ChunkWriter.h"
#include "models/diff/DefinitionTriples.h"
#include "models/diff/LineTable.h"
#include "models/diff/SequenceAlignment.h"

#include <algorithm>

namespace mxw::diff {

namespace {

QString shortName(const QString &name)
{
    return name.section(u'.', -1);
}

class Comparison
{
public:
    Comparison(const std::array<const ThreeWayText *, 3> &texts, git::Whitespace whitespace, std::stop_token stop)
        : m_table(whitespace), m_stop(std::move(stop)), m_writer(m_result.chunks)
    {
        // Definitions of some texts only would keep apart what is the same.
        const bool aligned = std::ranges::none_of(
            texts, [](const ThreeWayText *text) { return !text->bytes.isEmpty() && text->definitions.empty(); });
        for (const TextSide side : AllTexts) {
            m_lines[side] = m_table.add(texts[side]->bytes);
            if (aligned)
                m_trees[side] = definitionTree(texts[side]->definitions, int(m_lines[side].size()));
        }
        m_triples = pairDefinitions(m_trees, texts);
        m_moved.assign(m_triples.size(), false);
    }

    ThreeWay run()
    {
        align({-1, -1, -1}, true);
        listDefinitions();
        m_result.localLines.assign(m_lines[LocalText].size(), Origin::Same);
        m_result.targetLines.assign(m_lines[TargetText].size(), Origin::Same);
        for (const ThreeWayChunk &chunk : m_result.chunks) {
            std::fill(m_result.localLines.begin() + chunk.local.begin, m_result.localLines.begin() + chunk.local.end,
                      chunk.origin);
            std::fill(m_result.targetLines.begin() + chunk.target.begin,
                      m_result.targetLines.begin() + chunk.target.end, chunk.origin);
        }
        return std::move(m_result);
    }

private:
    using Nodes = std::array<int, 3>;

    const DefinitionTree::Node &node(TextSide side, int index) const { return m_trees[side].nodes[size_t(index)]; }

    Sequence sequence(TextSide side, int parent, bool whole) const
    {
        Sequence sequence;
        if (parent < 0 && !whole)
            return sequence;
        int line = parent < 0 ? 0 : node(side, parent).range.begin;
        const int end = parent < 0 ? int(m_lines[side].size()) : node(side, parent).range.end;
        const auto addLines = [&](int until) {
            for (; line < until; ++line) {
                sequence.elements.push_back(m_lines[side][size_t(line)]);
                sequence.lines.push_back(line);
            }
        };
        for (const int child : m_trees[side].childrenOf(parent)) {
            addLines(node(side, child).range.begin);
            sequence.elements.push_back(Sequence::elementOf(node(side, child).triple));
            sequence.lines.push_back(line);
            line = node(side, child).range.end;
        }
        addLines(end);
        return sequence;
    }

    void align(const Nodes &nodes, bool whole)
    {
        if (m_stop.stop_requested())
            return;
        std::array<Sequence, 3> sequences;
        for (const TextSide side : AllTexts)
            sequences[side] = sequence(side, nodes[side], whole);
        SequenceAlignment(m_table, sequences, m_writer, [this](int triple, TextSide side, bool paired) {
            writeEnclosed(triple, side, paired);
        }).run();
    }

    void writeEnclosed(int triple, TextSide side, bool paired)
    {
        const Nodes &nodes = m_triples[size_t(triple)].node;
        // What local has somewhere else is written there.
        if (side == TargetText && nodes[LocalText] >= 0)
            return;
        const bool moved = !paired && nodes[LocalText] >= 0 && nodes[TargetText] >= 0;
        m_moved[size_t(triple)] = moved;
        const QString outer = m_writer.definition();
        const int targetPosition = m_writer.position(TargetText);
        const int named = nodes[LocalText] >= 0 ? nodes[LocalText] : nodes[TargetText];
        m_writer.setDefinition(node(nodes[LocalText] >= 0 ? LocalText : TargetText, named).range.name);
        for (const TextSide text : AllTexts) {
            if (nodes[text] >= 0)
                m_writer.setPosition(text, node(text, nodes[text]).range.begin);
        }
        align(nodes, false);
        m_writer.setDefinition(outer);
        if (moved)
            m_writer.setPosition(TargetText, targetPosition);
    }

    void listDefinitions()
    {
        const auto add = [this](size_t index) {
            const DefinitionTriple &triple = m_triples[index];
            ThreeWayDefinition definition;
            const std::array ranges{&definition.base, &definition.local, &definition.target};
            for (const TextSide side : AllTexts) {
                if (triple.node[side] >= 0)
                    *ranges[side] = node(side, triple.node[side]).range;
            }
            const std::optional<NamedRange> &upstream = definition.target ? definition.target : definition.base;
            definition.name = definition.local ? definition.local->name : upstream->name;
            definition.renamed =
                definition.local && upstream && shortName(upstream->name) != shortName(definition.name);
            definition.moved = m_moved[index];
            m_result.definitions.push_back(std::move(definition));
        };
        // In the order of local, then of the target, then of base.
        std::vector<bool> listed(m_triples.size(), false);
        for (const TextSide side : {LocalText, TargetText, BaseText}) {
            for (const DefinitionTree::Node &node : m_trees[side].nodes) {
                if (!listed[size_t(node.triple)])
                    add(size_t(node.triple));
                listed[size_t(node.triple)] = true;
            }
        }
    }

    LineTable m_table;
    std::stop_token m_stop;
    std::array<std::vector<int>, 3> m_lines;
    std::array<DefinitionTree, 3> m_trees;
    std::vector<DefinitionTriple> m_triples;
    std::vector<bool> m_moved;
    ThreeWay m_result;
    ChunkWriter m_writer;
};

} // namespace

ThreeWay threeWay(const ThreeWayText &base, const ThreeWayText &local, const ThreeWayText &target,
                  git::Whitespace whitespace, std::stop_token stop)
{
    return Comparison({&base, &local, &target}, whitespace, std::move(stop)).run();
}

} // namespace mxw::diff
