// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyChecks.h"
#include "models/checks/CopyComparison.h"
#include "models/checks/CopySides.h"
#include "models/checks/PatchFinding.h"
#include "models/checks/PatchedTwice.h"
#include "models/checks/PythonTokens.h"
#include "models/checks/SameReplacements.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::StaleCopies)
};

constexpr qsizetype MaximumDetails = 40;
constexpr int MaximumClosers = 4;

/// Changes of one list of pieces that the copy lacks, with the lists they point into.
struct Missed
{
    const Pieces *base;
    const Pieces *target;
    UpstreamChange change;
};

const CodeText::Decorator *decoratorOf(const CodeText &code, const QString &name)
{
    const auto it =
        std::ranges::find(code.decorators, name.section(u'.', -1),
                          [](const CodeText::Decorator &decorator) { return decorator.name.section(u'.', -1); });
    return it == code.decorators.end() ? nullptr : &*it;
}

void collect(const Pieces &base, const Pieces &target, const CopyComparison &comparison, std::vector<Missed> &missed)
{
    for (const UpstreamChange &change : comparison.changes) {
        if (change.verdict == UpstreamChange::Verdict::NotCarried)
            missed.push_back({&base, &target, change});
    }
}

/// What upstream changed in one unit since base.
struct UnitResult
{
    bool changed = false;
    bool copy = false;
    std::vector<Missed> missed;
};

UnitResult judge(const CopyUnit &unit)
{
    UnitResult result;
    if (!unit.base || !unit.target || !unit.copy)
        return result;
    result.changed = !sameCode(unit.base->body, unit.target->body);
    const CopyComparison body = compareCopy(&unit.base->body, unit.target->body, unit.copy->body);
    result.copy = body.isCopy();
    if (!result.copy)
        return result;
    // A decorator that one side lacks altogether is the business of another check.
    for (const CodeText::Decorator &decorator : unit.target->decorators) {
        const CodeText::Decorator *before = decoratorOf(*unit.base, decorator.name);
        const CodeText::Decorator *copied = decoratorOf(*unit.copy, decorator.name);
        if (before && copied) {
            collect(before->pieces, decorator.pieces, compareCopy(&before->pieces, decorator.pieces, copied->pieces),
                    result.missed);
        }
    }
    if (result.changed)
        collect(unit.base->body, unit.target->body, body, result.missed);
    return result;
}

/// Lines [first, last] of a run of pieces; last < first when the run is empty.
std::pair<int, int> linesOfRun(const Pieces &pieces, size_t begin, size_t end)
{
    std::pair<int, int> lines{0, -1};
    for (size_t i = begin; i < end; ++i) {
        lines.first = i == begin ? pieces[i].line : std::min(lines.first, pieces[i].line);
        lines.second = std::max(lines.second, pieces[i].endLine);
    }
    return lines;
}

bool onlyCloses(const QString &line)
{
    const QString text = line.trimmed();
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return u")]},:"_s.contains(c); });
}

/// Those lines and the closing brackets below them, which no piece is made of. A bracket that something outside the
/// lines opens is there whatever became of the lines.
QStringList shownLines(const QByteArray &source, int first, int last)
{
    const QStringList lines = linesOf(source, first, last + MaximumClosers);
    const qsizetype count = std::min<qsizetype>(last - first + 1, lines.size());
    std::vector<PythonTokens> tokens(size_t(lines.size()));
    for (const PythonStatement &statement : pythonStatements(lines.join(u'\n'))) {
        for (const PythonToken &token : statement.tokens) {
            if (token.opens() || token.closes())
                tokens[size_t(token.line)].push_back(token);
        }
    }
    QStringList shown;
    size_t open = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const PythonTokens &brackets = tokens[size_t(i)];
        const bool closes = onlyCloses(lines[i]);
        if (i >= count && !closes)
            break;
        if (!closes || brackets.size() <= open)
            shown.append(lines[i]);
        for (const PythonToken &bracket : brackets)
            open = bracket.opens() ? open + 1 : open - std::min<size_t>(open, 1);
    }
    return shown;
}

