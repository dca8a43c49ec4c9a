// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OperatorSchemas.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstring>

namespace mxw::source {

using namespace Qt::StringLiterals;

namespace {

struct Literal
{
    qsizetype begin = 0; ///< offset of the opening quote
    QByteArray value;
};

/// A C++ source with comments, preprocessor lines and the insides of strings blanked, so that brackets count. Offsets
/// and lines stay.
class BlankedSource
{
public:
    explicit BlankedSource(const QByteArray &source) : text(source), m_source(source)
    {
        while (m_at < m_source.size())
            step();
    }

    QByteArray text;
    std::vector<Literal> literals; ///< in order

private:
    void step()
    {
        const char c = m_source[m_at];
        const QByteArrayView rest = QByteArrayView(m_source).sliced(m_at);
        if (rest.startsWith("//"))
            blankTo(lineEnd(m_at));
        else if (rest.startsWith("/*"))
            blankTo(after(m_source.indexOf("*/", m_at + 2), 2));
        else if (c == '#' && m_lineStart)
            blankTo(directiveEnd());
        else if (rest.startsWith("R\"") && !isNamePart(m_at - 1))
            readRaw();
        else if (c == '"')
            readString();
        else if (c == '\'' && !isNamePart(m_at - 1)) // not a digit separator
            skipCharacter();
        else {
            if (c == '\n')
                m_lineStart = true;
            else if (c != ' ' && c != '\t' && c != '\r')
                m_lineStart = false;
            ++m_at;
        }
    }

    bool isNamePart(qsizetype at) const
    {
        const char c = at < 0 ? ' ' : m_source[at];
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    }
    qsizetype after(qsizetype found, qsizetype size) const { return found < 0 ? m_source.size() : found + size; }
    qsizetype lineEnd(qsizetype from) const { return after(m_source.indexOf('\n', from), 0); }

    qsizetype directiveEnd() const
    {
        qsizetype end = lineEnd(m_at);
        while (end < m_source.size() && (m_source[end - 1] == '\\' || m_source.sliced(end - 2, 2) == "\\\r"))
            end = lineEnd(end + 1);
        return end;
    }

    void blankTo(qsizetype end)
    {
        for (; m_at < end; ++m_at) {
            if (text[m_at] != '\n')
                text[m_at] = ' ';
        }
    }

    void readRaw()
    {
        const qsizetype open = m_source.indexOf('(', m_at);
        const qsizetype quote = m_at + 1;
        if (open < 0 || open - quote > 17) {
            ++m_at;
            return;
        }
        const QByteArray close = ')' + m_source.sliced(quote + 1, open - quote - 1) + '"';
        const qsizetype end = after(m_source.indexOf(close, open), 0);
        literals.push_back({m_at, m_source.sliced(open + 1, end - open - 1)});
        blankTo(std::min(end + close.size(), m_source.size()));
        m_lineStart = false;
    }

    void readString()
    {
        Literal literal{m_at, {}};
        qsizetype end = m_at + 1;
        for (; end < m_source.size() && m_source[end] != '"' && m_source[end] != '\n'; ++end) {
            if (m_source[end] == '\\' && end + 1 < m_source.size())
                ++end; // the escaped sign itself is near enough: names have none
            literal.value.append(m_source[end]);
        }
        literals.push_back(std::move(literal));
        blankTo(std::min(end + 1, m_source.size()));
        m_lineStart = false;
    }

    void skipCharacter()
    {
        qsizetype end = m_at + 1;
        while (end < m_source.size() && m_source[end] != '\'' && m_source[end] != '\n')
            end += m_source[end] == '\\' ? 2 : 1;
        blankTo(std::min(end + 1, m_source.size()));
        m_lineStart = false;
    }

