// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodePieces.h"

#include "models/checks/PieceMaker.h"
#include "models/git/LineDiff.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

using Tokens = PythonTokenSpan;

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
            i = std::min(closingBracket(tokens, i), tokens.size() - 1);
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
            equals = std::min(closingBracket(tokens, equals), tokens.size() - 1);
    }
    if (equals >= tokens.size())
        return {};
    PythonTokens plain(tokens.begin(), tokens.begin() + qsizetype(colon));
    plain.insert(plain.end(), tokens.begin() + qsizetype(equals), tokens.end());
    return plain;
}

/// The head of a function with names and defaults of its parameters only.
PythonTokens withoutAnnotations(Tokens head)
{
    PythonTokens plain;
    int depth = 0;
    bool inAnnotation = false;
    bool inDefault = false;
    for (const PythonToken &token : head) {
        const bool ends = depth == 1 && (token.is(","_L1) || token.closes());
        depth += token.opens() ? 1 : token.closes() ? -1 : 0;
        if (depth == 0 && token.is("->"_L1))
            break;
        if (ends)
            inAnnotation = inDefault = false;
        else if (depth == 1 && token.is("="_L1)) {
            inAnnotation = false;
            inDefault = true;
        } else if (depth == 1 && token.is(":"_L1) && !inDefault)
            inAnnotation = true;
        if (!inAnnotation)
            plain.push_back(token);
    }
    return plain;
}

bool isFormatString(const QString &text)
{
    for (const QChar c : text) {
        if (c == u'"' || c == u'\'')
            return false;
        if (c == u'f')
            return true;
    }
    return false;
}

void collectNames(Tokens tokens, QSet<QString> &names)
{
    static const QRegularExpression word(uR"((?<![\w.])[^\W\d]\w*)"_s, QRegularExpression::UseUnicodePropertiesOption);
    for (size_t i = 0; i < tokens.size(); ++i) {
        const PythonToken &token = tokens[i];
        if (token.kind == PythonToken::Kind::String && isFormatString(token.text)) {
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

/// Digits of base 64 that are no line ends.
void appendNumber(QByteArray &buffer, quint64 number)
{
    do {
        buffer += char('0' + (number & 63));
        number >>= 6;
    } while (number != 0);
}

/// A line for each piece, equal lines for equal pieces. `numbers` keeps what stands for each text.
QByteArray bufferOf(const Pieces &pieces, Indentation indentation, QHash<QStringView, quint64> &numbers)
{
    QByteArray buffer;
    buffer.reserve(qsizetype(pieces.size()) * 8);
    for (const Piece &piece : pieces) {
        auto known = numbers.constFind(piece.text);
        if (known == numbers.cend())
            known = numbers.insert(piece.text, quint64(numbers.size()));
        appendNumber(buffer, *known);
        buffer += ' ';
        appendNumber(buffer, quint64(piece.depth));
        buffer += ' ';
        appendNumber(buffer, indentation == Indentation::Compared ? quint64(piece.indent) : 0);
        buffer += '\n';
    }
    return buffer;
}

/// [begin, end) of the bytes of some lines.
QByteArrayView bytesOf(const QByteArray &source, int first, int last)
{
    qsizetype begin = 0;
    for (int line = 1; line < first; ++line) {
        const qsizetype newline = source.indexOf('\n', begin);
        if (newline < 0)
            return {};
        begin = newline + 1;
    }
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
            if (!names.isEmpty() && token.kind == PythonToken::Kind::Name)
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
        const bool head = level == 0 && !inDefinition && startsDefinition(tokens);
        if (!head)
            collectNames(tokens, mentioned);
        if (level == 0 && !inDefinition && tokens.front().is("@"_L1)) {
            CodeText::Decorator decorator;
            for (size_t i = 1; i < tokens.size() && (tokens[i].kind == PythonToken::Kind::Name || tokens[i].is("."_L1));
                 ++i)
                decorator.name += tokens[i].text;
            addPieces(decorator.pieces, 0, tokens);
            code.decorators.push_back(std::move(decorator));
        } else if (head) {
            inDefinition = true;
            inFunction = !tokens.front().is("class"_L1);
            const size_t colon = headColon(tokens);
            const PythonTokens plain = inFunction ? withoutAnnotations(tokens.first(colon))
                                                  : PythonTokens(tokens.begin(), tokens.begin() + qsizetype(colon));
            addPieces(code.header, 0, plain);
            collectNames(plain, mentioned);
            if (colon + 1 < tokens.size()) {
                addPieces(code.body, 1, tokens.subspan(colon + 1));
                collectNames(tokens.subspan(colon + 1), mentioned);
            }
        } else {
            addPieces(code.body, level, tokens);
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
        addValuePieces(code.body, tokens);
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
    QHash<QStringView, quint64> numbers;
    const QByteArray before = bufferOf(left, indentation, numbers);
    const QByteArray after = bufferOf(right, indentation, numbers);
    for (const git::LineRange &range : git::lineDiff(before, after)) {
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
