// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyComparison.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

/// `else:`, `return` and `None` are everywhere: that one of them is there says nothing.
bool saysSomething(const Piece &piece)
{
    return piece.text.size() >= 8;
}

/// How many pieces of a run count, and how many of those are there.
struct Presence
{
    int counted = 0;
    int there = 0;

    bool mostly() const { return counted > 0 && 2 * there >= counted; }
};

template <typename Predicate> Presence presenceOf(const Pieces &pieces, size_t begin, size_t end, Predicate isThere)
{
    const bool any = std::any_of(pieces.begin() + qsizetype(begin), pieces.begin() + qsizetype(end), saysSomething);
    Presence presence;
    for (size_t i = begin; i < end; ++i) {
        if (any && !saysSomething(pieces[i]))
            continue;
        ++presence.counted;
        presence.there += isThere(i) ? 1 : 0;
    }
    return presence;
}

/// How far a run of new pieces can begin earlier so that it begins with a statement: a diff may as well say that
/// `"--b")` and `add(` came as that `add(` and `"--b")` did.
size_t slideOf(const Pieces &pieces, size_t begin, size_t end, size_t lowest)
{
    size_t slide = 0;
    while (pieces[begin - slide].depth > 0) {
        if (begin - slide <= lowest || pieces[begin - slide - 1].text != pieces[end - slide - 1].text ||
            pieces[begin - slide - 1].depth != pieces[end - slide - 1].depth)
            return 0;
        ++slide;
    }
    return slide;
}

void slideUp(UpstreamChange &change, const Pieces &base, const Pieces &target, const UpstreamChange *previous)
{
    size_t slide = 0;
    if (change.baseBegin == change.baseEnd)
        slide = slideOf(target, change.targetBegin, change.targetEnd, previous ? previous->targetEnd : 0);
    else if (change.targetBegin == change.targetEnd)
        slide = slideOf(base, change.baseBegin, change.baseEnd, previous ? previous->baseEnd : 0);
    change.baseBegin -= slide;
    change.baseEnd -= slide;
    change.targetBegin -= slide;
    change.targetEnd -= slide;
}

/// How the three lie beside one another.
struct Alignments
{
    Alignment upstream; ///< base to target
    Alignment fromBase; ///< to the copy
    Alignment fromTarget;
};

Alignments alignAll(const Pieces &base, const Pieces &target, const Pieces &copy,
                    Indentation indentation = Indentation::Ignored)
{
    Alignments alignments{align(base, target, indentation), {}, align(target, copy, indentation)};
    // Mostly upstream changed nothing.
    alignments.fromBase = sameCode(base, target) ? alignments.fromTarget : align(base, copy, indentation);
    return alignments;
}

std::vector<UpstreamChange> changesOf(const Pieces &base, const Pieces &target, const Alignment &alignment)
{
    std::vector<UpstreamChange> changes;
    size_t b = 0;
    size_t t = 0;
    while (b < base.size() || t < target.size()) {
        if (b < base.size() && alignment.inRight[b] == int(t)) {
            ++b;
            ++t;
            continue;
        }
        UpstreamChange change{b, b, t, t, {}};
        while (change.baseEnd < base.size() && alignment.inRight[change.baseEnd] < 0)
            ++change.baseEnd;
        while (change.targetEnd < target.size() && alignment.inLeft[change.targetEnd] < 0)
            ++change.targetEnd;
        b = change.baseEnd;
        t = change.targetEnd;
        slideUp(change, base, target, changes.empty() ? nullptr : &changes.back());
        changes.push_back(change);
    }
    return changes;
}

class Judge
{
public:
    Judge(const Pieces &base, const Pieces &target, const Pieces &copy, const Alignments &alignments)
        : m_base(base), m_target(target), m_fromBase(alignments.fromBase), m_fromTarget(alignments.fromTarget)
    {
        for (size_t i = 0; i < copy.size(); ++i) {
            if (m_fromBase.inLeft[i] < 0 && saysSomething(copy[i]))
                m_own.insert(copy[i].text);
        }
    }

