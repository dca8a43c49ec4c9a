// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <chrono>
#include <memory>
#include <vector>

namespace mxw::widgets {

/// Syntax roles of Python lines, found from the top of the file in small steps: a step never takes longer than its
/// budget, and a line that was not reached yet has no spans.
class PythonHighlighter
{
public:
    enum class Role : quint8 { Keyword, String, Comment, Number, Name, Decorator };
    struct Span
    {
        int start = 0;
        int length = 0;
        Role role = Role::Keyword;
    };

    PythonHighlighter();
    ~PythonHighlighter();

    void setLines(const QStringList &lines);
    /// Highlights up to and including `line`; false when the budget ended before.
    bool advance(int line, std::chrono::milliseconds budget);
    /// In order, not overlapping; what lies between is plain.
    const std::vector<Span> &spans(int line) const;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
    QStringList m_lines;
};

} // namespace mxw::widgets
