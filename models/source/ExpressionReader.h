// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Expression.h"
#include "models/source/Unparser.h"

#include <QHash>

#include <functional>

namespace mxw::source::python {

/// Turns syntax-tree expressions into Expression values of bounded depth and width.
class ExpressionReader
{
public:
    explicit ExpressionReader(const SourceText &source) : m_unparser(source) {}

    /// Names for which `hides` is true mean nothing where the expression is read later: they become Other.
    void hide(std::function<bool(const QString &)> hides) { m_hides = std::move(hides); }
    Expression read(const Node &node);
    QString unparse(const Node &node, qsizetype limit = 200) { return m_unparser.unparse(node, limit); }
    /// The text of an identifier; one copy for all its uses in a file.
    QString identifier(const Node &node, Field field);

private:
    void readConstant(const Node &node, Expression &result) const;
    void readCall(const Node &node, Expression &result);
    void readElements(const Nodes &nodes, Expression &result);
    void readMapping(const Node &node, Expression &result);
    void readUnary(const Node &node, Expression &result);
    void readOther(const Node &node, Expression &result);

    Unparser m_unparser;
    std::function<bool(const QString &)> m_hides;
    QHash<const PyObject *, QString> m_identifiers;
    int m_depth = 0;
};

} // namespace mxw::source::python
