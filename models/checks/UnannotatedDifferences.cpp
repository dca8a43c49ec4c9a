// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyComparison.h"
#include "models/checks/MirrorChecks.h"
#include "models/checks/ModificationMarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::UnannotatedDifferences)
};

constexpr qsizetype MaximumDetails = 12;
constexpr qsizetype MaximumText = 100;

/// Local differences of one definition outside of marks.
struct Differences
{
    std::map<int, QString> own;     ///< line → its text
    std::map<int, QString> lacking; ///< line of the copy that the gap stands before → the target's code
};

void addPieces(Differences &found, const Pieces *base, const Pieces &target, const Pieces &copy,
               const ModificationMarks &marks, std::pair<int, int> lines)
{
    const CopyComparison comparison = compareCopy(base, target, copy);
    for (const size_t index : comparison.additions) {
        if (!marks.touches(copy[index].line, copy[index].endLine))
            found.own.emplace(copy[index].line, copy[index].text);
    }
    for (const CopyComparison::Omission &omission : comparison.omissions) {
        const int before = omission.before > 0 ? omission.before : lines.first;
        const int after = omission.after > 0 ? omission.after : lines.second;
        // Where the copy has something else instead, that says it.
        const bool replaced = std::ranges::any_of(comparison.additions, [&](size_t index) {
            return copy[index].line >= before && copy[index].line <= after;
        });
        if (!replaced && !marks.touches(before, after))
            found.lacking.emplace(after, target[omission.target].text);
    }
}

Differences differencesOf(const MirroredUnit &unit, const ModificationMarks &marks)
{
    Differences found;
    const diff::NamedRange &range = *unit.definition.local;
    const std::pair lines{range.begin + 1, range.end};
    addPieces(found, unit.base ? &unit.base->header : nullptr, unit.target->header, unit.local->header, marks, lines);
    addPieces(found, unit.base ? &unit.base->body : nullptr, unit.target->body, unit.local->body, marks, lines);
    return found;
}

QStringList detailsOf(const Differences &found)
{
    std::multimap<int, QString> lines;
    for (const auto &[line, text] : found.own)
        lines.emplace(line, Text::tr("line %1: %2").arg(line).arg(text.left(MaximumText)));
    for (const auto &[line, text] : found.lacking)
        lines.emplace(line, Text::tr("before line %1, the target has: %2").arg(line).arg(text.left(MaximumText)));
    QStringList details;
    for (const auto &[line, text] : lines) {
        if (details.size() == MaximumDetails) {
            details.append(Text::tr("… %n more", nullptr, int(lines.size()) - int(MaximumDetails)));
            break;
        }
        details.append(text);
    }
    return details;
}

/// A definition that upstream never had; one inside of another such one is told with it.
bool isOwn(const MirroredUnit &unit)
{
    return !unit.moduleLevel && !unit.definition.base && !unit.definition.target;
}

std::optional<Finding> findingOf(const MirroredFile &file, const MirroredUnit &unit, const ModificationMarks &marks)
{
    Finding finding = mirrorFinding(u"M04"_s, file, unit, Severity::Info);
    finding.consequence =
        Text::tr("Nobody can tell at the next upgrade whether the difference is meant or was left behind.");
    if (isOwn(unit)) {
        const diff::NamedRange &range = *unit.definition.local;
        if (marks.touches(range.begin + 1, range.end))
            return std::nullopt;
        finding.message = Text::tr("%1 is the copy's own and has no modification mark.").arg(finding.symbol);
        return finding;
    }
    if (!unit.local || !unit.target)
        return std::nullopt;
    const Differences found = differencesOf(unit, marks);
    if (found.own.empty() && found.lacking.empty())
        return std::nullopt;
    finding.line = std::min(found.own.empty() ? found.lacking.begin()->first : found.own.begin()->first,
                            found.lacking.empty() ? found.own.begin()->first : found.lacking.begin()->first);
    const int count = int(found.own.size() + found.lacking.size());
    finding.message =
        unit.moduleLevel
            ? Text::tr("%n places outside of functions and classes differ from %1 without a mark.", nullptr, count)
                  .arg(file.target.path)
            : Text::tr("%n places of the copy differ from %1 outside modification marks.", nullptr, count)
                  .arg(unit.definition.target->name);
    finding.details = detailsOf(found);
    return finding;
}

} // namespace

std::vector<Finding> unannotatedDifferences(const CheckContext &context)
{
    std::vector<Finding> findings;
    const inventory::Profile &profile = context.code.profile;
    if (profile.markStarts.empty() && profile.markNotes.empty())
        return findings;
    for (const MirroredFile &file : mirroredFiles(context)) {
        const ModificationMarks marks(file.local.bytes, profile);
        int toldUntil = 0;
        for (const MirroredUnit &unit : file.units) {
            if (!unit.definition.local || (isOwn(unit) && unit.definition.local->end <= toldUntil))
                continue;
            if (isOwn(unit))
                toldUntil = unit.definition.local->end;
            if (auto finding = findingOf(file, unit, marks))
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
