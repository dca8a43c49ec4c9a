// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PythonTokens.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

class Tokenizer
{
public:
    explicit Tokenizer(const QString &text) : m_text(text) {}

    std::vector<PythonStatement> run()
    {
        while (m_at < m_text.size()) {
            if (m_atLineStart)
                readIndent();
            else
                readToken();
        }
        endStatement();
        return std::move(m_statements);
    }

private:
    QChar at(qsizetype index) const { return index < m_text.size() ? m_text[index] : QChar(); }
    static bool isWord(QChar c) { return c.isLetterOrNumber() || c == u'_'; }
    static bool isPrefixLetter(QChar c)
    {
        const char16_t lower = c.unicode() | 0x20;
        return c.unicode() < 0x80 &&
               (lower == u'r' || lower == u'b' || lower == u'u' || lower == u'f' || lower == u't');
    }

    void readIndent()
    {
        int columns = 0;
        for (; at(m_at) == u' ' || at(m_at) == u'\t' || at(m_at) == u'\f'; ++m_at)
            columns = at(m_at) == u'\t' ? (columns / 8 + 1) * 8 : columns + 1;
        m_indent = columns;
        m_atLineStart = false;
    }

    void readToken()
    {
        const QChar c = at(m_at);
        if (c == u'\n') {
            ++m_at;
            ++m_line;
            if (m_depth == 0) {
                endStatement();
                m_atLineStart = true;
            }
        } else if (c == u'#') {
            while (m_at < m_text.size() && at(m_at) != u'\n')
                ++m_at;
        } else if (c == u'\\' && (at(m_at + 1) == u'\n' || at(m_at + 1) == u'\r')) {
            m_at += at(m_at + 1) == u'\r' ? 3 : 2;
            ++m_line;
        } else if (c.isSpace()) {
            ++m_at;
        } else if (const qsizetype prefix = stringPrefix(); prefix >= 0) {
            readString(prefix);
        } else if (c.isDigit() || (c == u'.' && at(m_at + 1).isDigit())) {
            readNumber();
        } else if (isWord(c)) {
            readWhile(PythonToken::Kind::Name);
        } else {
            readOperator();
        }
    }

    void add(PythonToken::Kind kind, QString text, int line)
    {
        m_current.indent = m_current.tokens.empty() ? m_indent : m_current.indent;
        m_current.tokens.push_back({kind, std::move(text), line, m_line});
    }

    void endStatement()
    {
        if (!m_current.tokens.empty())
            m_statements.push_back(std::exchange(m_current, {}));
    }

    void readWhile(PythonToken::Kind kind)
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && isWord(at(m_at)))
            ++m_at;
        add(kind, m_text.sliced(start, m_at - start), m_line);
    }

    void readNumber()
    {
        const qsizetype start = m_at;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = at(m_at);
            const bool hex = at(start) == u'0' && (at(start + 1) == u'x' || at(start + 1) == u'X');
            const bool exponentSign =
                (c == u'+' || c == u'-') && !hex && m_at > start && (at(m_at - 1) == u'e' || at(m_at - 1) == u'E');
            if (!isWord(c) && c != u'.' && !exponentSign)
                break;
        }
        add(PythonToken::Kind::Number, m_text.sliced(start, m_at - start), m_line);
    }

    /// Letters before the quote of a string that starts here; -1 when none does.
    qsizetype stringPrefix() const
    {
        qsizetype length = 0;
        while (length < 3 && isPrefixLetter(at(m_at + length)))
            ++length;
        const QChar quote = at(m_at + length);
        return quote == u'"' || quote == u'\'' ? length : -1;
    }

    void readString(qsizetype prefix)
    {
        const qsizetype start = m_at;
        const int line = m_line;
        const QString letters = m_text.sliced(start, prefix).toLower();
        m_at += prefix;
        const QChar quote = at(m_at);
        const bool triple = at(m_at + 1) == quote && at(m_at + 2) == quote;
        m_at += triple ? 3 : 1;
        const qsizetype inner = m_at;
        qsizetype end = m_text.size();
        for (; m_at < m_text.size(); ++m_at) {
            if (at(m_at) == u'\n')
                ++m_line;
            if (at(m_at) == u'\\') {
                ++m_at;
                m_line += at(m_at) == u'\n' ? 1 : 0;
            } else if (at(m_at) == quote && (!triple || (at(m_at + 1) == quote && at(m_at + 2) == quote))) {
                end = m_at;
                m_at += triple ? 3 : 1;
                break;
            }
        }
        const QString content = m_text.sliced(inner, std::max(inner, end) - inner);
        // 'x' and "x" are the same unless the text itself holds a quote.
        const bool plain = !content.contains(u'"') && !content.contains(u'\'') && !content.contains(u'\n');
        QString mark(triple ? 3 : 1, quote);
        if (plain)
            mark = u"\""_s;
        add(PythonToken::Kind::String, QString(letters).remove(u'u') + mark + content + mark, line);
    }

    void readOperator()
    {
        static constexpr std::array operators{"**="_L1, "//="_L1, ">>="_L1, "<<="_L1, "..."_L1, "->"_L1,
                                              ":="_L1,  "=="_L1,  "!="_L1,  "<="_L1,  ">="_L1,  "**"_L1,
                                              "//"_L1,  "<<"_L1,  ">>"_L1,  "+="_L1,  "-="_L1,  "*="_L1,
                                              "/="_L1,  "%="_L1,  "&="_L1,  "|="_L1,  "^="_L1,  "@="_L1};
        QString text(at(m_at));
        // All of the longer ones go on with one of these.
        const QChar second = at(m_at + 1);
        const bool longer =
            second == u'=' || second == u'*' || second == u'/' || second == u'>' || second == u'<' || second == u'.';
        for (const QLatin1StringView &candidate : operators) {
            if (longer && QStringView(m_text).sliced(m_at).startsWith(candidate)) {
                text = candidate;
                break;
            }
        }
        m_at += text.size();
        add(PythonToken::Kind::Operator, text, m_line);
        if (m_current.tokens.back().opens())
            ++m_depth;
        else if (m_current.tokens.back().closes())
            m_depth = std::max(0, m_depth - 1);
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_line = 0;
    int m_indent = 0;
    int m_depth = 0;
    bool m_atLineStart = true;
    PythonStatement m_current;
    std::vector<PythonStatement> m_statements;
};

} // namespace

size_t closingBracket(PythonTokenSpan tokens, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].opens() ? 1 : tokens[i].closes() ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return tokens.size();
}

std::vector<PythonStatement> pythonStatements(const QString &text)
{
    return Tokenizer(text).run();
}

} // namespace mxw::checks
