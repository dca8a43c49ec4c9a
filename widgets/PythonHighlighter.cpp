// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PythonHighlighter.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>

#include <algorithm>
#include <optional>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

/// The rules are regular expressions: a very long line (generated or hostile) stays plain.
constexpr qsizetype MaximumHighlightedLength = 2'000;

std::optional<PythonHighlighter::Role> roleOf(KSyntaxHighlighting::Theme::TextStyle style)
{
    using Style = KSyntaxHighlighting::Theme;
    using Role = PythonHighlighter::Role;
    switch (style) {
    case Style::Keyword:
    case Style::ControlFlow:
    case Style::Import:
        return Role::Keyword;
    case Style::String:
    case Style::VerbatimString:
    case Style::SpecialString:
    case Style::SpecialChar:
    case Style::Char:
    case Style::Documentation:
        return Role::String;
    case Style::Comment:
    case Style::CommentVar:
    case Style::Annotation:
    case Style::RegionMarker:
    case Style::Information:
    case Style::Warning:
    case Style::Alert:
        return Role::Comment;
    case Style::DecVal:
    case Style::BaseN:
    case Style::Float:
    case Style::Constant:
        return Role::Number;
    case Style::BuiltIn:
    case Style::Function:
    case Style::Variable:
    case Style::Extension:
    case Style::DataType:
        return Role::Name;
    case Style::Attribute:
    case Style::Preprocessor:
        return Role::Decorator;
    default:
        return std::nullopt;
    }
}

} // namespace

class PythonHighlighter::Engine : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    Engine() { setDefinition(m_repository.definitionForName(u"Python"_s)); }

    void reset()
    {
        m_state = {};
        m_done.clear();
    }

    void highlight(const QString &line)
    {
        m_line.clear();
        if (line.size() <= MaximumHighlightedLength)
            m_state = highlightLine(line, m_state);
        m_done.push_back(m_line);
    }

    const std::vector<std::vector<Span>> &done() const { return m_done; }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        const auto role = roleOf(format.textStyle());
        if (!role || length <= 0)
            return;
        if (!m_line.empty() && m_line.back().role == *role && m_line.back().start + m_line.back().length == offset)
            m_line.back().length += length;
        else
            m_line.push_back({offset, length, *role});
    }

private:
    KSyntaxHighlighting::Repository m_repository;
    KSyntaxHighlighting::State m_state;
    std::vector<std::vector<Span>> m_done;
    std::vector<Span> m_line;
};

PythonHighlighter::PythonHighlighter() = default;
PythonHighlighter::~PythonHighlighter() = default;

void PythonHighlighter::setLines(const QStringList &lines)
{
    if (m_lines == lines)
        return;
    m_lines = lines;
    if (m_engine)
        m_engine->reset();
}

bool PythonHighlighter::advance(int line, std::chrono::milliseconds budget)
{
    if (!m_engine)
        m_engine = std::make_unique<Engine>();
    QElapsedTimer timer;
    timer.start();
    const qsizetype end = std::min<qsizetype>(line + 1, m_lines.size());
    auto next = static_cast<qsizetype>(m_engine->done().size());
    for (; next < end; ++next) {
        m_engine->highlight(m_lines[next]);
        if (next % 16 == 0 && timer.elapsed() >= budget.count())
            return next + 1 >= end;
    }
    return true;
}

const std::vector<PythonHighlighter::Span> &PythonHighlighter::spans(int line) const
{
    static const std::vector<Span> none;
    if (!m_engine || line < 0 || static_cast<size_t>(line) >= m_engine->done().size())
        return none;
    return m_engine->done()[line];
}

} // namespace mxw::widgets
