// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::checks {

/// A list of words in the class body of the plugin's platform class, conditional additions included.
struct PlatformList
{
    struct Item
    {
        QString word;
        int line = 0;
    };
    std::vector<Item> items;
    source::Symbol owner; ///< the class whose body has it
    int line = 0;
    bool complete = true; ///< false: there is a list, and not all of it can be told

    bool contains(const QString &word) const;
};

/// Nothing when the platform has no such list of its own.
std::optional<PlatformList> platformList(const CheckContext &context, const QString &attribute);

/// The words of upstream's own lists: `NAME = ["a"]` or `NAME = Literal["a"]`; nothing when none can be read.
std::optional<QStringList> wordsOf(const source::Resolver &resolver, const QStringList &names);

} // namespace mxw::checks
