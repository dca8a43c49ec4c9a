// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionText.h"

#include "models/source/LogicalLines.h"

#include <QByteArrayList>

#include <algorithm>
#include <vector>

namespace mxw::source {

namespace {

/// The name that a header binds, with the kind; empty for other lines.
QByteArray boundName(const LogicalLine &line, DefinitionText::Kind &kind)
{
    const QByteArray &text = line.text;
    const auto nameFrom = [&](qsizetype from) {
        qsizetype end = from;
        while (end < text.size() && isNamePart(text[end]))
            ++end;
        return text.sliced(from, end - from);
    };
    for (const char *word : {"def ", "async def ", "class "}) {
        if (text.startsWith(word)) {
            kind = word[0] == 'c' ? DefinitionText::Kind::Class : DefinitionText::Kind::Function;
            return nameFrom(qsizetype(qstrlen(word)));
        }
    }
    kind = DefinitionText::Kind::Value;
    const bool ofSelf = text.startsWith("self.");
    const QByteArray name = nameFrom(ofSelf ? 5 : 0);
    const QByteArrayView rest = QByteArrayView(text).sliced((ofSelf ? 5 : 0) + name.size());
    const bool assigned = rest.startsWith('=') && !rest.startsWith("==");
    static constexpr QByteArrayView Keywords[] = {"else", "try", "finally", "lambda"};
    const bool annotated = rest.startsWith(':') && std::ranges::find(Keywords, name) == std::end(Keywords);
    return assigned || annotated ? name : QByteArray();
}

class DefinitionReader
{
public:
    DefinitionReader(const QByteArray &source, const QString &qualifiedName)
        : m_lines(source), m_wanted(qualifiedName.toUtf8().split('.'))
    {
    }

    std::optional<DefinitionText> read()
    {
        LogicalLine line;
        while (m_lines.next(line))
            take(line);
        return m_found;
    }

private:
    struct Scope
    {
        int indent = 0;
        QByteArray name;
    };

    void take(const LogicalLine &line)
    {
        if (m_inside && line.indent <= m_inside->indent) {
            m_inside.reset();
            m_docstring = false;
        }
        if (m_inside) {
            if (!(m_docstring && line.onlyString))
                append(line);
            m_docstring = isDefinition(line);
            return;
        }
        if (line.text.startsWith('@')) {
            if (!m_decorators.empty() && m_decorators.front().indent != line.indent)
                m_decorators.clear();
            m_decorators.push_back(line);
            return;
        }
        const std::vector<LogicalLine> decorators = std::exchange(m_decorators, {});
        while (!m_scopes.empty() && m_scopes.back().indent >= line.indent)
            m_scopes.pop_back();
        DefinitionText::Kind kind = DefinitionText::Kind::Value;
        const QByteArray name = boundName(line, kind);
        if (name.isEmpty())
            return;
        if (matches(name, line)) {
            found(line, kind, decorators);
            if (kind != DefinitionText::Kind::Value) {
                m_inside = Scope{line.indent, name};
                m_docstring = true;
            }
        } else if (kind != DefinitionText::Kind::Value) {
            m_scopes.push_back({line.indent, name});
        }
    }

    static bool isDefinition(const LogicalLine &line)
    {
        return line.text.startsWith("def ") || line.text.startsWith("async def ") || line.text.startsWith("class ");
    }

    bool matches(const QByteArray &name, const LogicalLine &line) const
    {
        if (name != m_wanted.last())
            return false;
        const qsizetype outer = m_wanted.size() - 1;
        // What a method stores on self belongs to its class.
        const qsizetype inside = qsizetype(m_scopes.size()) - (line.text.startsWith("self.") ? 1 : 0);
        if (inside != outer)
            return false;
        for (qsizetype i = 0; i < outer; ++i) {
            if (m_scopes[size_t(i)].name != m_wanted[i])
                return false;
        }
        return true;
    }

    void found(const LogicalLine &line, DefinitionText::Kind kind, const std::vector<LogicalLine> &decorators)
    {
        if (!m_found)
            m_found = DefinitionText{kind, {}, {}};
        else if (kind != DefinitionText::Kind::Value)
            m_found->kind = kind;
        for (const LogicalLine &decorator : decorators)
            append(decorator);
        m_found->header += kind == DefinitionText::Kind::Value ? line.text : line.text.first(line.headerEnd);
        m_found->header += '\n';
        append(line);
    }

    void append(const LogicalLine &line)
    {
        // Blocks move as a whole: their depth counts relative to the definition.
        const int base = m_inside ? m_inside->indent : line.indent;
        m_found->code += QByteArray(line.indent - base, ' ') + line.text + '\n';
    }

    LogicalLines m_lines;
    QByteArrayList m_wanted;
    std::vector<Scope> m_scopes; ///< definitions around the line, outermost first
    std::vector<LogicalLine> m_decorators;
    std::optional<Scope> m_inside; ///< the wanted definition, while in it
    bool m_docstring = false;      ///< a string as the next line is one
    std::optional<DefinitionText> m_found;
};

} // namespace

std::optional<DefinitionText> definitionText(const QByteArray &source, const QString &qualifiedName)
{
    return DefinitionReader(source, qualifiedName).read();
}

bool mentionsWord(const QByteArray &source, const QByteArray &word)
{
    for (qsizetype at = source.indexOf(word); at >= 0; at = source.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        const bool before = at > 0 && isNamePart(source[at - 1]);
        const bool after = end < source.size() && isNamePart(source[end]);
        if (!before && !after)
            return true;
    }
    return false;
}

} // namespace mxw::source
