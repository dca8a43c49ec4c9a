// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Usage.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// Something that code names.
struct NamedThing
{
    enum class Kind {
        Name, ///< `text` is a name or a chain of attributes, to be read in `scope`
        Path, ///< `text` is a string that code gives away or returns: it may name a class or a module
    };
    Kind kind = Kind::Name;
    QString text;
    int scope = source::ModuleScope;
    int line = 0;

    bool operator==(const NamedThing &) const = default;
};

/// Which part of a definition counts.
struct DefinitionPart
{
    int definition = -1;      ///< index in the outline
    std::vector<int> members; ///< only these of the definitions in it, and its head; empty: all of it
};

/// The names, attribute chains, calls, bases and decorators that a definition uses, in source order, each once.
///
/// Not: local variables, attributes of self, annotations of parameters, code that only type checkers see or that stands
/// under a test of `falseTests`, which never holds. Imports inside of functions count where they stand.
std::vector<NamedThing> namedIn(const source::Outline &outline, const source::Usage &usage, const DefinitionPart &part,
                                const QStringList &falseTests);

/// What an expression names.
std::vector<NamedThing> namedIn(const source::Expression &expression, int scope);

} // namespace mxw::inventory
