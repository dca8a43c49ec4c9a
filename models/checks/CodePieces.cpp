// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodePieces.h"

#include "models/checks/PythonTokens.h"
#include "models/git/LineDiff.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <span>
#include <utility>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

using Tokens = std::span<const PythonToken>;

/// A bracketed list up to this many characters stays in its piece: `x[:, None]` is one thing.
constexpr qsizetype InlineGroup = 24;
/// The same for what stands after `return`, `=`, `if`.
constexpr qsizetype InlineTail = 60;

qsizetype lengthOf(Tokens tokens)
{
    qsizetype length = 0;
    for (const PythonToken &token : tokens)
        length += token.text.size() + 1;
    return length;
}

/// Index of the bracket that closes the one at `open`; the end when it is not there.
size_t matchOf(Tokens tokens, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].opens() ? 1 : tokens[i].closes() ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return tokens.size();
}

bool isSeparator(const PythonToken &token)
{
    static const QSet<QString> words{u","_s, u"and"_s, u"or"_s, u"for"_s, u"if"_s, u"else"_s, u"async"_s};
    return token.kind != PythonToken::Kind::String && words.contains(token.text);
}

/// Breaks the tokens of a statement into pieces.
class PieceMaker
{
public:
    PieceMaker(Pieces &pieces, int indent) : m_pieces(pieces), m_indent(indent) {}

    void addStatement(Tokens tokens, bool onlyTail = false)
    {
        size_t head = tailStart(tokens);
        if (onlyTail)
            tokens = tokens.subspan(std::exchange(head, 0));
        PythonTokens rest(tokens.begin() + qsizetype(head), tokens.end());
        dropBrackets(rest);
        m_open.assign(tokens.begin(), tokens.begin() + qsizetype(head));
        if (lengthOf(rest) <= InlineTail)
            addTokens(rest, 0);
        else
            addParts(rest, 0, true);
        flush(0);
    }

private:
    /// Where the expression of the statement starts: after its keyword, or after the last `=` outside brackets.
    static size_t tailStart(Tokens tokens)
    {
        static const QSet<QString> keywords{u"return"_s, u"if"_s, u"elif"_s, u"while"_s, u"assert"_s, u"yield"_s};
        static const QSet<QString> assigns{u"="_s,  u"+="_s,  u"-="_s,  u"*="_s,  u"/="_s,  u"|="_s, u"&="_s,
                                           u"^="_s, u"//="_s, u"**="_s, u"<<="_s, u">>="_s, u"%="_s, u"@="_s};
        if (keywords.contains(tokens.front().text))
            return 1;
        size_t start = 0;
        for (size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].opens())
                i = std::min(matchOf(tokens, i), tokens.size() - 1);
            else if (tokens[i].kind == PythonToken::Kind::Operator && assigns.contains(tokens[i].text))
                start = i + 1;
        }
        return start;
    }

    /// Brackets around the whole tail are there for the formatter.
    static void dropBrackets(PythonTokens &tokens)
    {
        while (tokens.size() > 2 && tokens.front().is("("_L1)) {
            const size_t close = matchOf(tokens, 0);
            const bool beforeColon = close + 2 == tokens.size() && tokens.back().is(":"_L1);
            if (close < 2 || (close + 1 != tokens.size() && !beforeColon))
                return;
            tokens.erase(tokens.begin() + qsizetype(close));
            tokens.erase(tokens.begin());
        }
    }

    void addParts(Tokens tokens, int depth, bool firstContinues)
    {
        size_t start = 0;
        const auto add = [&](size_t end) {
            const Tokens part = tokens.subspan(start, end - start);
            if (part.empty())
                return;
            const bool first = start == 0 && firstContinues;
            if (!first)
                flush(depth);
            addTokens(part, first ? depth : depth + 1);
            flush(first ? depth : depth + 1);
        };
        for (size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].opens()) {
                i = std::min(matchOf(tokens, i), tokens.size() - 1);
            } else if (i > start && isSeparator(tokens[i])) {
                add(i);
                start = tokens[i].is(","_L1) ? i + 1 : i;
            } else if (tokens[i].is(","_L1)) {
                start = i + 1;
            }
        }
        add(tokens.size());
    }

    /// Tokens without a break at separators; long bracketed lists in them are broken.
    void addTokens(Tokens tokens, int depth)
    {
        for (size_t i = 0; i < tokens.size(); ++i) {
            const size_t close = tokens[i].opens() ? matchOf(tokens, i) : tokens.size();
            if (close == tokens.size()) {
                m_open.push_back(tokens[i]);
                continue;
            }
            const Tokens content = withoutMagicComma(tokens, i, close);
            m_open.push_back(tokens[i]);
            if (lengthOf(content) > InlineGroup) {
                flush(depth);
                addParts(content, depth, false);
            } else {
                addTokens(content, depth);
            }
            m_open.push_back(tokens[close]);
            i = close;
        }
    }

    static Tokens withoutMagicComma(Tokens tokens, size_t open, size_t close)
    {
        const Tokens content = tokens.subspan(open + 1, close - open - 1);
        if (content.empty() || !content.back().is(","_L1))
            return content;
        const bool call = open > 0 && (tokens[open - 1].kind == PythonToken::Kind::Name || tokens[open - 1].closes());
        const bool oneTuple = tokens[open].is("("_L1) && !call &&
                              std::ranges::count_if(content, [](const auto &token) { return token.is(","_L1); }) == 1;
        return oneTuple ? content : content.first(content.size() - 1);
    }

    void flush(int depth)
    {
        const bool empty = std::ranges::all_of(
            m_open, [](const PythonToken &token) { return token.closes() || token.is(":"_L1) || token.is(","_L1); });
        if (!empty) {
            Piece piece{{}, depth, m_indent, m_open.front().line, m_open.front().endLine};
            for (const PythonToken &token : m_open) {
                piece.text += (piece.text.isEmpty() ? QString() : u" "_s) + token.text;
                piece.endLine = std::max(piece.endLine, token.endLine);
            }
            m_pieces.push_back(std::move(piece));
        }
        m_open.clear();
    }

    Pieces &m_pieces;
    int m_indent;
    PythonTokens m_open;
};

