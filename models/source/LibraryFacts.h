// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::source {

/// What is known of classes, decorators and packages outside both trees, read from the bundled files below
/// resources/library.
class LibraryFacts
{
public:
    static const LibraryFacts &bundled();

    /// One name for a class that several modules export ("torch.nn.modules.module.Module" → "torch.nn.Module").
    QString canonical(const QString &dotted) const;
    bool knowsClass(const QString &dotted) const;
    /// Whether instances have a member; nothing when the class, or one of its bases, is not known.
    std::optional<bool> instanceHas(const QString &dotted, const QString &member) const;
    /// The same without what every object has.
    bool brings(const QString &dotted, const QString &member) const;
    /// Whether the class object has it, its metaclass included.
    std::optional<bool> classHas(const QString &dotted, const QString &member) const;
    /// The known class is `base` or derived from it.
    bool isSubclass(const QString &dotted, const QString &base) const;
    /// Instances take attributes that no class names.
    bool isOpen(const QString &dotted) const;
    /// The class or one of its bases but object brings __init__ or __new__; nothing when it is not known.
    std::optional<bool> hasConstructor(const QString &dotted) const;

    enum class Role {
        KeepsResult,    ///< a call gives what the plain function gives
        KeepsSignature, ///< a call takes what the plain function takes, but may give something else
        Kernel,         ///< launched as kernel[grid](…)
        Property,
        Overload,
        Dataclass,
    };
    /// A decorator by its dotted name.
    bool decorator(const QString &dotted, Role role) const;

    /// A top-level package that code is written in rather than depends on: the standard library, and frameworks that
    /// every file of the field uses ("torch", "triton").
    bool isLanguage(const QString &package) const { return m_languages.contains(package); }

private:
    struct Facts
    {
        QStringList bases;
        QString metaclass;
        QSet<QString> members;
        bool open = false;
    };
    LibraryFacts();
    void readClasses(const QJsonObject &file);
    void readDecorators(const QJsonObject &file);
    void readPackages(const QJsonObject &file);
    const Facts *facts(const QString &dotted) const;
    bool has(const Facts &facts, const QString &member, int depth) const;

    QHash<QString, Facts> m_classes;
    QHash<QString, QString> m_aliases;
    QHash<int, QSet<QString>> m_decorators; ///< by Role
    QSet<QString> m_languages;
};

} // namespace mxw::source
