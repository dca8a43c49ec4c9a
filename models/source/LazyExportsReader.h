// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"
#include "models/source/PythonAst.h"

#include <QSet>

namespace mxw::source::python {

/// Reads a module-level `def __getattr__(name)`: which names it can give, and whether that is all.
class LazyExportsReader
{
public:
    /// `importedNames`: what `getattr(x, name)` may stand on: names bound by imports at module level.
    explicit LazyExportsReader(QSet<QString> importedNames) : m_imported(std::move(importedNames)) {}

    LazyExports read(const Node &function);

private:
    void statements(const Nodes &body, bool guarded);
    bool statement(const Node &node, bool guarded);
    bool conditional(const Node &node, bool guarded);
    void match(const Node &node, bool guarded);
    void expression(const Node &node, bool guarded, bool message = false);
    void children(const Node &node, bool guarded, bool message);
    bool comparison(const Node &node);
    bool call(const Node &node, bool guarded);
    bool subscript(const Node &node);
    void collect(const Node &operand);
    bool isParameter(const Node &node) const;

    QSet<QString> m_imported;
    QString m_parameter;
    LazyExports m_result;
    bool m_open = false;
    bool m_raises = false;
    int m_depth = 0;
};

} // namespace mxw::source::python
