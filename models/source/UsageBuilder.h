// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/LocalBindings.h"
#include "models/source/StatementWalker.h"
#include "models/source/Usage.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace mxw::source::python {

/// Reads off a syntax tree what the code of a module uses. Definitions get the numbers that OutlineBuilder gives them,
/// because both follow the same walk.
class UsageBuilder : private StatementWalker
{
public:
    explicit UsageBuilder(const SourceText &source);

    Usage build(const Node &module);

private:
    struct Scope
    {
        enum class Kind { Module, Class, Function, Lambda, Comprehension, TypeParameters };
        Kind kind = Kind::Module;
        int index = ModuleScope; ///< of the definition around it
        LocalBindings names;
        QHash<QString, size_t> locals; ///< functions: indexes in Usage::locals

        /// Its names mean nothing outside of an expression.
        bool isInner() const { return kind >= Kind::Lambda; }
    };
    /// What becomes of the result of a call.
    struct Fate
    {
        int unpackedInto = -1;
        bool star = false;
        bool awaited = false;
    };

    // Statements
    void definition(const Node &node) override;
    void simpleStatement(const Node &node) override;
    void head(const Node &compound) override;
    void handler(const Node &handler) override;
    void bindTarget(const Node &target, const Node &statement) override;
    void bindPattern(const Node &pattern, const Node &statement) override;
    void caseGuard(const Node &test) override { visit(test); }
    void assign(const Node &node);
    void annotatedAssign(const Node &node);
    void augmentedAssign(const Node &node);
    void assertion(const Node &node);
    void remove(const Node &target);
    void store(const Node &target, const Node &value, const Node &annotation = {}, bool bare = false);
    void noteWrittenGlobals(const Node &call);
    void noteVolatile(const QString &name);

    // Definitions
    void parameters(const Node &arguments, bool annotations);
    void annotation(const Node &node);
    bool pushTypeParameters(const Node &node);
    void addLocals(Scope &scope);
    void countOuterBindings(const LocalBindings &names);

    // Expressions
    void visit(const Node &node);
    void visitFields(const Node &node);
    void visitAll(const Nodes &nodes);
    void visitValue(const Node &node, const Fate &fate);
    void visitPaired(const Node &target, const Node &value);
    void visitName(const Node &node);
    void visitChain(const Node &node);
    void visitCall(const Node &node, const Fate &fate);
    void visitLambda(const Node &node);
    void visitComprehension(const Node &node);
    void visitShortCircuit(const Node &node);
    void visitConditional(const Node &node, const Fate &fate);
    static Fate fateIn(const Node &target);

    // Names and places
    bool isFree(const QString &name) const;
    bool isHidden(const QString &name) const;
    UsePlace place(const Node &node);
    int condition();

    Usage m_usage;
    std::vector<Scope> m_scopes;
    QHash<QByteArray, int> m_conditionIndexes;
    int m_condition = 0;
    quint64 m_conditionOf = 0; ///< the revision of the guards that m_condition stands for
    QSet<QString> m_volatile;
    int m_definitions = 0;
    bool m_lazyAnnotations = false;
    int m_depth = 0;
};

} // namespace mxw::source::python
