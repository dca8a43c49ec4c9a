// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

/// An attribute that a constructor, or a method that it calls on self, stores on self.
struct StoredAttribute
{
    source::Symbol function; ///< the one that stores it
    int line = 0;
};

/// What runs when a method is called on an object of a class: the method, those that it calls on self, and those of the
/// parents that it hands on to; found by their names in the line of that very class.
class ConstructorRun
{
public:
    ConstructorRun(const source::ValueFinder &values, const source::ClassLine &line) : m_values(values), m_line(line) {}

    void run(const source::Symbol &method);

    /// Something on the way could not be followed.
    bool isOpen() const { return m_open; }
    bool ran(const source::Symbol &method) const { return m_ran.contains(keyOf(method)); }
    const std::vector<source::Symbol> &functions() const { return m_functions; }
    /// In source order of the run; a name once for every function that stores it.
    const std::vector<std::pair<QString, StoredAttribute>> &stores() const { return m_stores; }
    bool storesName(const QString &name) const { return m_names.contains(name); }

    static QString keyOf(const source::Symbol &method);

private:
    void readStores(const source::Symbol &method, const source::Usage &usage, const QString &self);
    void readCalls(const source::Symbol &method, const source::Usage &usage, const QString &self);
    void follow(const source::Symbol &method, const source::CallUse &use, const QString &self);
    void followSuper(const source::Symbol &method, const source::CallUse &use, const source::Expression &super);
    void followFrom(const QString &name, size_t from);
    void store(const source::Symbol &method, const QString &name, int line);
    std::optional<size_t> placeInLine(const source::Symbol &type) const;

    const source::ValueFinder &m_values;
    const source::ClassLine &m_line;
    QSet<QString> m_ran;
    QSet<QString> m_names;
    std::vector<source::Symbol> m_functions;
    std::vector<std::pair<QString, StoredAttribute>> m_stores;
    bool m_open = false;
};

/// What a file of either tree uses.
std::shared_ptr<const source::Usage> usageOf(const source::Resolver &resolver, const source::Symbol &symbol);
/// The name of the first parameter; empty for a static method or one without parameters.
QString selfName(const source::Definition &method);

} // namespace mxw::checks
