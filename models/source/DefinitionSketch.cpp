// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionSketch.h"

#include "models/source/LogicalLines.h"

#include <QList>

#include <algorithm>
#include <optional>

namespace mxw::source {

using namespace Qt::StringLiterals;

namespace {

/// The name that a logical line defines; empty when it defines none.
QString definedName(const QByteArray &text, bool &isClass)
{
    QByteArrayView rest(text);
    if (rest.startsWith("async "))
        rest = rest.sliced(6);
    isClass = rest.startsWith("class ");
    if (!isClass && !rest.startsWith("def "))
        return {};
    rest = rest.sliced(isClass ? 6 : 4);
    const auto end = std::ranges::find_if_not(rest, &isNamePart);
    return QString::fromUtf8(rest.first(end - rest.begin()));
}

class Sketch
{
public:
    explicit Sketch(const QByteArray &source) : m_source(source), m_lines(source.split('\n')) {}

    std::vector<SketchedDefinition> read()
    {
        LogicalLines lines(m_source);
        LogicalLine line;
        while (lines.next(line)) {
            closeTo(line.indent, line.line - 1);
            if (line.text.startsWith('@')) {
                if (!m_decorator)
                    m_decorator = line.line - 1;
                continue;
            }
            bool isClass = false;
            const QString name = definedName(line.text, isClass);
            if (!name.isEmpty())
                open(name, isClass, line);
            m_decorator.reset();
        }
        closeTo(0, int(m_lines.size()));
        return std::move(m_found);
    }

private:
    struct Open
    {
        int indent = 0;
        int index = -1; ///< in m_found; -1: inside of a function
        bool isClass = false;
        QString name;
    };

    void open(const QString &name, bool isClass, const LogicalLine &line)
    {
        const bool inFunction = std::ranges::any_of(m_open, [](const Open &one) { return !one.isClass; });
        Open one{line.indent, -1, isClass, m_open.empty() ? name : m_open.back().name + u'.' + name};
        if (!inFunction) {
            one.index = int(m_found.size());
            m_found.push_back({one.name, m_decorator.value_or(line.line - 1), 0});
        }
        m_open.push_back(std::move(one));
    }

    /// Ends what a statement of this indentation, which begins at `next`, does not belong to.
    void closeTo(int indent, int next)
    {
        while (!m_open.empty() && m_open.back().indent >= indent) {
            if (m_open.back().index >= 0)
                m_found[size_t(m_open.back().index)].end = lastCode(next);
            m_open.pop_back();
        }
    }

    /// Blank lines and comments before `next` belong to nothing.
    int lastCode(int next) const
    {
        while (next > 0) {
            const QByteArray line = m_lines[next - 1].trimmed();
            if (!line.isEmpty() && !line.startsWith('#'))
                break;
            --next;
        }
        return next;
    }

    const QByteArray &m_source;
    const QList<QByteArray> m_lines;
    std::vector<SketchedDefinition> m_found;
    std::vector<Open> m_open;
    std::optional<int> m_decorator;
};

/// The next statement that does something; false at the end.
bool nextStatement(LogicalLines &lines, LogicalLine &line)
{
    while (lines.next(line)) {
        if (!line.onlyString)
            return true;
    }
    return false;
}

} // namespace

std::vector<SketchedDefinition> sketchDefinitions(const QByteArray &source)
{
    return Sketch(source).read();
}

bool sameStatements(const QByteArray &a, const QByteArray &b)
{
    LogicalLines left(a);
    LogicalLines right(b);
    LogicalLine l;
    LogicalLine r;
    for (;;) {
        const bool more = nextStatement(left, l);
        if (more != nextStatement(right, r))
            return false;
        if (!more)
            return true;
        if (l.indent != r.indent || l.text != r.text)
            return false;
    }
}

} // namespace mxw::source
