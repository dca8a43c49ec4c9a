// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Expression.h"

#include <QByteArray>
#include <QDataStream>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::source {

/// One enclosing condition of a statement inside its scope, outermost first in `guards` lists.
struct Guard
{
    enum class Kind : quint8 {
        If,              ///< text: the test
        Else,            ///< text: the test that was false (elif chains: the last one)
        Try,             ///< text: caught exception names joined by ","; "*" for a bare except; empty for try/finally
        Except,          ///< text: caught exception names; "*" for a bare except
        Loop,            ///< for, while
        With,            ///< text: the context expression
        Match,           ///< a match case
        TypeChecking,    ///< `if TYPE_CHECKING:` — never true at run time
        NotTypeChecking, ///< the else of it, or `if not TYPE_CHECKING:`
        AfterExit,       ///< follows a return or raise that some condition guards; text: empty
    };
    Kind kind = Kind::If;
    QString text;
    int line = 0;

    bool operator==(const Guard &) const = default;
};
using Guards = std::vector<Guard>;

/// Module scope, or the index of a Definition in Outline::definitions.
inline constexpr int ModuleScope = -1;

struct ImportedName
{
    QString name;   ///< "*" for a star import; the dotted module for `import a.b`
    QString asName; ///< empty when there is no `as`
    int line = 0;

    bool operator==(const ImportedName &) const = default;
};

struct Import
{
    bool from = false;
    int level = 0;  ///< leading dots
    QString module; ///< of `from module import …`; empty for `from . import x` and for plain imports
    std::vector<ImportedName> names;
    int scope = ModuleScope;
    Guards guards;
    int line = 0;
    int endLine = 0;

    bool operator==(const Import &) const = default;
};

struct Parameter
{
    enum class Kind : quint8 { PositionalOnly, Positional, VarPositional, KeywordOnly, VarKeyword };
    QString name;
    Kind kind = Kind::Positional;
    bool hasDefault = false;
    QString defaultText; ///< unparsed
    QString annotation;  ///< unparsed; empty when there is none

    bool operator==(const Parameter &) const = default;
};

struct Signature
{
    std::vector<Parameter> parameters;
    QString returns; ///< unparsed annotation

    QString toString() const; ///< "(self, x: int = 0, *, y) -> Tensor"
    bool operator==(const Signature &) const = default;
};

struct Definition
{
    enum class Kind : quint8 { Class, Function, AsyncFunction };
    Kind kind = Kind::Function;
    QString name;
    QString qualifiedName;   ///< "Class.method", "function.inner"
    int scope = ModuleScope; ///< the definition it stands in
    int line = 0;            ///< of `def` or `class`
    int firstLine = 0;       ///< of the first decorator, else `line`
    int endLine = 0;
    std::vector<Expression> decorators;
    std::vector<Expression> bases; ///< classes: positional bases
    QString metaclass;             ///< classes: the source of the `metaclass=` argument; empty when there is none
    Signature signature;           ///< functions
    Guards guards;
    /// Functions: local names that this outline keeps no import, definition or assignment for (loop variables, results
    /// of arithmetic, …) and that hide a name of an enclosing scope.
    QStringList shadows;
    QByteArray digest; ///< SHA-1 of the AST without positions, docstrings and decorators: equal code, equal digest

    bool isClass() const { return kind == Kind::Class; }
    bool operator==(const Definition &) const = default;
};

/// `target = value`, one per target; also annotated, augmented, `for`, `with … as` and `:=` targets (value may be
/// None). In functions only these are kept: targets that are attributes or subscripts of anything but `self`/`cls`, and
/// names whose value is a name, an attribute, a call, or None-kind loops are left out.
struct Assignment
{
    Expression target;
    Expression value;
    bool augmented = false;
    int scope = ModuleScope;
    Guards guards;
    int line = 0;
    int endLine = 0;
    QString annotation = {}; ///< unparsed; empty when there is none. With a value of None: it stands alone

    bool operator==(const Assignment &) const = default;
};

/// A call that stands as a statement of its own (any scope).
struct CallStatement
{
    Expression call;
    int scope = ModuleScope;
    Guards guards;
    int line = 0;
    int endLine = 0;

    bool operator==(const CallStatement &) const = default;
};

/// `return value` with a value, in functions.
struct Return
{
    Expression value;
    int scope = ModuleScope;
    Guards guards;
    int line = 0;

    bool operator==(const Return &) const = default;
};

/// What a module-level `def __getattr__(name)` can give.
struct LazyExports
{
    bool present = false;
    /// Names it compares `name` with, and keys of module-level tables that it consults.
    QStringList names;
    QStringList tables; ///< module-level names it subscripts with `name`, calls .get(name) on, or tests `name in`
    /// True when every name it can give is in `names` or `tables` and it raises AttributeError for the rest.
    bool closed = false;

    bool operator==(const LazyExports &) const = default;
};

struct SyntaxFault
{
    QString message;
    int line = 0;
    int column = 0;
    bool conflictMarkers = false;

    bool operator==(const SyntaxFault &) const = default;
};

/// What the analyser knows of one Python module. A file that does not parse has only `fault` and `lineCount`.
struct Outline
{
    std::optional<SyntaxFault> fault;
    int lineCount = 0;
    std::vector<Import> imports;         ///< in source order, all scopes
    std::vector<Definition> definitions; ///< in source order, all scopes; a scope precedes what it contains
    std::vector<Assignment> assignments;
    std::vector<CallStatement> calls;
    std::vector<Return> returns;
    std::optional<QStringList> all; ///< `__all__`, when it is a literal (also += and .extend of literals)
    bool allIsDynamic = false;      ///< `__all__` is built from something that is not a literal
    bool dynamicNames = false; ///< writes into globals(), sys.modules[__name__] or vars(): names may appear at run time
    LazyExports lazy;

    bool operator==(const Outline &) const = default;
};

/// Bump when the outline of the same source may differ: cached outlines of other versions are not read.
inline constexpr quint32 OutlineVersion = 2;

QDataStream &operator<<(QDataStream &stream, const Outline &outline);
QDataStream &operator>>(QDataStream &stream, Outline &outline);

} // namespace mxw::source
