// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/ConstructorRun.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// A place that reads an attribute of self.
struct SelfRead
{
    QString method; ///< "Class.method"
    QString file;
    int line = 0;
    bool certain = false; ///< under no condition, in a method that callers outside call
};

/// Whose methods count: some run on other platforms only (Profile::dispatchedMethods).
enum class Platforms { This, All };

/// The methods of a class, inherited ones included, that may run on an object of it on this platform: what callers from
/// outside may call, and what those call on self. Without what only the skipped constructors run.
class SelfReaders
{
public:
    SelfReaders(const CheckContext &context, const source::Symbol &type, const ConstructorRun &skipped,
                Platforms platforms);

    /// Reads of self.name that nothing guards (hasattr, a handler for AttributeError).
    std::vector<SelfRead> of(const QString &name) const;

private:
    struct Live
    {
        source::Symbol method;
        std::shared_ptr<const source::Usage> usage;
        QString self;
        bool main = false; ///< called from outside, and not instead of another method
    };
    void collect(const ConstructorRun &skipped);
    static bool isOf(const Live &live, const source::AttributeRead &read);
    bool isElsewhere(const QString &name) const;
    bool isFallback(const QString &name) const;
    void add(const QString &name, bool main);

    const CheckContext &m_context;
    const source::ClassLine &m_line;
    const Platforms m_platforms;
    QHash<QString, source::Symbol> m_effective; ///< by name
    QHash<QString, Live> m_live;                ///< by name
    QStringList m_pending;                      ///< of m_live: those whose calls are not followed yet
};

/// What code of the plugin stores on objects other than self, or hands to functions as a text.
class OutsideNames
{
public:
    explicit OutsideNames(const CheckContext &context);

    /// An object of the class may get that attribute. What is stored on `self.part` is for classes named like it.
    bool mayReach(const QString &attribute, const QString &type) const;

private:
    QHash<QString, QStringList> m_parts; ///< by attribute: "part", or empty for an object that may be anything
};

} // namespace mxw::checks
