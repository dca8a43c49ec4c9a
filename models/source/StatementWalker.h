// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ExpressionReader.h"
#include "models/source/Outline.h"

namespace mxw::source::python {

/// Goes through the statements of a module in source order and knows the conditions around each. What is to be done
/// with them is up to the class derived from it.
class StatementWalker
{
public:
    virtual ~StatementWalker() = default;
    StatementWalker(const StatementWalker &) = delete;
    StatementWalker &operator=(const StatementWalker &) = delete;

protected:
    enum class Conditions {
        Plain, ///< as Outline keeps them
        Full,  ///< also: the failed tests before an elif, the tests of case guards, the test (as text) that led to a
               ///< return, raise, break or continue above
    };
    StatementWalker(const SourceText &source, Conditions conditions);

    /// The statements of one scope, which begins without conditions.
    void walkScope(const Nodes &statements);

    virtual void definition(const Node &node) = 0;
    virtual void simpleStatement(const Node &node) = 0;
    /// The head of a compound statement, before anything below it; its targets, patterns and handlers follow.
    virtual void head(const Node &compound) = 0;
    virtual void handler(const Node &handler) = 0;
    virtual void bindTarget(const Node &target, const Node &statement) = 0;
    virtual void bindPattern(const Node &pattern, const Node &statement) = 0;
    virtual void caseGuard(const Node &) {}

    const Guards &guards() const { return m_guards; }
    bool hasWalrus() const { return m_hasWalrus; }

    /// Changes whenever guards() may have changed.
    quint64 revision() const { return m_revision; }
    void push(Guard guard);
    void pop() { popTo(m_guards.size() - 1); }
    void popTo(size_t size);
    /// Guards that only refine the picture stop at some depth: hostile sources could stack them without end.
    bool mayRefine() const { return m_guards.size() < MaximumRefined; }

    static constexpr size_t MaximumRefined = 40;
    /// Where the text of a condition is cut.
    static constexpr qsizetype MaximumGuardText = 200;

    ExpressionReader m_expressions;

private:
    /// How a list of statements may leave its scope.
    struct Exits
    {
        bool returns = false;
        bool raises = false;
        bool jumps = false; ///< break, continue: leaves the innermost loop only
        Guard guarded = {}; ///< what is known after a guarded return or raise; line 0 when there is none
        Guard jumped = {};  ///< the same for break and continue

        bool leaves() const { return returns || raises; }
    };
    Exits body(const Nodes &statements);
    Exits statement(const Node &node);
    Exits compound(const Node &node);
    Exits guardedBody(const Nodes &statements, Guard guard);
    Exits conditional(const Node &node);
    Exits branches(const Node &node, const Exits &first, const Exits &second);
    Exits attempt(const Node &node);
    Exits loop(const Node &node);
    Exits with(const Node &node);
    Exits match(const Node &node);
    static Guard afterExit(int line, const QString &text);

    Guards m_guards;
    quint64 m_revision = 0;
    Conditions m_conditions;
    bool m_hasWalrus = false;
    int m_depth = 0;
};

} // namespace mxw::source::python
