// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mxw::checks {

/// The lines of a Python text by the definition that they belong to, read off the bytes without parsing, so that many
/// revisions of a file can be compared. A unit is a function, a method, a class without its methods, or what stands
/// between definitions; functions inside functions belong to the outermost one.
/// Thread-safe.
class CodeUnits
{
public:
    explicit CodeUnits(const QByteArray &source);
    /// The same for a text that is mostly that of `like`: only the definitions around what differs are read.
    CodeUnits(const QByteArray &source, const CodeUnits &like);
    CodeUnits(const CodeUnits &) = delete; ///< its texts point into it
    CodeUnits &operator=(const CodeUnits &) = delete;

    int lineCount() const { return int(m_lines.size()); }
    /// Whether a line (0-based) is code that a comparison counts: no comment, docstring or import, not only brackets.
    bool isCode(int line) const { return m_lines[size_t(line)].code; }
    /// Without the blanks around it and the comma at its end. Points into the source.
    QByteArrayView text(int line) const
    {
        const Line &of = m_lines[size_t(line)];
        return QByteArrayView(m_source).sliced(of.begin, of.size);
    }
    /// "Class.method"; empty between definitions.
    const QString &unitOf(int line) const { return m_names[size_t(m_lines[size_t(line)].unit)]; }
    bool has(const QString &unit) const { return unit.isEmpty() || extentOf(unit).end > 0; }

    using Lines = QHash<QByteArrayView, int>; ///< code lines by how often they stand there
    const Lines &linesOf(const QString &unit) const;
    /// Whether the code of a unit has these characters in a row, blanks and line ends aside, as something whole:
    /// between the ends of lines, brackets, commas and comments.
    bool contains(const QString &unit, QByteArrayView text) const;

private:
    struct Line
    {
        int begin = 0; ///< of its text in the source
        int size = 0;
        int unit = 0;
        bool code = false;
    };

    /// A line from which on reading depends on nothing before it but the class around it: a definition begins there, or
    /// its decorators do.
    struct Start
    {
        int line = 0;
        int unit = 0;   ///< of the class; 0: at the level of the module
        int indent = 0; ///< of the class
        int column = 0;

        bool operator==(const Start &) const = default;
    };
    struct Gathered
    {
        Lines lines;
        QByteArray squeezed;
        std::vector<qsizetype> starts; ///< of lines in it
    };

    /// A logical line while it is read: a statement up to its line end, however many lines that takes.
    struct Statement
    {
        int begin = 0;
        int indent = 0;
        bool onlyString = true;
    };
    class Scanner;
    void take(const Statement &statement, int end);
    int indexOf(const QByteArray &unit);
    std::optional<Start> startAt(int line, int indent, QByteArrayView text) const;
    qsizetype offsetOf(int line) const;
    void findExtents();
    const Gathered &gathered(const QString &unit) const;

    /// A definition around the current line.
    struct Scope
    {
        int indent = 0;
        QByteArray name;
        bool function = false;
        int unit = 0;
    };

    /// The lines that a unit lies between.
    struct Extent
    {
        int begin = 0;
        int end = 0;
    };

    Extent extentOf(const QString &unit) const;

    QByteArray m_source;
    std::vector<Line> m_lines;
    std::vector<Start> m_starts; ///< by line
    std::vector<Scope> m_scopes; ///< while reading, outermost first
    int m_decorated = -1;        ///< while reading: where the decorators of the next definition begin
    std::vector<QString> m_names{QString()};
    std::vector<Extent> m_extents; ///< by unit; empty for one that only the text had which this one is like
    QHash<QString, int> m_units{{QString(), 0}};
    mutable std::mutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const Gathered>> m_gathered; ///< by unit, when first asked for
};

} // namespace mxw::checks
