// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyChecks.h"
#include "models/checks/CopyComparison.h"
#include "models/checks/CopySides.h"
#include "models/checks/ModificationMarks.h"
#include "models/checks/PatchFinding.h"
#include "models/checks/SameReplacements.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::UnmarkedDifferences)
};

constexpr size_t MaximumDetails = 12;
constexpr qsizetype MaximumText = 100;

/// Lines of the copy that differ without a mark, with what to say of them.
struct Unmarked
{
    std::map<int, QString> added;   ///< line → its text
    std::map<int, QString> omitted; ///< line of the copy that the gap stands before → the target's code
    bool isEmpty() const { return added.empty() && omitted.empty(); }
};

class Search
{
public:
    Search(const CopySides &sides, const QByteArray &source, const Profile &profile)
        : m_sides(sides), m_marks(source, profile), m_lines(source.split('\n'))
    {
    }

    Unmarked run()
    {
        for (const CopyUnit &unit : m_sides.units) {
            if (!unit.target)
                addMember(unit);
            else if (const CopyComparison comparison = compareBodies(unit);
                     comparison.isCopy() && !comparison.isMostlyOwn())
                addUnit(unit, comparison);
        }
        return std::move(m_found);
    }

private:
    static CopyComparison compareBodies(const CopyUnit &unit)
    {
        return compareCopy(unit.base ? &unit.base->body : nullptr, unit.target->body, unit.copy->body);
    }

    void addMember(const CopyUnit &unit)
    {
        if (!unit.copy->body.empty() && !m_marks.touches(unit.copyLine, unit.copyEndLine))
            addLine(unit.copyLine);
    }

    void addUnit(const CopyUnit &unit, const CopyComparison &body)
    {
        addDifferences(unit.copyLine, unit.copyEndLine, unit.target->body, unit.copy->body, body);
        for (const CodeText::Decorator &decorator : unit.copy->decorators) {
            const auto same = [&](const CodeText &code) -> const Pieces * {
                const auto it = std::ranges::find(code.decorators, decorator.name, &CodeText::Decorator::name);
                return it == code.decorators.end() ? nullptr : &it->pieces;
            };
            if (const Pieces *target = same(*unit.target)) {
                addDifferences(unit.copyLine, unit.copyEndLine, *target, decorator.pieces,
                               compareCopy(unit.base ? same(*unit.base) : nullptr, *target, decorator.pieces));
            }
        }
    }

    void addDifferences(int first, int last, const Pieces &target, const Pieces &copy, const CopyComparison &comparison)
    {
        for (const size_t index : comparison.additions) {
            if (!m_marks.touches(copy[index].line, copy[index].endLine))
                addLine(copy[index].line);
        }
        for (const CopyComparison::Omission &omission : comparison.omissions) {
            const int before = omission.before > 0 ? omission.before : first;
            const int after = omission.after > 0 ? omission.after : last;
            // Where the copy has something else instead, that says it.
            const bool replaced = std::ranges::any_of(comparison.additions, [&](size_t index) {
                return copy[index].line >= before && copy[index].line <= after;
            });
            if (!replaced && !m_marks.touches(before, after))
                m_found.omitted.emplace(after, target[omission.target].text);
        }
    }

    void addLine(int line) { m_found.added.emplace(line, QString::fromUtf8(m_lines.value(line - 1)).trimmed()); }

    const CopySides &m_sides;
    const ModificationMarks m_marks;
    const QList<QByteArray> m_lines;
    Unmarked m_found;
};

QStringList detailsOf(const Unmarked &unmarked)
{
    std::multimap<int, QString> lines;
    for (const auto &[line, text] : unmarked.added)
        lines.emplace(line, Text::tr("line %1: %2").arg(line).arg(text.left(MaximumText)));
    for (const auto &[line, text] : unmarked.omitted)
        lines.emplace(line, Text::tr("before line %1, the target has: %2").arg(line).arg(text.left(MaximumText)));
    QStringList details;
    for (const auto &[line, text] : lines) {
        if (size_t(details.size()) == MaximumDetails) {
            details.append(Text::tr("… %n more", nullptr, int(lines.size() - MaximumDetails)));
            break;
        }
        details.append(text);
    }
    return details;
}

} // namespace

std::vector<Finding> unmarkedDifferences(const CheckContext &context)
{
    std::vector<Finding> findings;
    const Profile &profile = context.code.profile;
    if (profile.markStarts.empty() && profile.markNotes.empty())
        return findings;
    CopyReader reader(context);
    const SameReplacements same(context);
    for (const EntryFacts &facts : context.inventory.facts) {
        const std::optional<CopySides> sides = same.stands(facts) ? reader.sides(facts) : std::nullopt;
        if (!sides)
            continue;
        const Unmarked unmarked = Search(*sides, reader.pluginSource(sides->copyFile), profile).run();
        if (unmarked.isEmpty())
            continue;
        Finding finding = patchFinding(u"P14"_s, facts, Severity::Info);
        finding.file = sides->copyFile;
        finding.line =
            std::min(unmarked.added.empty() ? unmarked.omitted.begin()->first : unmarked.added.begin()->first,
                     unmarked.omitted.empty() ? unmarked.added.begin()->first : unmarked.omitted.begin()->first);
        finding.message = Text::tr("%n lines of the replacement differ from %1 outside modification marks.", nullptr,
                                   int(unmarked.added.size() + unmarked.omitted.size()))
                              .arg(finding.symbol);
        finding.consequence =
            Text::tr("Nobody can tell at the next upgrade whether the difference is meant or was left behind.");
        finding.details = detailsOf(unmarked) + same.otherTargets(facts);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
