// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Resolver.h"
#include "models/source/Usage.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <mutex>
#include <optional>
#include <vector>

namespace mxw::source {

/// The method resolution order of a class across both trees.
struct ClassLine
{
    std::vector<Symbol> classes; ///< of either tree, most derived first: the C3 linearisation Python would make
    QStringList external;        ///< dotted names of base classes outside both trees ("torch.nn.Module"), in order
    bool complete = true;        ///< every base was resolved, to a class of a tree or to an external one
    QString reason;              ///< why not, when it is not complete
};

/// A member that instances of a class have.
struct Member
{
    enum class Kind {
        Method,      ///< a function in a class body; see Descriptor for how it is bound
        ClassValue,  ///< assigned, imported or a class in a class body
        Annotation,  ///< only annotated in a class body: a field of a dataclass or NamedTuple, a promise elsewhere
        SelfValue,   ///< stored on self (or by register_buffer, setattr with a literal name, …) in a method
        Slot,        ///< named in __slots__
        Added,       ///< assigned to the class from outside its body
    };
    Kind kind = Kind::Method;
    QString name;
    Symbol owner;        ///< the class that brings it
    int definition = -1; ///< Method (and nested class): index in owner.outline->definitions
    int line = 0;
    QString annotation;  ///< unparsed, when there is one
    std::vector<Expression> values; ///< ClassValue, SelfValue: everything that is stored in it, as far as plain
    std::vector<int> scopes;        ///< the scope that each of `values` is to be read in
};

/// Bases, members and effective parents of classes, both trees together. Thread-safe.
class ClassHierarchy
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ClassHierarchy)
public:
    explicit ClassHierarchy(const Resolver &resolver) : m_resolver(resolver) {}

    const Resolver &resolver() const { return m_resolver; }
    const ClassLine &line(const Symbol &type) const;

    enum class Presence {
        Present, ///< `member` says where
        Absent,  ///< the whole line is known, external bases included, and nothing gives it
        Unknown, ///< `reason`
    };
    struct Lookup
    {
        Presence presence = Presence::Unknown;
        Member member;
        QString reason;
    };
    /// An attribute of the class itself: what class bodies give.
    Lookup classMember(const Symbol &type, const QString &name) const;
    /// An attribute of an instance: class members and what methods of the line store on self. Known to give attributes
    /// at run time: `__getattr__`, `__getattribute__`, `self.__dict__.update`, setattr with a name that is not literal,
    /// and external bases for which isKnownExternal() is false.
    Lookup instanceMember(const Symbol &type, const QString &name) const;
    /// What `super()` finds for `name` inside a method of `type`: the next after `type` in the line of `type` itself.
    Lookup parentMember(const Symbol &type, const QString &name) const;
    bool isSubclass(const Symbol &type, const Symbol &of) const;

    /// Members of a class outside both trees ("torch.nn.Module", "enum.Enum", "dict"); nothing when not known here.
    static std::optional<bool> externalClassHas(const QString &dotted, QStringView member);

    /// All members that the class itself brings, not its bases.
    const std::vector<Member> &ownMembers(const Symbol &type) const;

    /// Decorated as a dataclass (standard library, pydantic or the tree's own wrapper that calls it), or derived from
    /// NamedTuple, TypedDict, BaseModel, msgspec.Struct: the constructor takes the annotated fields.
    bool hasGeneratedConstructor(const Symbol &type) const;
    /// That constructor's parameters, without self; nothing when it cannot be told (unknown base, InitVar tricks).
    std::optional<Signature> generatedConstructor(const Symbol &type) const;

private:
    struct Own;
    const Resolver &m_resolver;
    mutable std::mutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const ClassLine>> m_lines;
    mutable QHash<QString, std::shared_ptr<const Own>> m_own;
};

} // namespace mxw::source
