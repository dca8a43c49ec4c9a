// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MirrorChecks.h"
#include "models/checks/MissedHunks.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ChangedByBoth)
};

constexpr qsizetype MaximumLocalLines = 20;
constexpr qsizetype MaximumText = 100;

/// True when a chunk is about what one of the hunks is about.
bool belongs(const diff::ThreeWayChunk &chunk, const std::vector<UpstreamHunk> &hunks)
{
    const auto meets = [](const Pieces &pieces, size_t begin, size_t end, diff::Slice slice) {
        return std::any_of(pieces.begin() + qsizetype(begin), pieces.begin() + qsizetype(end),
                           [&](const Piece &piece) { return piece.line <= slice.end && piece.endLine > slice.begin; });
    };
    return std::ranges::any_of(hunks, [&](const UpstreamHunk &hunk) {
        return meets(*hunk.base, hunk.change.baseBegin, hunk.change.baseEnd, chunk.base) ||
               meets(*hunk.target, hunk.change.targetBegin, hunk.change.targetEnd, chunk.target);
    });
}

/// What the copy has in the place of those hunks.
QStringList localLines(const MirroredFile &file, const MirroredUnit &unit, const std::vector<UpstreamHunk> &hunks)
{
    QStringList lines;
    const QString name = unit.moduleLevel ? QString() : unit.definition.name;
    for (const diff::ThreeWayChunk &chunk : file.threeWay.chunks) {
        if (chunk.origin != diff::Origin::Both || chunk.definition != name || chunk.local.begin == chunk.local.end ||
            !belongs(chunk, hunks))
            continue;
        int number = chunk.local.begin;
        for (const QString &text : linesOf(file.local.bytes, chunk.local.begin + 1, chunk.local.end)) {
            ++number;
            if (text.trimmed().isEmpty())
                continue;
            if (lines.size() == MaximumLocalLines) {
                lines.append(Text::tr("…"));
                return lines;
            }
            lines.append(Text::tr("line %1 of the copy: %2").arg(number).arg(text.left(MaximumText)));
        }
    }
    return lines;
}

} // namespace

std::vector<Finding> changedByBoth(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const MirroredFile &file : mirroredFiles(context)) {
        for (const MirroredUnit &unit : file.units) {
            if (!unit.changedUpstream || !unit.base || !unit.local || !unit.target)
                continue;
            const CopyJudgement judgement = judgeCopy(*unit.base, *unit.target, *unit.local, HeaderUse::Compared);
            // Upstream may have come to what the copy always was.
            const bool rewritten = !unit.moduleLevel && judgement.changed && !judgement.copy &&
                                   !sameCode(unit.local->body, unit.target->body);
            if (judgement.ownWay.empty() && !rewritten)
                continue;
            const QString &name = unit.moduleLevel ? file.target.path : unit.definition.target->name;
            Finding finding = mirrorFinding(u"M03"_s, file, unit, rewritten ? Severity::Info : Severity::Warning);
            if (rewritten) {
                finding.message =
                    Text::tr("Upstream changed %1 since base; the file has code of its own there.").arg(name);
                finding.consequence =
                    Text::tr("Whether it must follow cannot be told line by line: read upstream's change.");
            } else {
                finding.upstreamLine = firstLine(judgement.ownWay, finding.upstreamLine);
                finding.message = Text::tr("Upstream changed %1 since base in %n places that the copy changed, too.",
                                           nullptr, int(judgement.ownWay.size()))
                                      .arg(name);
                finding.consequence =
                    Text::tr("Neither side's text is right as it stands: whoever takes one over loses "
                             "what the other meant.");
                finding.details = hunkLines(file.base.bytes, file.target.bytes, file.target.path, judgement.ownWay) +
                                  localLines(file, unit, judgement.ownWay);
            }
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
