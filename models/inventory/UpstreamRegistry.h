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
    /// The keys of a mapping of the rule that hold the same class, the key itself included.
    QStringList keysOfSame(const RegistrationRule &rule, const QString &key) const;

private:
    struct Item
    {
        QString key;
        source::Resolution value;
    };
    const std::vector<Item> &itemsOf(const RegistrationRule &rule) const;
    std::vector<Item> readMapping(const QString &mapping, const QString &modulePrefix) const;
    std::vector<Item> itemsOf(const source::Symbol &holder, int scope, const source::Expression &literal,
                              const QString &modulePrefix) const;
    source::Resolution valueOf(const source::Symbol &holder, int scope, const source::Expression &value,
                               const QString &modulePrefix) const;
    source::Resolution ofEnumValue(const QString &module, const FoundRegistration &registration) const;
    source::Resolution ofOwner(const QString &module, const FoundRegistration &registration) const;

    const source::Resolver &m_resolver;
    mutable QHash<QString, std::vector<Item>> m_items; ///< by the rule's kind
};

} // namespace mxw::inventory
