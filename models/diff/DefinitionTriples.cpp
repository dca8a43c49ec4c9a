// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/DefinitionTriples.h"

#include "models/diff/LineTable.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace mxw::diff {

namespace {

constexpr double MinimumSimilarity = 0.6;
/// A getter of three lines resembles every other one.
constexpr size_t MinimumCommonLines = 3;

QString shortName(const QString &name)
{
    return name.section(u'.', -1);
}

/// The lines of one definition as a sorted list of numbers, for counting what two have in common.
struct Content
{
    std::vector<int> lines;
    bool isClass = false;
};

size_t commonLines(const Content &left, const Content &right)
{
    size_t count = 0;
    auto l = left.lines.begin();
    auto r = right.lines.begin();
    while (l != left.lines.end() && r != right.lines.end()) {
        if (*l < *r)
            ++l;
        else if (*r < *l)
            ++r;
        else {
            ++count;
            ++l;
            ++r;
        }
    }
    return count;
}

double similarity(const Content &left, const Content &right)
{
    const size_t total = left.lines.size() + right.lines.size();
    if (left.isClass != right.isClass || total == 0)
        return 0;
    // Even if all of the shorter one is in the longer one.
    if (2.0 * double(std::min(left.lines.size(), right.lines.size())) / double(total) < MinimumSimilarity)
        return 0;
    const size_t common = commonLines(left, right);
    return common < MinimumCommonLines ? 0 : 2.0 * double(common) / double(total);
}

class Pairing
{
public:
    Pairing(std::array<DefinitionTree, 3> &trees, const std::array<const ThreeWayText *, 3> &texts) : m_trees(trees)
    {
        // Indentation does not count: a function may have become a method.
        LineTable table(git::Whitespace::IgnoreAll);
        const int blank = table.add("\n").front();
        for (const TextSide side : AllTexts) {
            const std::vector<int> lines = table.add(texts[side]->bytes);
            const QList<QByteArray> words = texts[side]->bytes.split('\n');
            for (const DefinitionTree::Node &node : trees[side].nodes) {
                Content content;
                for (int line = node.range.begin; line < node.range.end; ++line) {
                    if (lines[size_t(line)] != blank)
                        content.lines.push_back(lines[size_t(line)]);
                }
                std::ranges::sort(content.lines);
                content.isClass = beginsClass(words, node.range);
                m_contents[side].push_back(std::move(content));
            }
        }
    }

    std::vector<DefinitionTriple> run()
    {
        pairByName({-1, -1, -1});
        pairByContent();
        // Members come after the classes that enclose them were paired; the list grows while it is walked.
        for (size_t i = 0; i < m_triples.size(); ++i) {
            if (const DefinitionTriple triple = m_triples[i]; triple.node != Nothing)
                pairByName(triple.node);
        }
        pairByContent();
        std::vector<DefinitionTriple> kept;
        std::ranges::copy_if(m_triples, std::back_inserter(kept),
                             [](const DefinitionTriple &triple) { return triple.node != Nothing; });
        for (size_t i = 0; i < kept.size(); ++i) {
            for (const TextSide side : AllTexts) {
                if (kept[i].node[side] >= 0)
                    m_trees[side].nodes[size_t(kept[i].node[side])].triple = int(i);
            }
        }
        return kept;
    }

private:
    static constexpr std::array<int, 3> Nothing{-1, -1, -1};

    static bool beginsClass(const QList<QByteArray> &lines, const NamedRange &range)
    {
        for (int line = range.begin; line < range.end; ++line) {
            const QByteArray text = lines[line].trimmed();
            if (text.startsWith("class "))
                return true;
            if (text.startsWith("def ") || text.startsWith("async def "))
                return false;
        }
        return false;
    }

    /// Pairs what these enclose; the whole texts when all are -1. A second one of a name (a property's setter) goes
    /// with the second one of the others.
    void pairByName(const std::array<int, 3> &parents)
    {
        std::map<std::pair<QString, int>, DefinitionTriple> found;
        const bool whole = parents == Nothing;
        for (const TextSide side : AllTexts) {
            if (!whole && parents[side] < 0)
                continue;
            QHash<QString, int> seen;
            for (const int child : m_trees[side].childrenOf(parents[side])) {
                const QString name = shortName(m_trees[side].nodes[size_t(child)].range.name);
                found[{name, seen[name]++}].node[side] = child;
            }
        }
        for (const auto &[name, triple] : found)
            m_triples.push_back(triple);
    }

