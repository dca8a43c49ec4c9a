// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

#include <QCoreApplication>

namespace mxw::source {

/// What an expression gives, as far as it can be told without running it. Unknown is unknown with a reason.
struct Value
{
    enum class Kind {
        Unknown,  ///< `reason`
        External, ///< belongs to neither tree; `symbol` has module and qualified name only
        Missing,  ///< an attribute that is not there: `owner` and `attribute` say which
        Module,
        Class,       ///< the class object itself
        Function,    ///< a plain function, or a method taken from its class
        BoundMethod, ///< the first parameter is filled in
        Instance,    ///< of the class `symbol`
        Data,        ///< a module or class variable whose value says no more
    };
    Kind kind = Kind::Unknown;
    Symbol symbol;      ///< the module, class, function or variable
    bool exact = false; ///< Instance: made by a call of that very class; false: annotated, may be a subclass
    bool self = false;  ///< Instance, Class: it is the first parameter of a method, so it may be a subclass
    /// BoundMethod, Function: found through super(). Instance, Class: what super() itself gives; its attributes are
    /// those that come after `symbol` in the line.
    bool viaSuper = false;
    int boundPositionals =
        0; ///< Function, BoundMethod, Class: functools.partial: further positional arguments that are filled in
    QStringList boundKeywords;
    Symbol receiver; ///< BoundMethod: the class of the object it is bound to
    QString reason;
    /// Unknown: it is one of these (a union, a definition in several branches, what the plugin puts in its place or the
    /// original). What all of them lack is Missing.
    std::vector<Value> either;

    // Missing:
    enum class Owner { Module, Class, Instance };
    Owner ownerKind = Owner::Module;
    Symbol owner;
    bool ownerExact = false; ///< Instance: see `exact`
    bool ownerSelf = false;  ///< Instance, Class: see `self`
    bool ownerSuper = false; ///< it was looked for through super()
    QString attribute;
    /// An object that is not `exact` (an annotation says what it is): "file:line" where some other class has an
    /// attribute of that name, or stores one: the object may be of that class after all. Empty when nothing in either
    /// tree does.
    QString elsewhere;
    bool moduleMissing = false; ///< the module itself is gone: an import check's business

    bool is(Kind which) const { return kind == which; }
    /// It says what an object is, or which of several things.
    bool tells() const { return !is(Kind::Data) && !is(Kind::Missing) && (!is(Kind::Unknown) || !either.empty()); }
};

class ValueMemory;

/// Follows expressions of one module to what they give: names through functions, modules and imports, attribute chains
/// through modules, classes and instances of a known class (`self`, annotated parameters and results, `x = Class(…)`,
/// `self.x = Class(…)`), enum members, properties, functools.partial and wrapped functions. A local name counts only
/// when one statement binds it. Thread-safe.
class ValueFinder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ValueFinder)
public:
    explicit ValueFinder(const ClassHierarchy &hierarchy);
    ~ValueFinder();

    const ClassHierarchy &hierarchy() const { return m_hierarchy; }
    const Resolver &resolver() const { return m_hierarchy.resolver(); }

    /// `place.line` prefers the module-level binding above it, as at run time, for code of module level.
    Value value(const QString &module, const UsePlace &place, const Expression &expression) const;
    /// The value after following `attributes` from what `object` gives; stops at the first that is Missing, Unknown or
    /// External and says so. `followed`, when given, is how many were followed.
    Value attribute(const QString &module, const UsePlace &place, const Expression &object,
                    const QStringList &attributes, qsizetype *followed = nullptr) const;
    /// The class that an annotation names: `X`, `"X"`, `X | None`, `Optional[X]`, `type[X]` (then a Class). Containers
    /// and unions of several classes are Unknown.
    Value annotated(const QString &module, int scope, const QString &annotation) const;

    /// What a call of `callee` runs.
    struct Callable
    {
        Symbol function;     ///< a definition with the signature; for a class its effective __init__ or __new__
        Signature signature; ///< what the caller must satisfy: without self, without what partial fills in
        bool constructor = false;
        Symbol type;    ///< constructor: the class; method: the class it was found on
        QString reason; ///< set when it cannot be told (decorated by something unknown, overloads, …)
        bool known() const { return reason.isEmpty(); }
    };
    /// Decorators that keep the signature (functools.wraps-style ones of either tree whose wrapper takes *args,
    /// **kwargs, staticmethod, classmethod, lru_cache, torch.no_grad, triton.jit, contextmanager, abstractmethod, …)
    /// are looked through; any other makes it unknown.
    Callable callable(const Value &callee) const;

private:
    const ClassHierarchy &m_hierarchy;
    std::unique_ptr<ValueMemory> m_memory;
};

} // namespace mxw::source
