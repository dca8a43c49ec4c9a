// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mxw::inventory {

/// One way in which a plugin registers something with upstream, as data of the profile.
struct RegistrationRule
{
    struct Argument
    {
        int position = -1; ///< without the decorated thing; -1: only by keyword
        QString keyword;

        bool isGiven() const { return position >= 0 || !keyword.isEmpty(); }
    };

    QString kind; ///< "quantization": the word for people and records
    /// "module:function", "module:Class.method" or "module:object.method", of every age of upstream; a method counts
    /// on derived classes, too.
    QStringList callees;
    Argument key;
    bool keyFromOwner = false; ///< X.register(…): without a key argument the name of class X is the key
    Argument implementation;   ///< class, function or string path; not given: what is decorated
    Argument platform;         ///< the platform that it is registered for
    Argument fake;             ///< operators: the implementation that only computes shapes
    Argument mutates;          ///< operators: the names of arguments that are written to

    // What upstream has under the same key
    bool ownerIsCounterpart = false; ///< X.register(…): class X
    bool enumValue = false;          ///< the key is a member of an Enum whose value is a class path
    /// "module:TABLE", or "module:function.table" for one that a function builds: {key: class},
    /// {key: (module, class name)}, {key: "module:class"}.
    QStringList mappings;
    QString modulePrefix; ///< of relative module names in the mappings

    /// What a second registration under a key does.
    enum class Again {
        Replaces,
        Adds,  ///< a key holds a list
        Fails, ///< the registry raises
    };
    Again again = Again::Replaces;
};

/// A table of upstream's that holds implementations per platform: {platform: [class, …]}.
struct RegistrationTable
{
    QString kind;
    QString key;
    QString table; ///< "module:TABLE"
};

/// A list of the plugin's platform class that must agree with the keys of one kind.
struct KeyList
{
    QString kind;
    QString platformAttribute;    ///< "supported_quantization": a list in the class body; an empty one allows all
    QStringList upstreamKeys;     ///< "module:NAME" of what lists upstream's keys: a list, or `Literal[…]`
    bool newKeysAreAdded = false; ///< the registry itself adds keys to the platform's list that upstream does not have
    QString offSwitch; ///< a registered class whose own method of that name gives None only turns the key off
};

} // namespace mxw::inventory
