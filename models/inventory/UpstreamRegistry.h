// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/RegistrationFinder.h"

#include <QHash>

#include <optional>

namespace mxw::inventory {

/// What one revision of upstream has under the key of a registration.
class UpstreamRegistry
{
public:
    explicit UpstreamRegistry(const source::Resolver &resolver) : m_resolver(resolver) {}

    /// The class that the registration stands in for; Unknown where there is none, or where that cannot be told.
    source::Resolution counterpart(const QString &module, const FoundRegistration &registration) const;
    /// A class or function named in a string: "package.module:Name" or "package.module.Name".
    static source::Resolution ofPath(const source::Resolver &resolver, const QString &path);
    /// The keys of a mapping of the rule that hold what is written in the same way, the key itself included.
    QStringList keysOfSame(const RegistrationRule &rule, const QString &key) const;

private:
    /// Looked up only when somebody asks for its key: a registry of models names hundreds of modules.
    struct Item
    {
        QString key;
        source::Expression value;
        source::Symbol holder;
        int scope = source::ModuleScope;
    };
    const std::vector<Item> &itemsOf(const RegistrationRule &rule) const;
    std::vector<Item> readMapping(const QString &mapping) const;
    static std::vector<Item> itemsOf(const source::Symbol &holder, int scope, const source::Expression &literal);
    source::Resolution valueOf(const Item &item, const QString &modulePrefix) const;
    source::Resolution ofEnumValue(const QString &module, const FoundRegistration &registration) const;
    source::Resolution ofOwner(const QString &module, const FoundRegistration &registration) const;

    const source::Resolver &m_resolver;
    mutable QHash<QString, std::vector<Item>> m_items; ///< by the rule's kind
};

} // namespace mxw::inventory
