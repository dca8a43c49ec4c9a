// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Resolver.h"
#include "models/source/Usage.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mxw::source {

/// The method resolution order of a class across both trees.
struct ClassLine
{
    std::vector<Symbol> classes; ///< of either tree, most derived first: the C3 linearisation Python would make
    QStringList external;        ///< dotted names of base classes outside both trees ("torch.nn.Module"), in order;
                                 ///< without their own bases and without object
    /// The whole line: indexes in `classes`, and -1 - index for those of `external`.
    std::vector<int> order;
    std::vector<Symbol> alternatives; ///< what a base is instead when another branch of an if or try defined it
    bool complete = true;             ///< every base was resolved, to a class of a tree or to an external one
    QString reason;                   ///< why not, when it is not complete
};

/// A member that instances of a class have.
struct Member
{
    enum class Kind {
        Method,     ///< a function in a class body; see Descriptor for how it is bound
        ClassValue, ///< assigned, imported or a class in a class body
        Annotation, ///< only annotated in a class body: a field of a dataclass or NamedTuple, a promise elsewhere
        SelfValue,  ///< stored on self (or by register_buffer, setattr with a literal name, …) in a method
        Slot,       ///< named in __slots__
        Added,      ///< assigned to the class from outside its body, or to the first parameter of a class method
    };
    Kind kind = Kind::Method;
    QString name;
    Symbol owner;        ///< the class that brings it; for external ones only module and qualifiedName
    int definition = -1; ///< Method (and nested class): index in owner.outline->definitions
    int line = 0;
    QString module;     ///< the one that annotation and values are to be read in: the owner's, except for Added
    QString annotation; ///< unparsed, when there is one
    /// ClassValue, SelfValue, Added: everything that is stored in it; None where it is not one plain expression.
    std::vector<Expression> values;
    std::vector<int> scopes; ///< the scope that each of `values` is to be read in
};

/// What something puts in place of a name when the program runs, besides the assignments that are read here.
struct Installed
{
    QString target;      ///< dotted: "package.module.Class.name"
    QString replacement; ///< dotted; empty when it is not known
};

struct ClassBody;

/// Bases, members and effective parents of classes, both trees together. Thread-safe.
class ClassHierarchy
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ClassHierarchy)
public:
    explicit ClassHierarchy(const Resolver &resolver, std::vector<Installed> installed = {});
    ~ClassHierarchy();

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
        QString external; ///< Present: the class outside both trees that has it; `member` then has only name and owner
        QString reason;
    };
    /// An attribute of the class itself: what class bodies give.
    Lookup classMember(const Symbol &type, const QString &name) const;
    /// An attribute of an instance: class members and what methods of the line store on self. Known to give attributes
    /// at run time: `__getattr__`, `__getattribute__`, `self.__dict__.update`, setattr with a name that is not literal,
    /// stores on objects of another kind of that name anywhere in both trees, and external bases that are not known.
    Lookup instanceMember(const Symbol &type, const QString &name) const;
    /// What `super()` finds for `name` inside a method of `type`: the next after `type` in the line of `type` itself.
    Lookup parentMember(const Symbol &type, const QString &name) const;
    /// Where a class derived from `type`, or code that holds an instance of one, brings what `type` itself lacks:
    /// "file:line"; empty when nowhere. What is called on `self` may be of such a class.
    QString derivedMember(const Symbol &type, const QString &name) const;
    bool isSubclass(const Symbol &type, const Symbol &of) const;
    /// The plugin assigns to that name of a module or class ("package.module.Class.name"), or something is installed
    /// there.
    bool isInstalled(const QString &dotted) const;
    /// The dotted names of what is put there; an empty one for something that cannot be told.
    QStringList replacements(const QString &dotted) const;
    /// The class that gets this function of the plugin as a method; nothing when it is none, or several.
    std::optional<Symbol> patchedClass(const Symbol &function) const;
    /// "file:line" of a class or statement in either tree that gives an attribute of that name to anything.
    QString namedAnywhere(const QString &name) const;

    /// Members of a class outside both trees ("torch.nn.Module", "enum.Enum", "dict"); nothing when not known here.
    static std::optional<bool> externalClassHas(const QString &dotted, QStringView member);

    /// All members that the class itself brings, not its bases. A name may come twice: from the body and from self.
    const std::vector<Member> &ownMembers(const Symbol &type) const;
    /// Every member of that name that the line brings, most derived first.
    std::vector<Member> membersNamed(const Symbol &type, const QString &name) const;

    /// Decorated as a dataclass (standard library, pydantic or the tree's own wrapper that calls it), or derived from
    /// NamedTuple, TypedDict, BaseModel, msgspec.Struct: the constructor takes the annotated fields.
    bool hasGeneratedConstructor(const Symbol &type) const;
    /// That constructor's parameters, without self; nothing when it cannot be told (unknown base, InitVar tricks).
    std::optional<Signature> generatedConstructor(const Symbol &type) const;

private:
    enum class View { Class, Instance, Parent };
    class AddedMembers;
    const AddedMembers &added() const;
    const ClassBody &body(const Symbol &type) const;
    Lookup find(const Symbol &type, const QString &name, View view) const;
    std::optional<Lookup> inLine(const ClassLine &line, const QString &name, View view) const;
    QString doubt(const Symbol &type, const ClassLine &line, const QString &name, View view) const;
    std::optional<Lookup> ofMetaclass(const ClassLine &line, const QString &name) const;

    const Resolver &m_resolver;
    mutable std::mutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const ClassLine>> m_lines;
    mutable QHash<QString, std::shared_ptr<const ClassBody>> m_bodies;
    mutable QHash<QString, Lookup> m_lookups;
    mutable QHash<QString, QString> m_derived;
    std::vector<Installed> m_installed;
    mutable std::once_flag m_addedOnce;
    mutable std::unique_ptr<const AddedMembers> m_added;
};

} // namespace mxw::source
