// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QDataStream>

#include <vector>

namespace mxw::source {

/// Where code uses something.
struct UsePlace
{
    int scope = ModuleScope; ///< index in the outline's definitions; decorators, defaults, annotations and bases count
                             ///< for the scope around their definition
    int conditions = 0;      ///< index in Usage::conditions
    int line = 0;

    bool operator==(const UsePlace &) const = default;
};

/// A name that is read. `free` names are those that no function, comprehension or lambda around the place binds: they
/// mean what the module, a class body being run, or Python itself gives them.
struct NameRead
{
    QString name;
    UsePlace place;

    bool operator==(const NameRead &) const = default;
};

/// The longest chain of attributes that is read: `a.b.c`, `f(x).shape`, `self.x.y`. `object` is what the chain stands
/// on and is never an Attribute itself; `attributes` are the names after it, in order.
struct AttributeRead
{
    Expression object;
    QStringList attributes;
    UsePlace place;

    bool operator==(const AttributeRead &) const = default;
};

/// A call, wherever it stands; calls inside its arguments are uses of their own.
struct CallUse
{
    Expression call;
    /// How many targets its result is unpacked into, a starred one included (`a, b = f()`; `for a, b in f()` is not
    /// one); -1 when it is not.
    int unpackedInto = -1;
    bool unpackedWithStar = false; ///< one of the targets takes the rest
    bool awaited = false;
    UsePlace place;

    bool operator==(const CallUse &) const = default;
};

/// `object.attribute = value`, `self.x: int`, `with f() as self.x`, `del` excluded.
struct AttributeStore
{
    Expression object; ///< without the last attribute
    QString attribute;
    Expression value;   ///< None when it is not one plain expression (loops, unpacking, augmented)
    QString annotation; ///< unparsed; empty when there is none
    bool bare = false;  ///< an annotation alone: nothing is stored
    UsePlace place;

    bool operator==(const AttributeStore &) const = default;
};

/// A local name of a function: a parameter, or what its own statements bind.
struct LocalName
{
    QString name;
    int scope = ModuleScope;
    bool parameter = false;
    int bindings = 0;   ///< statements that bind it, the parameter itself included; nested `nonlocal` ones too
    Expression value;   ///< of the only binding, when that is `name = value` (also annotated); else None
    QString annotation; ///< of the parameter or of the binding; unparsed
    int line = 0;       ///< of the first binding or annotation

    bool operator==(const LocalName &) const = default;
};

/// What the code of one module uses: everything that a check of names, attributes and calls asks for. Read only for
/// files whose uses matter; an Outline says what a module offers.
///
/// Scopes are indexes in the definitions of the same file's Outline. In all expressions, names that a comprehension or
/// a lambda binds are replaced by Expression::Kind::Other with the name as text: they mean nothing outside of it.
struct Usage
{
    /// By UsePlace::conditions; the first is empty. They say more than those of an Outline: an elif is below the Else
    /// of the tests before it; what follows `if c: return` (raise, break, continue) has `c` as the text of its
    /// AfterExit; and inside expressions, `b` of `a and b` is below If a, of `a or b` below Else a, likewise
    /// conditional expressions, filters of comprehensions and guards of cases.
    std::vector<Guards> conditions = std::vector<Guards>(1);
    std::vector<NameRead> freeNames;
    std::vector<AttributeRead> attributes;
    std::vector<CallUse> calls;
    std::vector<AttributeStore> stores;
    std::vector<LocalName> locals;
    /// Names that are deleted, bound by `except … as` or written through globals() at module level, or declared
    /// `global` somewhere: they may come and go.
    QStringList volatileNames;

    const Guards &conditionsOf(const UsePlace &place) const { return conditions[size_t(place.conditions)]; }
    const LocalName *local(int scope, QStringView name) const;
    bool operator==(const Usage &) const = default;
};

/// Bump when the usage of the same source may differ: kept ones of other versions are not read.
inline constexpr quint32 UsageVersion = 1;

QDataStream &operator<<(QDataStream &stream, const Usage &usage);
QDataStream &operator>>(QDataStream &stream, Usage &usage);

} // namespace mxw::source
