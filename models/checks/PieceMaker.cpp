// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PieceMaker.h"

#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

using Tokens = PythonTokenSpan;

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

bool isSeparator(const PythonToken &token)
{
    static const QSet<QString> words{u","_s, u"and"_s, u"or"_s, u"for"_s, u"if"_s, u"else"_s, u"async"_s};
    constexpr qsizetype Longest = 5;
    return token.kind != PythonToken::Kind::String && token.text.size() <= Longest && words.contains(token.text);
}

/// Breaks the tokens of a statement into pieces.
class PieceMaker
{
public:
    PieceMaker(Pieces &pieces, int indent) : m_pieces(pieces), m_indent(indent) {}

    void addStatement(Tokens tokens) { add(tokens, tailStart(tokens)); }
    /// What the statement assigns, without what it assigns it to.
    void addTail(Tokens tokens) { add(tokens.subspan(tailStart(tokens)), 0); }

private:
    void add(Tokens tokens, size_t head)
    {
        PythonTokens rest(tokens.begin() + qsizetype(head), tokens.end());
        dropBrackets(rest);
        m_open.assign(tokens.begin(), tokens.begin() + qsizetype(head));
        if (lengthOf(rest) <= InlineTail)
            addTokens(rest, 0);
        else
            addParts(rest, 0, true);
        flush(0);
    }

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
                i = std::min(closingBracket(tokens, i), tokens.size() - 1);
            else if (tokens[i].kind == PythonToken::Kind::Operator && assigns.contains(tokens[i].text))
                start = i + 1;
        }
        return start;
    }

    /// Brackets around the whole tail are there for the formatter.
    static void dropBrackets(PythonTokens &tokens)
    {
        while (tokens.size() > 2 && tokens.front().is("("_L1)) {
            const size_t close = closingBracket(tokens, 0);
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
                i = std::min(closingBracket(tokens, i), tokens.size() - 1);
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
            const size_t close = tokens[i].opens() ? closingBracket(tokens, i) : tokens.size();
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
                if (!piece.text.isEmpty())
                    piece.text += u' ';
                piece.text += token.text;
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

} // namespace

void addPieces(Pieces &pieces, int indent, PythonTokenSpan tokens)
{
    if (!tokens.empty())
        PieceMaker(pieces, indent).addStatement(tokens);
}

void addValuePieces(Pieces &pieces, PythonTokenSpan tokens)
{
    if (!tokens.empty())
        PieceMaker(pieces, 0).addTail(tokens);
}

} // namespace mxw::checks