    UpstreamChange::Verdict verdict(const UpstreamChange &change) const
    {
        using enum UpstreamChange::Verdict;
        const Presence added = presenceOf(m_target, change.targetBegin, change.targetEnd, [this](size_t i) {
            return m_fromTarget.inRight[i] >= 0 || m_own.contains(m_target[i].text);
        });
        const Presence kept = presenceOf(m_base, change.baseBegin, change.baseEnd, [&](size_t i) {
            // Old code that the copy has where the target has it, too, was moved, not kept.
            const int at = m_fromBase.inRight[i];
            return at >= 0 && m_fromTarget.inLeft[size_t(at)] < 0;
        });
        if (added.mostly())
            return Carried;
        // A few of the new pieces are there by chance, or the copy took part of the change: it lacks the rest.
        if (kept.counted > 0)
            return kept.mostly() || added.there > 0 ? NotCarried : added.counted > 0 ? OwnWay : Carried;
        return hasSurroundings(change) ? NotCarried : OwnWay;
    }

private:
    /// Something was added between two pieces: the copy has at least one of them.
    bool hasSurroundings(const UpstreamChange &change) const
    {
        const bool before = change.baseBegin == 0 || m_fromBase.inRight[change.baseBegin - 1] >= 0;
        const bool after = change.baseEnd == m_base.size() || m_fromBase.inRight[change.baseEnd] >= 0;
        const bool edge = change.baseBegin == 0 || change.baseEnd == m_base.size();
        return edge ? before && after : before || after;
    }

    const Pieces &m_base;
    const Pieces &m_target;
    const Alignment &m_fromBase;
    const Alignment &m_fromTarget;
    QSet<QString> m_own; ///< what the copy has and base has not
};

void findLocal(const Pieces &target, const Pieces &copy, const Alignments &alignments, CopyComparison &comparison)
{
    const Alignment &fromTarget = alignments.fromTarget;
    for (size_t i = 0; i < copy.size(); ++i) {
        if (fromTarget.inLeft[i] < 0 && alignments.fromBase.inLeft[i] < 0)
            comparison.additions.push_back(i);
    }
    int before = 0;
    for (size_t i = 0; i < target.size(); ++i) {
        if (fromTarget.inRight[i] >= 0) {
            before = copy[size_t(fromTarget.inRight[i])].endLine;
            continue;
        }
        if (alignments.upstream.inLeft[i] < 0)
            continue;
        const auto next = std::find_if(fromTarget.inRight.begin() + qsizetype(i), fromTarget.inRight.end(),
                                       [](int index) { return index >= 0; });
        comparison.omissions.push_back({i, before, next == fromTarget.inRight.end() ? 0 : copy[size_t(*next)].line});
    }
}

} // namespace

CopyComparison compareCopy(const Pieces *base, const Pieces &target, const Pieces &copy)
{
    CopyComparison comparison;
    // Without a base, all of the target was there before.
    const Pieces &origin = base ? *base : target;
    const Alignments alignments = alignAll(origin, target, copy);
    const auto there = std::ranges::count_if(alignments.fromBase.inRight, [](int index) { return index >= 0; });
    comparison.size = copy.size();
    comparison.share = origin.empty() ? (copy.empty() ? 1 : 0) : double(there) / double(origin.size());
    if (!sameCode(origin, target)) {
        comparison.changes = changesOf(origin, target, alignments.upstream);
        // They may differ in nothing but the blocks that code stands in.
        std::optional<Alignments> indented;
        if (comparison.changes.empty()) {
            indented = alignAll(origin, target, copy, Indentation::Compared);
            comparison.changes = changesOf(origin, target, indented->upstream);
        }
        const Judge judge(origin, target, copy, indented ? *indented : alignments);
        for (UpstreamChange &change : comparison.changes)
            change.verdict = judge.verdict(change);
    }
    findLocal(target, copy, alignments, comparison);
    return comparison;
}

} // namespace mxw::checks
