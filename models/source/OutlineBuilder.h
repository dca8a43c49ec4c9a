// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/DefinitionDigests.h"
#include "models/source/ExportsReader.h"
#include "models/source/ExpressionReader.h"
#include "models/source/Outline.h"

#include <QSet>

#include <vector>

namespace mxw::source::python {

/// Reads the outline of a module off its syntax tree, statement by statement.
class OutlineBuilder
{
public:
    explicit OutlineBuilder(const SourceText &source);

    Outline build(const Node &module);

private:
    /// How a list of statements may leave its scope.
    struct Exits
    {
        bool returns = false;
        bool raises = false;
        int guardedBy = 0; ///< line of the condition around a return or raise; 0 when there is none

        bool leaves() const { return returns || raises; }
    };
    struct Scope
    {
        int index = ModuleScope;
        bool function = false;
        QSet<QString> globals;    ///< declared `global`
        QSet<QString> unrecorded; ///< bound by something the outline does not keep
        Guards guards;
    };

    Exits body(const Nodes &statements);
    Exits statement(const Node &node);
    Exits compound(const Node &node);
    Exits guardedBody(const Nodes &statements, Guard guard);

    Exits conditional(const Node &node);
    Exits attempt(const Node &node);
    Exits loop(const Node &node);
    Exits with(const Node &node);
    Exits match(const Node &node);

    void definition(const Node &node);

    void imports(const Node &node);
    void simpleStatement(const Node &node);
    void callStatement(const Node &node);
    void assign(const Node &target, const Node &value, const Node &statement, bool augmented = false);
    void assignName(const Node &target, const Node &value, const Node &statement, bool augmented);
    void record(const Node &target, const Node &value, const Node &statement, bool augmented);
    void bindPattern(const Node &pattern, const Node &statement);
    void bindWalrus(const Node &statement);
    void findWalrus(const Node &expression, const Node &statement);
    void bindUnrecorded(const QString &name);

    void noteNamespace();
    bool isNamespace(const Node &node) const;
    void finishShadows();

    const SourceText &m_source;
    ExpressionReader m_expressions;
    const DefinitionDigests *m_digests = nullptr;
    Outline m_outline;
    ExportsReader m_exports;
    std::vector<Scope> m_scopes;
    QSet<QString> m_namespaceAliases;                        ///< names of `globals()` or of the module object itself
    std::vector<std::pair<int, QSet<QString>>> m_unrecorded; ///< by definition
    bool m_hasWalrus = false;
    int m_depth = 0;
};

} // namespace mxw::source::python