bool isOnlyStrings(const PythonStatement &statement)
{
    return std::ranges::all_of(statement.tokens,
                               [](const PythonToken &token) { return token.kind == PythonToken::Kind::String; });
}

bool startsDefinition(Tokens tokens)
{
    return tokens.front().is("def"_L1) || tokens.front().is("class"_L1) ||
           (tokens.front().is("async"_L1) && tokens.size() > 1 && tokens[1].is("def"_L1));
}

/// The colon that ends the head of a definition; the end when there is none.
size_t headColon(Tokens tokens)
{
    for (size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].opens())
            i = std::min(matchOf(tokens, i), tokens.size() - 1);
        else if (tokens[i].is(":"_L1))
            return i;
    }
    return tokens.size();
}

/// What follows a name and its annotation: `x: int = 1` runs as `x = 1`, and `x: int` not at all.
PythonTokens withoutAnnotation(const PythonTokens &tokens)
{
    static const QSet<QString> keywords{u"else"_s, u"try"_s, u"finally"_s};
    size_t colon = 0;
    while (colon < tokens.size() && (tokens[colon].kind == PythonToken::Kind::Name || tokens[colon].is("."_L1)) &&
           (colon == 0 || tokens[colon].is("."_L1) != tokens[colon - 1].is("."_L1)))
        ++colon;
    if (colon == 0 || colon >= tokens.size() || !tokens[colon].is(":"_L1) || keywords.contains(tokens[0].text))
        return tokens;
    size_t equals = colon;
    for (; equals < tokens.size() && !tokens[equals].is("="_L1); ++equals) {
        if (tokens[equals].opens())
            equals = std::min(matchOf(tokens, equals), tokens.size() - 1);
    }
    if (equals >= tokens.size())
        return {};
    PythonTokens plain(tokens.begin(), tokens.begin() + qsizetype(colon));
    plain.insert(plain.end(), tokens.begin() + qsizetype(equals), tokens.end());
    return plain;
}

void collectNames(Tokens tokens, QSet<QString> &names)
{
    static const QRegularExpression word(uR"((?<![\w.])[^\W\d]\w*)"_s, QRegularExpression::UseUnicodePropertiesOption);
    for (size_t i = 0; i < tokens.size(); ++i) {
        const PythonToken &token = tokens[i];
        const QString prefix = token.text.left(token.text.indexOf(u'"')) + token.text.left(token.text.indexOf(u'\''));
        if (token.kind == PythonToken::Kind::String && prefix.contains(u'f')) {
            for (auto it = word.globalMatch(token.text); it.hasNext();)
                names.insert(it.next().captured());
        }
        const bool attribute = i > 0 && tokens[i - 1].is("."_L1);
        const bool keyword = i > 0 && i + 1 < tokens.size() && tokens[i + 1].is("="_L1) &&
                             (tokens[i - 1].is("("_L1) || tokens[i - 1].is(","_L1));
        if (token.kind == PythonToken::Kind::Name && !attribute && !keyword)
            names.insert(token.text);
    }
}

QByteArray bufferOf(const Pieces &pieces, Indentation indentation)
{
    QByteArray buffer;
    for (const Piece &piece : pieces) {
        const int indent = indentation == Indentation::Compared ? piece.indent : 0;
        buffer += QCryptographicHash::hash(piece.text.toUtf8(), QCryptographicHash::Md5).toHex() +
                  QByteArray::number(piece.depth) + ' ' + QByteArray::number(indent) + '\n';
    }
    return buffer;
}

