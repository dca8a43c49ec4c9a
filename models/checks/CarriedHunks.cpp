// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CarriedHunks.h"

#include <algorithm>
#include <optional>

namespace mxw::checks {

namespace {

/// Below, a definition of the plugin is something of its own.
constexpr double LeastShare = 0.5;
constexpr int FewLines = 3;
/// Shorter lines stand in other places by chance.
constexpr qsizetype TellingLength = 12;

/// The lines of a hunk in one definition.
struct Piece
{
    QString unit;
    std::vector<QByteArrayView> added;
    std::vector<QByteArrayView> removed;
};

Piece &pieceOf(std::vector<Piece> &pieces, const QString &unit)
{
    const auto found = std::ranges::find(pieces, unit, &Piece::unit);
    if (found != pieces.end())
        return *found;
    pieces.push_back({unit, {}, {}});
    return pieces.back();
}

std::vector<Piece> piecesOf(const FileRevisions &revisions, const git::LineRange &range)
{
    std::vector<Piece> pieces;
    for (int i = range.oldStart; revisions.before && i < range.oldStart + range.oldCount; ++i) {
        if (i < revisions.before->lineCount() && revisions.before->isCode(i))
            pieceOf(pieces, revisions.before->unitOf(i)).removed.push_back(revisions.before->text(i));
    }
    for (int i = range.newStart; revisions.after && i < range.newStart + range.newCount; ++i) {
        if (i < revisions.after->lineCount() && revisions.after->isCode(i))
            pieceOf(pieces, revisions.after->unitOf(i)).added.push_back(revisions.after->text(i));
    }
    // A line that only moved inside the hunk, or to another depth, is neither new nor gone.
    for (Piece &piece : pieces) {
        std::erase_if(piece.removed, [&](QByteArrayView line) {
            const auto same = std::ranges::find(piece.added, line);
            if (same == piece.added.end())
                return false;
            piece.added.erase(same);
            return true;
        });
    }
    std::erase_if(pieces, [](const Piece &piece) { return piece.added.empty() && piece.removed.empty(); });
    return pieces;
}

/// What stands for `unit` in the plugin; nothing when the copy is of something else.
std::optional<QString> localUnit(const LocalCode &copy, const QString &unit)
{
    if (copy.scope.isEmpty())
        return unit;
    return covers(copy.scope, unit) ? std::optional(copy.localScope + unit.sliced(copy.scope.size())) : std::nullopt;
}

bool isCopyOf(const CodeUnits::Lines &original, const CodeUnits::Lines &copy)
{
    int total = 0;
    int common = 0;
    for (auto it = original.cbegin(); it != original.cend(); ++it) {
        total += *it;
        common += std::min(*it, copy.value(it.key()));
    }
    return total < FewLines || common >= LeastShare * total;
}

class PieceJudge
{
public:
    PieceJudge(const FileRevisions &revisions, const LocalCode &copy, const Piece &piece)
        : m_revisions(revisions), m_copy(copy), m_piece(piece)
    {
    }

