// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ValueFinder.h"

#include <QSet>

#include <mutex>

namespace mxw::source {

/// Names that a function asks about with isinstance(), hasattr() and the like: their annotation says too little there.
struct Narrowing
{
    QHash<int, QSet<QString>> narrowed; ///< by scope: dotted names
    QHash<int, QSet<QString>> asked;    ///< by scope: "object.attribute" of hasattr() and getattr() with a default

    static Narrowing of(const QString &module, const Usage &usage, const Resolver &resolver);
};

/// Answers that a ValueFinder keeps. Thread-safe.
class ValueMemory
{
public:
    std::optional<Value> value(const QString &key) const;
    void keep(const QString &key, const Value &value);
    std::shared_ptr<const Narrowing> narrowing(const QString &module, const Usage &usage, const Resolver &resolver);

private:
    mutable std::mutex m_mutex;
    QHash<QString, Value> m_values;
    QHash<QString, std::shared_ptr<const Narrowing>> m_narrowings; ///< by module
};

} // namespace mxw::source
