// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MissedHunks.h"

#include "models/checks/PythonTokens.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::MissedHunks)
};

constexpr qsizetype MaximumDetails = 40;
constexpr int MaximumClosers = 4;

const CodeText::Decorator *decoratorOf(const CodeText &code, const QString &name)
{
    const auto it =
        std::ranges::find(code.decorators, name.section(u'.', -1),
                          [](const CodeText::Decorator &decorator) { return decorator.name.section(u'.', -1); });
    return it == code.decorators.end() ? nullptr : &*it;
}

void collect(const Pieces &base, const Pieces &target, const CopyComparison &comparison, CopyJudgement &judgement)
{
    for (const UpstreamChange &change : comparison.changes) {
        if (change.verdict == UpstreamChange::Verdict::NotCarried)
            judgement.missed.push_back({&base, &target, change});
        else if (change.verdict == UpstreamChange::Verdict::OwnWay)
            judgement.ownWay.push_back({&base, &target, change});
    }
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

} // namespace

CopyJudgement judgeCopy(const CodeText &base, const CodeText &target, const CodeText &copy, HeaderUse header)
{
    CopyJudgement judgement;
    judgement.changed = !sameCode(base.body, target.body);
    const CopyComparison body = compareCopy(&base.body, target.body, copy.body);
    judgement.copy = body.isCopy();
    if (!judgement.copy)
        return judgement;
    // A decorator that one side lacks altogether is the business of another check.
    for (const CodeText::Decorator &decorator : target.decorators) {
        const CodeText::Decorator *before = decoratorOf(base, decorator.name);
        const CodeText::Decorator *copied = decoratorOf(copy, decorator.name);
        if (before && copied) {
            collect(before->pieces, decorator.pieces, compareCopy(&before->pieces, decorator.pieces, copied->pieces),
                    judgement);
        }
    }
    if (header == HeaderUse::Compared && !sameCode(base.header, target.header))
        collect(base.header, target.header, compareCopy(&base.header, target.header, copy.header), judgement);
    if (judgement.changed)
        collect(base.body, target.body, body, judgement);
    return judgement;
}

QStringList hunkLines(const QByteArray &baseSource, const QByteArray &targetSource, const QString &targetFile,
                      const std::vector<UpstreamHunk> &hunks)
{
    QStringList lines;
    for (const UpstreamHunk &hunk : hunks) {
        const auto [baseFirst, baseLast] = linesOfRun(*hunk.base, hunk.change.baseBegin, hunk.change.baseEnd);
        const auto [first, last] = linesOfRun(*hunk.target, hunk.change.targetBegin, hunk.change.targetEnd);
        const size_t at = std::min(hunk.change.targetBegin, hunk.target->size() - (hunk.target->empty() ? 0 : 1));
        const int line = last >= first ? first : hunk.target->empty() ? 0 : (*hunk.target)[at].line;
        lines.append(u"@@ %1:%2"_s.arg(targetFile).arg(line));
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

int firstLine(const std::vector<UpstreamHunk> &hunks, int otherwise)
{
    for (const UpstreamHunk &hunk : hunks) {
        if (hunk.change.targetBegin < hunk.target->size())
            return (*hunk.target)[hunk.change.targetBegin].line;
    }
    return otherwise;
}

} // namespace mxw::checks
