// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

enum class Domain { Patch, Registry, Model, Commit };

enum class Mechanism {
    Decorator,     ///< @patch("module", "attribute") above a definition
    DecoratorCall, ///< patch("module", "attribute")(object)
    Assignment,    ///< module.attribute = x, Class.attribute = x
    SetAttr,       ///< setattr(module, "attribute", x)
    SysModules,    ///< sys.modules["module"] = x
    Table,         ///< TABLE[key] = x, TABLE.update({...}), TABLE.append(x)
    Registration,  ///< given to a registry of upstream's; `Entry::kind` says which
    Mirror,        ///< a file that mirrors one of upstream's; `Entry::kind` is "model" or "mirrored"
    Commit,        ///< a commit of the range; `Entry::kind` is "commit"
};

/// How an entry point reaches a module.
enum class Reached {
    General,  ///< imported when a general plugin's function runs, in every process
    Platform, ///< imported when the platform class is resolved
    Lazy,     ///< imported later: inside a function, by a string path, under a lazy export
    Never,
};

/// Words of the JSON form; not translated.
QString toString(Domain domain);
QString toString(Mechanism mechanism);
QString toString(Reached reached);
std::optional<Domain> domainFromString(QStringView text);
std::optional<Mechanism> mechanismFromString(QStringView text);
std::optional<Reached> reachedFromString(QStringView text);

/// A definition or statement in a tree.
struct Place
{
    QString file; ///< relative to its tree
    int line = 0; ///< 1-based, of the first decorator
    int endLine = 0;
    QString name; ///< qualified name; empty for a statement
    QString kind; ///< "class", "function", "variable", "module"; not translated
    QString signature;

    bool operator==(const Place &) const = default;
};

/// One thing to decide on.
struct Entry
{
    /// "patch:FILE:TARGET", "registry:FILE:KIND:KEY", "model:FILE", "commit:HASH", with "#2" … for the second of that
    /// name: survives line moves
    QString id;
    Domain domain = Domain::Patch;
    Mechanism mechanism = Mechanism::Assignment;
    QString kind; ///< registrations: the profile's word ("quantization")
    QString file; ///< relative to the plugin tree
    int line = 0; ///< of the statement or of the decorator
    int endLine = 0;
    QString symbol; ///< name of the replacement as written there
    /// "vllm.v1.sample.rejection_sampler". Registrations: of what upstream has under the key, else of the registry
    QString targetModule;
    QString targetAttribute; ///< dotted for classes, "TABLE[key]" for tables
    QString key;             ///< tables and registrations; architectures of a model file; hash of a commit
    QString platform;        ///< registrations for one platform: its name ("OOT")
    /// Registrations: the effective classes, most derived first, "module:Class"; empty for functions
    QStringList parents;
    Reached reached = Reached::Never;
    QStringList activation; ///< the hops from the entry point, "file:line words"; empty when never reached
    QString condition;      ///< enclosing `if`, `try` or function in words of the source; empty: unconditional
    bool allowMissing = false;
    bool external = false; ///< patches something that is not upstream's (torch)

    Place local;                        ///< the statement with the decorated definition
    std::optional<Place> replacement;   ///< the object that is installed, where it is defined
    bool replacementInUpstream = false; ///< `replacement` lies in the upstream tree, not in the plugin
    /// The patched thing at the target revision; registrations: what upstream has under the key, else the first
    /// upstream class that the registered one derives from
    std::optional<Place> atTarget;
    std::optional<Place> atBase;
    std::optional<bool> changedSinceBase; ///< the target's code differs from base; nothing when it cannot be told

    /// "module:attribute"; only "module" when a whole module is replaced.
    QString target() const
    {
        return targetAttribute.isEmpty() ? targetModule : targetModule + QLatin1Char(':') + targetAttribute;
    }
    /// The word for the mechanism in records: the kind of a registration, "decorator" of a patch.
    QString mechanismWord() const { return kind.isEmpty() ? toString(mechanism) : kind; }
    bool active() const { return reached == Reached::General || reached == Reached::Platform; }
    bool operator==(const Entry &) const = default;
};

/// A file that belongs to the patch machinery and holds no patch of its own.
struct Infrastructure
{
    enum class Kind { Template, Helper, Aggregate };
    QString file;
    Kind kind = Kind::Aggregate;
    Reached reached = Reached::Never;

    bool operator==(const Infrastructure &) const = default;
};
QString toString(Infrastructure::Kind kind);
std::optional<Infrastructure::Kind> infrastructureKindFromString(QStringView text);

} // namespace mxw::inventory
