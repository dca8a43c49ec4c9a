// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUnits.h"

#include "models/checks/CommonEnds.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

/// Bytes of code that neither end anything nor begin a string, a comment or a bracket.
constexpr std::array<bool, 256> plain = [] {
    std::array<bool, 256> table{};
    for (int c = 0; c < 256; ++c)
        table[size_t(c)] = c > ' ';
    for (const char c : std::string_view("#\"'()[]{}\\"))
        table[quint8(c)] = false;
    return table;
}();

bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (c & 0x80) != 0;
}

/// The name that a `def` or `class` defines; empty for other statements.
QByteArrayView headerName(QByteArrayView text, bool &function)
{
    for (const QByteArrayView word : {"def ", "async def ", "class "}) {
        // Most lines differ in the first letter, which is faster to see.
        if (text.isEmpty() || text.front() != word.front() || !text.startsWith(word))
            continue;
        function = word.front() != 'c';
        const QByteArrayView rest = text.sliced(word.size()).trimmed();
        qsizetype end = 0;
        while (end < rest.size() && isNamePart(rest[end]))
            ++end;
        return rest.first(end);
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

/// Goes over the bytes once: where lines end, and which of them continue a statement, a bracket or a string.
class CodeUnits::Scanner
{
public:
    Scanner(CodeUnits &units, qsizetype from = 0)
        : m_units(units), m_source(units.m_source.constData()), m_at(m_source + from),
          m_end(m_source + units.m_source.size())
    {
    }

    void run()
    {
        while (m_at < m_end)
            readLine();
        finish(m_units.lineCount());
    }

    /// Reads up to where a definition begins from which on `like` is the same: its start there. Nothing when the end
    /// came first.
    std::optional<size_t> runUntilLike(const CodeUnits &like, qsizetype suffix)
    {
        const qsizetype grown = m_units.m_source.size() - like.m_source.size();
        const char *const same = m_end - suffix;
        auto next = like.m_starts.cbegin();
        while (m_at < m_end) {
            const qsizetype at = m_at - m_source;
            // Behind the line end, so that a line does not begin in the middle of one.
            while (m_at > same && next != like.m_starts.cend() && like.offsetOf(next->line) < at - grown)
                ++next;
            if (m_at > same && next != like.m_starts.cend() && like.offsetOf(next->line) == at - grown && isFresh()) {
                finish(m_units.lineCount());
                Start reached = *next;
                reached.line = m_units.lineCount();
                if (m_units.startAt(reached.line, reached.column, like.text(next->line)) == reached)
                    return size_t(next - like.m_starts.cbegin());
            }
            readLine();
        }
        finish(m_units.lineCount());
        return std::nullopt;
    }

private:
    bool isFresh() const { return m_depth == 0 && m_quote == 0 && !m_continued; }

    void readLine()
    {
        const char *const begin = m_at;
        const int number = m_units.lineCount();
        const bool fresh = isFresh();
        m_continued = false;
        while (m_at < m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\f'))
            ++m_at;
        if (fresh && m_at < m_end && *m_at != '\n' && *m_at != '\r' && *m_at != '#') {
            finish(number);
            m_statement = Statement{number, int(m_at - begin), true};
        }
        while (m_at < m_end && *m_at != '\n')
            m_quote != 0 ? readInString() : readCode();
        QByteArrayView text = QByteArrayView(begin, m_at - begin).trimmed();
        if (text.endsWith(','))
            text = text.chopped(1).trimmed();
        m_units.m_lines.push_back({int(text.data() - m_source), int(text.size()), 0, false});
        m_at += m_at < m_end ? 1 : 0;
    }

    void finish(int end)
    {
        if (m_statement)
            m_units.take(*m_statement, end);
        m_statement.reset();
    }

    void readCode()
    {
        // Most of a line are names and signs that mean nothing here.
        const char *const begin = m_at;
        while (m_at < m_end && plain[quint8(*m_at)])
            ++m_at;
        if (m_at != begin) {
            // The last one may be the prefix of a string.
            const bool string = m_at < m_end && (*m_at == '"' || *m_at == '\'');
            const bool prefix = string && m_at - begin == 1 && QByteArrayView("rRuUbBfF").contains(*begin);
            if (m_statement && !prefix)
                m_statement->onlyString = false;
            return;
        }
        const char c = *m_at++;
        switch (c) {
        case '#':
            m_at = std::find(m_at, m_end, '\n');
            return;
        case '"':
        case '\'':
            m_quote = c;
            m_triple = m_at + 1 < m_end && m_at[0] == c && m_at[1] == c;
            m_at += m_triple ? 2 : 0;
            return;
        case '(':
        case '[':
        case '{':
            ++m_depth;
            break;
        case ')':
        case ']':
        case '}':
            m_depth = std::max(m_depth - 1, 0);
            break;
        case '\\':
            m_continued = m_at == m_end || *m_at == '\n' || *m_at == '\r';
            return;
        case ' ':
        case '\t':
        case '\r':
        case '\f':
            return;
        default:
            break;
        }
        if (m_statement)
            m_statement->onlyString = false;
    }

    /// Up to the end of the string or of the line. A string in single quotes ends with its line, unless that is
    /// escaped.
    void readInString()
    {
        for (; m_at < m_end && *m_at != '\n'; ++m_at) {
            if (*m_at == '\\' && m_at + 1 < m_end) {
                if (m_at[1] == '\n')
                    break;
                ++m_at;
            } else if (*m_at == m_quote &&
                       (!m_triple || (m_at + 2 < m_end && m_at[1] == m_quote && m_at[2] == m_quote))) {
                m_at += m_triple ? 3 : 1;
                m_quote = 0;
                return;
            }
        }
        const bool escaped = m_at < m_end && *m_at == '\\';
        m_at += escaped ? 1 : 0;
        if (!m_triple && !escaped)
            m_quote = 0;
    }

    CodeUnits &m_units;
    const char *const m_source;
    const char *m_at;
    const char *const m_end;
    std::optional<Statement> m_statement;
    int m_depth = 0;
    char m_quote = 0; ///< of the string that is open
    bool m_triple = false;
    bool m_continued = false; ///< by a backslash
};

CodeUnits::CodeUnits(const QByteArray &source) : m_source(source)
{
    m_lines.reserve(size_t(source.size() / 32));
    Scanner(*this).run();
    m_scopes.clear();
    findExtents();
}

CodeUnits::CodeUnits(const QByteArray &source, const CodeUnits &like)
    : m_source(source), m_names(like.m_names), m_units(like.m_units)
{
    const CommonEnds same = commonEnds(source, like.m_source);
    m_lines.reserve(like.m_lines.size() + 64);
    // The line that a start is in must be the same, too: else what stands before it may go on there.
    auto start = std::ranges::partition_point(
        like.m_starts, [&](const Start &each) { return like.offsetOf(each.line + 1) <= same.prefix; });
    qsizetype from = 0;
    if (start != like.m_starts.begin()) {
        --start;
        from = like.offsetOf(start->line);
        m_lines.assign(like.m_lines.begin(), like.m_lines.begin() + start->line);
        m_starts.assign(like.m_starts.begin(), start);
        if (start->unit != 0)
            m_scopes.push_back({start->indent, m_names[size_t(start->unit)].toUtf8(), false, start->unit});
    }
    if (const auto rest = Scanner(*this, from).runUntilLike(like, same.suffix)) {
        const int lines = lineCount() - like.m_starts[*rest].line;
        const int bytes = int(source.size() - like.m_source.size());
        for (size_t i = size_t(like.m_starts[*rest].line); i < like.m_lines.size(); ++i) {
            m_lines.push_back(like.m_lines[i]);
            m_lines.back().begin += bytes;
        }
        for (size_t i = *rest; i < like.m_starts.size(); ++i) {
            m_starts.push_back(like.m_starts[i]);
            m_starts.back().line += lines;
        }
    }
    m_scopes.clear();
    findExtents();
}

/// Where a line begins, its blanks with it.
qsizetype CodeUnits::offsetOf(int line) const
{
    if (line >= lineCount())
        return m_source.size();
    return line == 0 ? 0 : QByteArrayView(m_source).first(m_lines[size_t(line)].begin).lastIndexOf('\n') + 1;
}

/// Nothing when a statement of that text and indent depends on more than the class around it.
std::optional<CodeUnits::Start> CodeUnits::startAt(int line, int indent, QByteArrayView text) const
{
    bool function = false;
    if (m_decorated >= 0 || (!text.startsWith('@') && headerName(text, function).isEmpty()))
        return std::nullopt;
    const auto inside = [&](const Scope &scope) { return scope.indent < indent; };
    const auto around = std::ranges::count_if(m_scopes, inside);
    if (around == 0)
        return Start{line, 0, 0, indent};
    // Scopes lie inside each other: the first is the outermost.
    if (around > 1 || m_scopes.front().function)
        return std::nullopt;
    return Start{line, m_scopes.front().unit, m_scopes.front().indent, indent};
}

void CodeUnits::findExtents()
{
    m_extents.assign(m_names.size(), Extent());
    for (int i = 0; i < lineCount(); ++i) {
        Extent &extent = m_extents[size_t(m_lines[size_t(i)].unit)];
        if (extent.end == 0)
            extent.begin = i;
        extent.end = i + 1;
    }
}

CodeUnits::Extent CodeUnits::extentOf(const QString &unit) const
{
    const auto index = m_units.constFind(unit);
    return index == m_units.cend() ? Extent() : m_extents[size_t(*index)];
}

int CodeUnits::indexOf(const QByteArray &unit)
{
    const QString name = QString::fromUtf8(unit);
    const auto known = m_units.constFind(name);
    if (known != m_units.cend())
        return *known;
    m_names.push_back(name);
    return *m_units.insert(name, int(m_names.size()) - 1);
}

/// Gives the lines of a statement to the definition that they belong to.
void CodeUnits::take(const Statement &statement, int end)
{
    const QByteArrayView text = this->text(statement.begin);
    if (const auto start = startAt(statement.begin, statement.indent, text))
        m_starts.push_back(*start);
    while (!m_scopes.empty() && m_scopes.back().indent >= statement.indent)
        m_scopes.pop_back();
    bool function = false;
    const QByteArrayView name = headerName(text, function);
    if (!name.isEmpty() && (m_scopes.empty() || !m_scopes.back().function)) {
        const QByteArray outer = m_scopes.empty() ? QByteArray() : m_scopes.back().name + '.';
        const QByteArray full = outer + name.toByteArray();
        m_scopes.push_back({statement.indent, full, function, indexOf(full)});
    }
    const int unit = m_scopes.empty() ? 0 : m_scopes.back().unit;
    const bool code = !statement.onlyString && !text.startsWith("import ") && !text.startsWith("from ");
    for (int i = statement.begin; i < end; ++i) {
        Line &line = m_lines[size_t(i)];
        line.unit = unit;
        const QByteArrayView own = this->text(i);
        line.code = code && !own.isEmpty() && !own.startsWith('#') && !onlyBrackets(own);
    }
    if (text.startsWith('@')) {
        m_decorated = m_decorated < 0 ? statement.begin : m_decorated;
        return;
    }
    for (int i = m_decorated; i >= 0 && i < statement.begin && !name.isEmpty(); ++i)
        m_lines[size_t(i)].unit = unit;
    m_decorated = -1;
}

const CodeUnits::Gathered &CodeUnits::gathered(const QString &unit) const
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<const Gathered> &known = m_gathered[unit];
    if (known)
        return *known;
    const auto result = std::make_shared<Gathered>();
    const int index = m_units.value(unit, -1);
    const Extent extent = extentOf(unit);
    for (int i = extent.begin; i < extent.end; ++i) {
        const Line &line = m_lines[size_t(i)];
        if (line.unit != index || !line.code)
            continue;
        const QByteArrayView own = text(i);
        ++result->lines[own];
        result->starts.push_back(result->squeezed.size());
        result->squeezed += squeezed(own);
    }
    known = result;
    return *result;
}

const CodeUnits::Lines &CodeUnits::linesOf(const QString &unit) const
{
    return gathered(unit).lines;
}

bool CodeUnits::contains(const QString &unit, QByteArrayView text) const
{
    const Gathered &code = gathered(unit);
    const QByteArray wanted = squeezed(text);
    const auto startsLine = [&](qsizetype at) { return std::ranges::binary_search(code.starts, at); };
    for (qsizetype at = code.squeezed.indexOf(wanted); at >= 0; at = code.squeezed.indexOf(wanted, at + 1)) {
        const qsizetype end = at + wanted.size();
        const bool before = startsLine(at) || QByteArrayView("([{,").contains(code.squeezed[at - 1]);
        const bool after =
            end == code.squeezed.size() || startsLine(end) || QByteArrayView(")]},#").contains(code.squeezed[end]);
        if (before && after)
            return true;
    }
    return false;
}

} // namespace mxw::checks
