// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QHash>
#include <QString>

#include <vector>

namespace mxw::checks {

/// Attributes that code of either tree stores on objects from outside: `layer.weight = …`, `setattr(x, "name", …)`,
/// `set_weight_attrs(x, {"name": …})`.
class StoredElsewhere
{
public:
    explicit StoredElsewhere(const CheckContext &context) : m_context(context) {}

    /// True when some statement may store `name` on an instance of `type`, or on the class.
    bool mayBeOn(const source::Symbol &type, const QString &name);

private:
    /// What an attribute of one name is stored on: classes as far as they are known.
    struct Stores
    {
        bool onAnything = false; ///< some object could be of any class
        std::vector<source::Symbol> types;
    };
    const Stores &storesOf(const QString &name);
    void collect(const source::CodeTree &tree, const QString &name, Stores &stores) const;
    void collectFrom(const QString &module, const source::Usage &usage, const QString &name, Stores &stores) const;
    void add(const source::Value &value, Stores &stores) const;

    const CheckContext &m_context;
    QHash<QString, Stores> m_known;
};

} // namespace mxw::checks