/// [begin, end) of the bytes of some lines.
QByteArrayView bytesOf(const QByteArray &source, int first, int last)
{
    qsizetype begin = 0;
    for (int line = 1; line < first && begin >= 0; ++line)
        begin = source.indexOf('\n', begin) + 1 ? source.indexOf('\n', begin) + 1 : -1;
    if (begin < 0)
        return {};
    qsizetype end = begin;
    for (int line = first; line <= last && end < source.size(); ++line) {
        const qsizetype next = source.indexOf('\n', end);
        end = next < 0 ? source.size() : next + 1;
    }
    return QByteArrayView(source).sliced(begin, end - begin);
}

} // namespace

CodeText readCode(const QByteArray &source, int first, int last, const QHash<QString, QString> &names)
{
    CodeText code;
    QSet<QString> mentioned;
    std::vector<int> indents;
    bool inDefinition = false;
    bool inFunction = false;
    for (PythonStatement &statement : pythonStatements(QString::fromUtf8(bytesOf(source, first, last)))) {
        for (PythonToken &token : statement.tokens) {
            token.line += first;
            token.endLine += first;
            if (token.kind == PythonToken::Kind::Name)
                token.text = names.value(token.text, token.text);
        }
        while (!indents.empty() && indents.back() > statement.indent)
            indents.pop_back();
        if (indents.empty() || indents.back() < statement.indent)
            indents.push_back(statement.indent);
        const int level = int(indents.size()) - 1;
        if (inFunction)
            statement.tokens = withoutAnnotation(statement.tokens);
        if (isOnlyStrings(statement))
            continue;
        const Tokens tokens(statement.tokens);
        collectNames(tokens, mentioned);
        if (level == 0 && !inDefinition && tokens.front().is("@"_L1)) {
            CodeText::Decorator decorator;
            for (size_t i = 1; i < tokens.size() && (tokens[i].kind == PythonToken::Kind::Name || tokens[i].is("."_L1));
                 ++i)
                decorator.name += tokens[i].text;
            PieceMaker(decorator.pieces, 0).addStatement(tokens);
            code.decorators.push_back(std::move(decorator));
        } else if (level == 0 && !inDefinition && startsDefinition(tokens)) {
            inDefinition = true;
            inFunction = !tokens.front().is("class"_L1);
            const size_t colon = headColon(tokens);
            PieceMaker(code.header, 0).addStatement(tokens.first(colon));
            if (colon + 1 < tokens.size())
                PieceMaker(code.body, 1).addStatement(tokens.subspan(colon + 1));
        } else {
            PieceMaker(code.body, level).addStatement(tokens);
        }
    }
    code.names = mentioned.values();
    code.names.sort();
    return code;
}

CodeText readValue(const QByteArray &source, int first, int last)
{
    CodeText code;
    QSet<QString> mentioned;
    for (PythonStatement &statement : pythonStatements(QString::fromUtf8(bytesOf(source, first, last)))) {
        for (PythonToken &token : statement.tokens) {
            token.line += first;
            token.endLine += first;
        }
        const Tokens tokens(statement.tokens);
        collectNames(tokens, mentioned);
        PieceMaker(code.body, 0).addStatement(tokens, true);
    }
    code.names = mentioned.values();
    code.names.sort();
    return code;
}

QStringList linesOf(const QByteArray &source, int first, int last)
{
    QString text = QString::fromUtf8(bytesOf(source, first, last)).remove(u'\r');
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text.split(u'\n');
}

Alignment align(const Pieces &left, const Pieces &right, Indentation indentation)
{
    Alignment alignment{std::vector<int>(left.size(), -1), std::vector<int>(right.size(), -1)};
    size_t leftAt = 0;
    size_t rightAt = 0;
    const auto match = [&](size_t leftEnd) {
        for (; leftAt < leftEnd && rightAt < right.size(); ++leftAt, ++rightAt) {
            alignment.inRight[leftAt] = int(rightAt);
            alignment.inLeft[rightAt] = int(leftAt);
        }
    };
    for (const git::LineRange &range : git::lineDiff(bufferOf(left, indentation), bufferOf(right, indentation))) {
        match(size_t(range.oldStart));
        leftAt = size_t(range.oldStart + range.oldCount);
        rightAt = size_t(range.newStart + range.newCount);
    }
    match(left.size());
    return alignment;
}

bool sameCode(const Pieces &left, const Pieces &right)
{
    return std::ranges::equal(left, right, [](const Piece &a, const Piece &b) {
        return a.text == b.text && a.depth == b.depth && a.indent == b.indent;
    });
}

} // namespace mxw::checks
