// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/PythonAst.h"

#include <QByteArray>
#include <QHash>

namespace mxw::source::python {

/// SHA-1 of every function and class of a module, over node types and field values: positions, docstrings, type
/// comments and the definition's own decorators do not count. One walk: a nested definition enters its parent's as its
/// digest.
class DefinitionDigests
{
public:
    explicit DefinitionDigests(const Node &module);

    QByteArray of(const Node &definition) const { return m_digests.value(definition.object()); }

private:
    void addNode(const Node &node, QByteArray &to);
    void addDefinition(const Node &node, QByteArray &to);
    void addFields(const Node &node, QByteArray &to);
    void addValue(PyObject *value, QByteArray &to);
    void addList(PyObject *list, qsizetype from, QByteArray &to);

    const Grammar &m_grammar;
    QHash<const PyObject *, QByteArray> m_digests;
    int m_depth = 0;
};

} // namespace mxw::source::python
