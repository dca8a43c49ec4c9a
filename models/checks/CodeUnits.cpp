// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUnits.h"

#include "models/source/LogicalLines.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

/// A definition around the current line.
struct Scope
{
    int indent = 0;
    QString name;
    bool function = false;
};

QByteArrayView headerName(const QByteArray &text, bool &function)
{
    for (const QByteArrayView word : {"def ", "async def ", "class "}) {
        if (!text.startsWith(word))
            continue;
        function = word.front() != 'c';
        qsizetype end = word.size();
        while (end < text.size() && source::isNamePart(text[end]))
            ++end;
        return QByteArrayView(text).sliced(word.size(), end - word.size());
    }
    return {};
}

bool onlyBrackets(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return QByteArrayView("()[]{},:").contains(c); });
}

QByteArray squeezed(QByteArrayView text)
{
    QByteArray result;
    result.reserve(text.size());
    std::ranges::copy_if(text, std::back_inserter(result), [](char c) { return c != ' ' && c != '\t' && c != '\r'; });
    return result;
}

} // namespace

CodeUnits::CodeUnits(const QByteArray &source) : m_source(source)
{
    splitLines();
    assignUnits();
}

void CodeUnits::splitLines()
{
    for (qsizetype at = 0; at < m_source.size();) {
        const qsizetype newline = m_source.indexOf('\n', at);
        const qsizetype end = newline < 0 ? m_source.size() : newline;
        QByteArrayView text = QByteArrayView(m_source).sliced(at, end - at).trimmed();
        if (text.endsWith(','))
            text = text.chopped(1).trimmed();
        m_lines.push_back({text, 0, false});
        at = end + 1;
    }
}

int CodeUnits::indexOf(const QString &unit)
{
    const auto known = m_units.constFind(unit);
    if (known != m_units.cend())
        return *known;
    m_names.push_back(unit);
    return *m_units.insert(unit, int(m_names.size()) - 1);
}

void CodeUnits::assignUnits()
{
    std::vector<Scope> scopes;
    source::LogicalLines reader(m_source);
    source::LogicalLine line;
    int decorated = -1; ///< where the decorators of the next definition begin
    int begin = -1;     ///< of the statement before
    int unit = 0;
    bool code = false;
    const auto finish = [&](int end) {
        for (int i = std::max(begin, 0); begin >= 0 && i < std::min(end, lineCount()); ++i) {
            Line &each = m_lines[size_t(i)];
            each.unit = unit;
            each.code = code && !each.text.isEmpty() && !each.text.startsWith('#') && !onlyBrackets(each.text);
        }
    };
    while (reader.next(line)) {
        finish(line.line - 1);
        begin = line.line - 1;
        while (!scopes.empty() && scopes.back().indent >= line.indent)
            scopes.pop_back();
        bool function = false;
        const QByteArrayView name = headerName(line.text, function);
        const bool inFunction = !scopes.empty() && scopes.back().function;
        if (!name.isEmpty() && !inFunction) {
            const QString outer = scopes.empty() ? QString() : scopes.back().name + u'.';
            scopes.push_back({line.indent, outer + QString::fromUtf8(name), function});
        }
        unit = scopes.empty() ? 0 : indexOf(scopes.back().name);
        code = !line.onlyString && !line.text.startsWith("import ") && !line.text.startsWith("from ");
        if (line.text.startsWith('@')) {
            decorated = decorated < 0 ? begin : decorated;
            continue;
        }
        for (int i = decorated; i >= 0 && i < begin && !name.isEmpty(); ++i)
            m_lines[size_t(i)].unit = unit;
        decorated = -1;
    }
    finish(lineCount());
}

const CodeUnits::Gathered &CodeUnits::gathered(const QString &unit) const
{
    if (const auto known = m_gathered.constFind(unit); known != m_gathered.cend())
        return *known;
    Gathered result;
    const int index = m_units.value(unit, -1);
    for (const Line &line : m_lines) {
        if (line.unit != index || !line.code)
            continue;
        ++result.lines[line.text];
        result.squeezed += squeezed(line.text);
    }
    return *m_gathered.insert(unit, std::move(result));
}

const CodeUnits::Lines &CodeUnits::linesOf(const QString &unit) const
{
    return gathered(unit).lines;
}

bool CodeUnits::contains(const QString &unit, QByteArrayView text) const
{
    return gathered(unit).squeezed.contains(squeezed(text));
}

} // namespace mxw::checks
