// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/DefinitionDigests.h"
#include "models/source/ExportsReader.h"
#include "models/source/Outline.h"
#include "models/source/StatementWalker.h"

#include <QSet>

#include <vector>

namespace mxw::source::python {

/// Reads the outline of a module off its syntax tree, statement by statement.
class OutlineBuilder : private StatementWalker
{
public:
    explicit OutlineBuilder(const SourceText &source);

    Outline build(const Node &module);

private:
    struct Scope
    {
        int index = ModuleScope;
        bool function = false;
        QSet<QString> globals;    ///< declared `global`
        QSet<QString> unrecorded; ///< bound by something the outline does not keep
    };

    void definition(const Node &node) override;
    void simpleStatement(const Node &node) override;
    void head(const Node &compound) override;
    void handler(const Node &handler) override;
    void bindTarget(const Node &target, const Node &statement) override;
    void bindPattern(const Node &pattern, const Node &statement) override;

    void imports(const Node &node);
    void callStatement(const Node &node);
    void assign(const Node &target, const Node &value, const Node &statement, bool augmented = false);
    void assignName(const Node &target, const Node &value, const Node &statement, bool augmented);
    void record(const Node &target, const Node &value, const Node &statement, bool augmented);
    void bindWalrus(const Node &statement);
    void findWalrus(const Node &expression, const Node &statement);
    void bindUnrecorded(const QString &name);

    void noteNamespace();
    bool isNamespace(const Node &node) const;
    void finishShadows();

    const SourceText &m_source;
    const DefinitionDigests *m_digests = nullptr;
    Outline m_outline;
    ExportsReader m_exports;
    std::vector<Scope> m_scopes;
    QSet<QString> m_namespaceAliases;                        ///< names of `globals()` or of the module object itself
    std::vector<std::pair<int, QSet<QString>>> m_unrecorded; ///< by definition
    int m_depth = 0;
};

} // namespace mxw::source::python
