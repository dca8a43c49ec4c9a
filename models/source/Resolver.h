// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CodeTree.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <vector>

namespace mxw::source {

/// What a name turned out to be.
struct Symbol
{
    enum class Kind { Module, Class, Function, Variable };
    Kind kind = Kind::Variable;
    QString module;        ///< where it is defined
    QString qualifiedName; ///< inside that module; empty for a module itself
    QString path;          ///< file, relative to its tree
    int line = 0;
    bool upstream = false;                  ///< of which tree
    std::shared_ptr<const Outline> outline; ///< of its module; not loaded for symbols that are modules themselves
    int definition = -1;                    ///< index in outline->definitions for classes and functions

    const Definition *definitionOrNull() const;
    QString dotted() const; ///< "package.module.Class.name"
    /// The same definition of the same tree.
    bool isSame(const Symbol &other) const;
};

/// The answer to "what is this name?". Unknown is never missing: a failed static look-up proves nothing.
struct Resolution
{
    enum class State {
        Found,
        Missing,  ///< everything on the way is known and the name is not there
        Unknown,  ///< `reason` says why it cannot be told
        External, ///< belongs to a package of neither tree (torch, transformers, the standard library)
    };
    State state = State::Unknown;
    Symbol symbol; ///< Found; when several branches define it, the first. External: only module and qualifiedName
    std::vector<Symbol> alternatives; ///< Found: further definitions in other branches of an if or try
    QString externalAlternative;      ///< Found: what another branch imports from outside both trees, dotted
    QString missingAt;                ///< Missing: the dotted module that lacks it, or the module that is not there
    bool moduleMissing = false;       ///< Missing: `missingAt` itself is not there
    QString reason;                   ///< Unknown
    bool onlyExternalBase = false;    ///< Unknown: no class of either tree has it, but a base class outside both might
    QStringList via;                  ///< "module:name" hops through re-exports, in order

    bool found() const { return state == State::Found; }
    bool missing() const { return state == State::Missing; }
};

/// Resolves names across the upstream tree and the plugin tree.
///
/// Handled: absolute and relative imports, aliases, submodules, re-exports through `__init__`, star imports with and
/// without `__all__`, lazy export tables and module `__getattr__`, names bound in several branches, TYPE_CHECKING,
/// try/except, namespace packages, import cycles. Modules matching a `built` pattern ("vllm._C",
/// "vllm.vllm_flash_attn.*") come from the build and are Unknown, with that reason.
class Resolver
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::Resolver)
public:
    Resolver(std::shared_ptr<const CodeTree> upstream, std::shared_ptr<const CodeTree> plugin, QStringList built);

    const CodeTree &upstream() const { return *m_upstream; }
    const CodeTree &plugin() const { return *m_plugin; }
    const CodeTree *treeOf(QStringView module) const; ///< the tree that owns it; null for external packages

    /// The module itself.
    Resolution resolveModule(const QString &module) const;
    /// `name` (may be dotted: "Class.method") as an attribute of `module`. Class attributes follow bases of both trees;
    /// attributes of variables and instances are Unknown.
    Resolution resolve(const QString &module, const QString &name) const;
    /// A dotted expression as seen from a scope of `module`: local imports and aliases of the scope first, then module
    /// level, e.g. "iu.has_triton_kernels" → vllm.utils.import_utils:has_triton_kernels.
    /// `beforeLine` prefers the module-level bindings above that line, as at run time.
    Resolution resolveExpression(const QString &module, int scope, const QString &dotted, int beforeLine = 0) const;
    /// Like resolveExpression(), but says what object `base` is and which attribute is left over when the last part
    /// cannot be resolved or need not exist. For `mod.attr = x` with a dotted left side: the longest prefix that is a
    /// module or class is the owner, the rest the attribute.
    struct Target
    {
        enum class Owner { Module, Class, External, Unknown };
        Owner owner = Owner::Unknown;
        /// Of the owner: for a class the module it is taken from, as written; for externals the imported name's package
        /// path ("torch"). Where it cannot be resolved: the module that the file's own imports name.
        QString module;
        QString attribute; ///< dotted, class first: "GroupCoordinator.method"
        QString reason;    ///< Unknown, or an owner that the attribute could not be followed to
        bool upstream = false;
    };
    Target resolveTarget(const QString &module, int scope, const QString &dotted) const;

    /// The absolute module an import statement of `module` names; empty when it climbs out of the package.
    QString absoluteModule(const QString &module, const Import &import) const;

private:
    /// sys.modules["package.module"] = value in a module of the plugin.
    struct Redirect
    {
        QString module;
        int scope = ModuleScope;
        QString value; ///< dotted; empty for anything else
    };
    const QHash<QString, Redirect> &redirects() const;
    class Search;
    class TargetFinder;
    bool isBuilt(const QString &module) const;

    std::shared_ptr<const CodeTree> m_upstream;
    std::shared_ptr<const CodeTree> m_plugin;
    std::vector<QRegularExpression> m_built;
    mutable std::mutex m_mutex;
    mutable QHash<QString, Resolution> m_known; ///< of resolve(), by "module:name"
    mutable std::once_flag m_redirectsOnce;
    mutable QHash<QString, Redirect> m_redirects; ///< by the name of the module that is put in place
};

} // namespace mxw::source