    Carried judge() const
    {
        const std::optional<QString> local = localUnit(m_copy, m_piece.unit);
        if (!local)
            return Carried::Outside;
        const bool was = m_revisions.before && m_revisions.before->has(m_piece.unit);
        const bool is = m_revisions.after && m_revisions.after->has(m_piece.unit);
        const bool stays = m_copy.target && m_copy.target->has(m_piece.unit);
        if (!m_copy.local->has(*local)) {
            if (m_copy.inherits || was)
                return Carried::Outside;
            return stays ? Carried::No : Carried::Overtaken;
        }
        const CodeUnits::Lines &original = (was ? m_revisions.before : m_revisions.after)->linesOf(m_piece.unit);
        const CodeUnits::Lines &copied = m_copy.local->linesOf(*local);
        const bool whole = m_copy.scope.isEmpty() && m_piece.unit.isEmpty();
        if (!whole && !isCopyOf(original, copied))
            return Carried::Outside;
        if (is && !stays)
            return Carried::Overtaken;
        return judgeLines(*local);
    }

private:
    Carried judgeLines(const QString &local) const
    {
        static const CodeUnits::Lines nothing;
        const CodeUnits::Lines &after = m_revisions.after ? m_revisions.after->linesOf(m_piece.unit) : nothing;
        const CodeUnits::Lines &target = m_copy.target ? m_copy.target->linesOf(m_piece.unit) : nothing;
        const CodeUnits::Lines &copy = m_copy.local->linesOf(local);
        int asked = 0;
        int there = 0;
        for (const QByteArrayView line : m_piece.added) {
            const int wanted = std::min(after.value(line), target.value(line));
            if (wanted == 0)
                continue; // a later commit took it away again
            ++asked;
            const bool has =
                copy.value(line) >= wanted || (line.size() >= TellingLength && m_copy.local->contains(local, line));
            there += has ? 1 : 0;
        }
        // What replaced the removed lines is gone itself: what became of them is the business of that later commit.
        if (asked == 0 && !m_piece.added.empty())
            return Carried::Overtaken;
        for (const QByteArrayView line : m_piece.removed) {
            if (target.value(line) > after.value(line))
                continue; // a later commit brought it back
            ++asked;
            there += copy.value(line) <= after.value(line) ? 1 : 0;
        }
        if (asked == 0)
            return Carried::Overtaken;
        return there == asked ? Carried::Yes : there == 0 ? Carried::No : Carried::Partly;
    }

    const FileRevisions &m_revisions;
    const LocalCode &m_copy;
    const Piece &m_piece;
};

/// Of one hunk, over all its pieces and copies.
Carried together(const std::vector<Carried> &states)
{
    const auto any = [&](Carried state) { return std::ranges::find(states, state) != states.end(); };
    if (any(Carried::Partly) || (any(Carried::Yes) && any(Carried::No)))
        return Carried::Partly;
    for (const Carried state : {Carried::Yes, Carried::No, Carried::Overtaken}) {
        if (any(state))
            return state;
    }
    return Carried::Outside;
}

} // namespace

bool covers(const QString &scope, const QString &unit)
{
    return scope.isEmpty() || unit == scope || (unit.startsWith(scope) && unit.at(scope.size()) == u'.');
}

QStringList changedUnits(const FileRevisions &revisions, const std::vector<git::LineRange> &changes)
{
    QStringList changed;
    const auto add = [&](const CodeUnits *units, int from, int count) {
        for (int i = from; units && i < std::min(from + count, units->lineCount()); ++i) {
            const QString &unit = units->unitOf(i);
            if (units->isCode(i) && (changed.isEmpty() || changed.last() != unit))
                changed.append(unit);
        }
    };
    for (const git::LineRange &range : changes) {
        add(revisions.before, range.oldStart, range.oldCount);
        add(revisions.after, range.newStart, range.newCount);
    }
    changed.removeDuplicates();
    return changed;
}

CarriedHunks judgeHunks(const FileRevisions &revisions, const std::vector<git::LineRange> &changes,
                        const std::vector<LocalCode> &copies)
{
    CarriedHunks result;
    std::vector<Carried> hunks;
    for (const git::LineRange &range : changes) {
        result.added += range.newCount;
        result.removed += range.oldCount;
        std::vector<Carried> states;
        for (const Piece &piece : copies.empty() ? std::vector<Piece>() : piecesOf(revisions, range)) {
            for (const LocalCode &copy : copies)
                states.push_back(PieceJudge(revisions, copy, piece).judge());
        }
        hunks.push_back(together(states));
    }
    const auto count = [&](Carried state) { return int(std::ranges::count(hunks, state)); };
    result.carried = count(Carried::Yes);
    result.hunks = result.carried + count(Carried::No) + count(Carried::Partly);
    std::erase(hunks, Carried::Outside);
    if (result.hunks > 0)
        std::erase(hunks, Carried::Overtaken);
    result.state = together(hunks);
    return result;
}

} // namespace mxw::checks
