// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <mutex>
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
    CodeUnits(const CodeUnits &) = delete; ///< its texts point into it
    CodeUnits &operator=(const CodeUnits &) = delete;

    int lineCount() const { return int(m_lines.size()); }
    /// Whether a line (0-based) is code that a comparison counts: no comment, docstring or import, not only brackets.
    bool isCode(int line) const { return m_lines[size_t(line)].code; }
    /// Without the blanks around it and the comma at its end. Points into the source.
    QByteArrayView text(int line) const { return m_lines[size_t(line)].text; }
    /// "Class.method"; empty between definitions.
    const QString &unitOf(int line) const { return m_names[size_t(m_lines[size_t(line)].unit)]; }
    bool has(const QString &unit) const { return m_units.contains(unit); }

    using Lines = QHash<QByteArrayView, int>; ///< code lines by how often they stand there
    const Lines &linesOf(const QString &unit) const;
    /// Whether the code of a unit has these characters in a row, blanks and line ends aside.
    bool contains(const QString &unit, QByteArrayView text) const;

private:
    struct Line
    {
        QByteArrayView text;
        int unit = 0;
        bool code = false;
    };
    struct Gathered
    {
        Lines lines;
        QByteArray squeezed;
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
    const Gathered &gathered(const QString &unit) const;

    /// A definition around the current line.
    struct Scope
    {
        int indent = 0;
        QByteArray name;
        bool function = false;
        int unit = 0;
    };

    QByteArray m_source;
    std::vector<Line> m_lines;
    std::vector<Scope> m_scopes; ///< while reading, outermost first
    int m_decorated = -1;        ///< while reading: where the decorators of the next definition begin
    std::vector<QString> m_names{QString()};
    QHash<QString, int> m_units{{QString(), 0}};
    mutable std::mutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const Gathered>> m_gathered; ///< by unit, when first asked for
};

} // namespace mxw::checks
