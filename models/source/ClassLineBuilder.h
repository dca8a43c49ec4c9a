// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

namespace mxw::source {

/// What the bases of a class are, and the order that Python would search them in.
class ClassLineBuilder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ClassLineBuilder)
public:
    explicit ClassLineBuilder(const Resolver &resolver) : m_resolver(resolver) {}

    ClassLine build(const Symbol &type);

    /// One base as its expression in the class statement gives it.
    struct Base
    {
        std::optional<Symbol> type; ///< of either tree
        QString external;           ///< dotted
        std::vector<Symbol> alternatives;
        QString reason; ///< set when it is neither, or when it cannot be told which
    };
    Base base(const Symbol &type, const Expression &expression) const;

    /// Tells classes of both trees apart: also two of one name in different branches.
    static QString key(const Symbol &type);

private:
    struct Node
    {
        std::optional<Symbol> type;
        QString external;
        QString key() const { return type ? ClassLineBuilder::key(*type) : external; }
    };
    using Nodes = std::vector<Node>;
    Nodes linear(const Symbol &type);
    std::optional<Nodes> merge(std::vector<Nodes> lists) const;
    void doubt(const QString &reason);
    Base ofResolution(const Resolution &resolution, const QString &text, int depth) const;
    Base aliased(const Symbol &variable, int depth) const;

    const Resolver &m_resolver;
    QStringList m_active;
    QHash<QString, Nodes> m_known;
    ClassLine m_line; ///< collects doubts and alternatives
};

} // namespace mxw::source