QStringList hunksOf(CopyReader &reader, const CopySides &sides, const std::vector<Missed> &missed)
{
    QStringList lines;
    const QByteArray baseSource = reader.baseSource(sides.baseFile);
    const QByteArray targetSource = reader.targetSource(sides.targetFile);
    for (const Missed &hunk : missed) {
        const auto [baseFirst, baseLast] = linesOfRun(*hunk.base, hunk.change.baseBegin, hunk.change.baseEnd);
        const auto [first, last] = linesOfRun(*hunk.target, hunk.change.targetBegin, hunk.change.targetEnd);
        const size_t at = std::min(hunk.change.targetBegin, hunk.target->size() - (hunk.target->empty() ? 0 : 1));
        const int line = last >= first ? first : hunk.target->empty() ? 0 : (*hunk.target)[at].line;
        lines.append(u"@@ %1:%2"_s.arg(sides.targetFile).arg(line));
        if (baseLast >= baseFirst) {
            for (const QString &text : shownLines(baseSource, baseFirst, baseLast))
                lines.append(u"- "_s + text);
        }
        if (last >= first) {
            for (const QString &text : shownLines(targetSource, first, last))
                lines.append(u"+ "_s + text);
        }
    }
    if (const qsizetype more = lines.size() - MaximumDetails; more > 0) {
        lines.resize(MaximumDetails);
        lines.append(Text::tr("… %n more lines", nullptr, int(more)));
    }
    return lines;
}

int firstLine(const std::vector<Missed> &missed, int otherwise)
{
    for (const Missed &hunk : missed) {
        if (hunk.change.targetBegin < hunk.target->size())
            return (*hunk.target)[hunk.change.targetBegin].line;
    }
    return otherwise;
}

Finding staleFinding(CopyReader &reader, const EntryFacts &facts, const CopySides &sides, const CopyUnit &unit,
                     const std::vector<Missed> &missed)
{
    Finding finding = patchFinding(u"P04"_s, facts, Severity::Warning, Severity::Info);
    if (!unit.member.isEmpty()) {
        finding.symbol += u'.' + unit.member;
        finding.file = sides.copyFile;
        finding.line = unit.copyLine;
    }
    finding.upstreamFile = sides.targetFile;
    finding.upstreamLine = firstLine(missed, unit.targetLine);
    finding.message = unit.classBody
                          ? Text::tr("Upstream changed what the class body of %1 holds since base; the replacement "
                                     "lacks %n of the changes.",
                                     nullptr, int(missed.size()))
                                .arg(finding.symbol)
                          : Text::tr("Upstream changed %1 since base; the replacement lacks %n of the changes.",
                                     nullptr, int(missed.size()))
                                .arg(finding.symbol);
    finding.consequence = Text::tr("The replacement keeps what upstream did at base: fixes and new cases are lost, "
                                   "silently, whenever it runs.");
    finding.details = hunksOf(reader, sides, missed);
    return finding;
}

Finding ownFinding(const EntryFacts &facts, const QStringList &members)
{
    Finding finding = patchFinding(u"P04"_s, facts, Severity::Info);
    finding.message =
        members.isEmpty()
            ? Text::tr("%1 changed upstream since base; the replacement is not a copy.").arg(finding.symbol)
            : Text::tr("%1 changed upstream since base in %2; the replacement is not a copy there.")
                  .arg(finding.symbol, members.join(u", "_s));
    finding.consequence = Text::tr("Whether the replacement must follow cannot be told line by line: read the change.");
    return finding;
}

/// The replacement is no text to compare: a lambda, a function in place of a class, something of another module.
bool replacesChangedCode(const EntryFacts &facts)
{
    const bool plain = facts.entry.mechanism != Mechanism::Table && facts.entry.mechanism != Mechanism::SysModules;
    return plain && !facts.patch.augmented && !facts.entry.replacementInUpstream && facts.targetDefinition() &&
           facts.entry.changedSinceBase == true;
}

} // namespace

std::vector<Finding> staleCopies(const CheckContext &context)
{
    std::vector<Finding> findings;
    CopyReader reader(context);
    const QSet<QString> overwritten = overwrittenPatches(context);
    const SameReplacements same(context, overwritten);
    for (const EntryFacts &facts : context.inventory.facts) {
        if (overwritten.contains(facts.entry.id) || !same.stands(facts))
            continue;
        const std::optional<CopySides> sides = reader.sides(facts);
        if (!sides) {
            if (replacesChangedCode(facts))
                findings.push_back(ownFinding(facts, {}));
            continue;
        }
        bool own = false;
        QStringList ownMembers;
        const size_t before = findings.size();
        for (const CopyUnit &unit : sides->units) {
            const UnitResult result = judge(unit);
            if (!result.missed.empty())
                findings.push_back(staleFinding(reader, facts, *sides, unit, result.missed));
            // Upstream may have come to what the replacement always was: that is a redundant patch.
            const bool equal = unit.copy && unit.target && sameCode(unit.copy->body, unit.target->body);
            if (result.changed && !result.copy && !equal) {
                own = true;
                if (!unit.member.isEmpty())
                    ownMembers.append(unit.member);
            }
        }
        if (own && findings.size() == before)
            findings.push_back(ownFinding(facts, ownMembers));
        for (size_t i = before; i < findings.size(); ++i)
            findings[i].details += same.otherTargets(facts);
    }
    return findings;
}

} // namespace mxw::checks