    /// Joins triples that have no text in common and resemble one another, the closest first.
    void pairByContent()
    {
        struct Candidate
        {
            double similarity;
            size_t left;
            size_t right;
        };
        std::vector<Candidate> candidates;
        std::vector<size_t> open;
        for (size_t i = 0; i < m_triples.size(); ++i) {
            const std::array<int, 3> &node = m_triples[i].node;
            if (node != Nothing && std::ranges::count(node, -1) > 0)
                open.push_back(i);
        }
        for (size_t i = 0; i < open.size(); ++i) {
            for (size_t j = i + 1; j < open.size(); ++j) {
                if (!canJoin(open[i], open[j]))
                    continue;
                if (const double value = resemblance(open[i], open[j]); value >= MinimumSimilarity)
                    candidates.push_back({value, open[i], open[j]});
            }
        }
        std::ranges::stable_sort(candidates, std::greater(), &Candidate::similarity);
        for (const Candidate &candidate : candidates) {
            if (!canJoin(candidate.left, candidate.right))
                continue;
            for (const TextSide side : AllTexts) {
                if (int &node = m_triples[candidate.right].node[side]; node >= 0)
                    m_triples[candidate.left].node[side] = node;
            }
            m_triples[candidate.right].node = Nothing;
        }
    }

    bool canJoin(size_t left, size_t right) const
    {
        const std::array<int, 3> &l = m_triples[left].node;
        const std::array<int, 3> &r = m_triples[right].node;
        return l != Nothing && r != Nothing &&
               std::ranges::none_of(AllTexts, [&](TextSide side) { return l[side] >= 0 && r[side] >= 0; });
    }

    double resemblance(size_t left, size_t right) const
    {
        double best = 0;
        for (const TextSide l : AllTexts) {
            for (const TextSide r : AllTexts) {
                const int one = m_triples[left].node[l];
                const int other = m_triples[right].node[r];
                if (one >= 0 && other >= 0)
                    best = std::max(best, similarity(m_contents[l][size_t(one)], m_contents[r][size_t(other)]));
            }
        }
        return best;
    }

    std::array<DefinitionTree, 3> &m_trees;
    std::array<std::vector<Content>, 3> m_contents;
    std::vector<DefinitionTriple> m_triples;
};

} // namespace

std::vector<int> DefinitionTree::childrenOf(int parent) const
{
    std::vector<int> children;
    for (size_t i = parent < 0 ? 0 : size_t(parent) + 1; i < nodes.size(); ++i) {
        if (parent >= 0 && nodes[i].range.begin >= nodes[size_t(parent)].range.end)
            break;
        if (nodes[i].parent == parent)
            children.push_back(int(i));
    }
    return children;
}

DefinitionTree definitionTree(const std::vector<NamedRange> &definitions, int lineCount)
{
    std::vector<NamedRange> sorted = definitions;
    std::ranges::stable_sort(sorted, [](const NamedRange &a, const NamedRange &b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    });
    DefinitionTree tree;
    std::vector<int> enclosing;
    for (const NamedRange &range : sorted) {
        if (range.begin < 0 || range.end > lineCount || range.begin >= range.end)
            continue;
        while (!enclosing.empty() && tree.nodes[size_t(enclosing.back())].range.end <= range.begin)
            enclosing.pop_back();
        if (!enclosing.empty() && tree.nodes[size_t(enclosing.back())].range.end < range.end)
            continue;
        tree.nodes.push_back({range, enclosing.empty() ? -1 : enclosing.back(), -1});
        enclosing.push_back(int(tree.nodes.size()) - 1);
    }
    return tree;
}

std::vector<DefinitionTriple> pairDefinitions(std::array<DefinitionTree, 3> &trees,
                                              const std::array<const ThreeWayText *, 3> &texts)
{
    return Pairing(trees, texts).run();
}

} // namespace mxw::diff