    const QByteArray &m_source;
    qsizetype m_at = 0;
    bool m_lineStart = true;
};

/// The place of the bracket that closes the one at `open`; the end of the text when there is none.
qsizetype closing(const QByteArray &text, qsizetype open)
{
    const char opens = text[open];
    const char closes = opens == '(' ? ')' : '}';
    int depth = 0;
    for (qsizetype at = open; at < text.size(); ++at) {
        if (text[at] == opens)
            ++depth;
        else if (text[at] == closes && --depth == 0)
            return at;
    }
    return text.size();
}

/// The arguments between two brackets, trimmed.
QList<QByteArray> arguments(const QByteArray &text, qsizetype open, qsizetype close)
{
    QList<QByteArray> result;
    int depth = 0;
    qsizetype from = open + 1;
    for (qsizetype at = open + 1; at <= close && at < text.size(); ++at) {
        const char c = text[at];
        if (at == close || (c == ',' && depth == 0)) {
            result.append(text.sliced(from, at - from).trimmed());
            from = at + 1;
        } else if (c == '(' || c == '{' || c == '<') {
            ++depth;
        } else if (c == ')' || c == '}' || c == '>') {
            --depth;
        }
    }
    return result;
}

/// The library that a macro argument names: an identifier, TORCH_EXTENSION_NAME, or two of them joined by a macro.
QString libraryName(const QByteArray &argument, const QString &extension)
{
    const qsizetype open = argument.indexOf('(');
    if (open >= 0) {
        QString joined;
        for (const QByteArray &part : arguments(argument, open, closing(argument, open)))
            joined += libraryName(part, extension);
        return joined;
    }
    return argument == "TORCH_EXTENSION_NAME" ? extension : QString::fromUtf8(argument);
}

class CppReader
{
public:
    CppReader(const QByteArray &source, QString file, QString extension)
        : m_source(source), m_file(std::move(file)), m_extension(std::move(extension))
    {
    }

    FoundOperators read()
    {
        static const QByteArray word = "TORCH_LIBRARY";
        const QByteArray &text = m_source.text;
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            qsizetype open = at + word.size();
            while (open < text.size() && (std::isalpha(static_cast<unsigned char>(text[open])) || text[open] == '_'))
                ++open;
            const QByteArrayView kind = QByteArrayView(text).sliced(at, open - at);
            while (open < text.size() && std::isspace(static_cast<unsigned char>(text[open])))
                ++open;
            if (open < text.size() && text[open] == '(' && !kind.contains("_IMPL"))
                readBlock(open);
        }
        return std::move(m_found);
    }

private:
    void readBlock(qsizetype open)
    {
        const QByteArray &text = m_source.text;
        const qsizetype close = closing(text, open);
        const QList<QByteArray> names = arguments(text, open, close);
        const qsizetype begin = text.indexOf('{', close);
        if (names.size() != 2 || begin < 0 || !text.sliced(close + 1, begin - close - 1).trimmed().isEmpty())
            return;
        const qsizetype end = closing(text, begin);
        const QRegularExpression define(
            u"\\b%1\\s*\\.\\s*def\\s*(\\()"_s.arg(QRegularExpression::escape(QString::fromLatin1(names[1]))));
        // Latin-1 keeps the offsets.
        const QString body = QString::fromLatin1(text.sliced(begin, end - begin));
        for (auto it = define.globalMatch(body); it.hasNext();) {
            const auto match = it.next();
            readDefinition(begin + match.capturedStart(), begin + match.capturedStart(1),
                           libraryName(names[0], m_extension));
        }
    }

    void readDefinition(qsizetype at, qsizetype open, const QString &library)
    {
        const QByteArray &text = m_source.text;
        const qsizetype close = closing(text, open);
        const QList<QByteArray> parts = arguments(text, open, close);
        // Strings side by side are one; those of later arguments are not the schema.
        const qsizetype end = parts.size() > 1 ? text.indexOf(',', open) : close;
        QByteArray schema;
        for (const Literal &literal : m_source.literals) {
            if (literal.begin > open && literal.begin < end)
                schema += literal.value;
        }
        if (schema.isEmpty()) {
            if (!m_found.openLibraries.contains(library))
                m_found.openLibraries.append(library);
            return;
        }
        m_found.operators.push_back(operatorOf(QString::fromUtf8(schema).simplified(), library, at));
    }

    Operator operatorOf(const QString &schema, const QString &library, qsizetype at) const
    {
        Operator op;
        op.schema = schema;
        op.file = m_file;
        op.line = 1 + int(std::count(m_source.text.cbegin(), m_source.text.cbegin() + at, '\n'));
        QString full = schema.section(u'(', 0, 0).trimmed();
        op.library = full.contains("::"_L1) ? full.section(u"::"_s, 0, 0) : library;
        full = full.section(u"::"_s, -1);
        op.name = full.section(u'.', 0, 0);
        op.overload = full.section(u'.', 1);
        return op;
    }

    const BlankedSource m_source;
    const QString m_file;
    const QString m_extension;
    FoundOperators m_found;
};

} // namespace

FoundOperators operatorsOfCpp(const QByteArray &source, const QString &file, const QString &extension)
{
    if (!source.contains("TORCH_LIBRARY"))
        return {};
    return CppReader(source, file, extension).read();
}

} // namespace mxw::source
