// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/PythonAst.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace mxw::source::python {

/// The names that a function, class, lambda or comprehension binds itself, without what nested scopes bind.
class LocalBindings
{
public:
    struct Bound
    {
        int bindings = 0;
        bool parameter = false;
        Node value;      ///< of the latest binding, when that is `name = value`
        Node annotation; ///< of the first that has one
        int line = 0;    ///< of the first
    };

    /// `walrus`: the source has assignment expressions at all.
    explicit LocalBindings(bool walrus) : m_walrus(walrus) {}

    void addParameters(const Node &arguments);
    void addBody(const Nodes &statements);
    /// The names of a target in a comprehension.
    void addTarget(const Node &target) { bindTarget(target, {}, {}); }
    void addName(const QString &name, int line);
    /// What assignment expressions inside an expression bind in the scope that it stands in.
    void addWalrus(const Node &expression);

    bool binds(const QString &name) const { return m_names.contains(name); }
    bool isGlobal(const QString &name) const { return m_globals.contains(name); }
    bool isNonlocal(const QString &name) const { return m_nonlocals.contains(name); }
    const QHash<QString, Bound> &names() const { return m_names; }
    /// Bindings of names that are declared nonlocal.
    const QHash<QString, int> &outerBindings() const { return m_outerBindings; }

private:
    void statement(const Node &node);
    void blocks(const Node &node);
    void simpleStatement(const Node &node);
    void import(const Node &node);
    void declare(const Node &node, QSet<QString> &names);
    void bind(const QString &name, int line, const Node &value, const Node &annotation);
    void bindTarget(const Node &target, const Node &value, const Node &annotation);
    void bindPattern(const Node &pattern);
    void head(const Node &statement);
    void findWalrus(const Node &expression, bool nested);
    void finish();

    QHash<QString, Bound> m_names;
    QSet<QString> m_globals;
    QSet<QString> m_nonlocals;
    QHash<QString, int> m_outerBindings;
    bool m_walrus = false;
    int m_depth = 0;
};

} // namespace mxw::source::python
