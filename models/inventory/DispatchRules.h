// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// How upstream gets from a registration to the code that runs, as data of the profile.
struct DispatchRules
{
    /// The functions that find what is registered, in the order they run; the last one gives it out.
    struct Lookup
    {
        QString kind;          ///< of the registrations
        QString key;           ///< only for this key; empty: for all
        QStringList functions; ///< "module:function"; "class:method" is the method of the registered class
    };
    std::vector<Lookup> lookups;

    struct Method
    {
        QString name;
        QStringList callers; ///< "module:function" or "class:method": code of upstream's that calls or hands it out
    };
    /// What upstream calls on objects of a class that derives from one of the bases.
    struct Contract
    {
        QStringList bases; ///< "module:Class"
        QString stage;     ///< column of the class: "method", "experts", "prepare-finalize"
        std::vector<Method> methods;
    };
    std::vector<Contract> contracts;

    struct StageOf
    {
        QString stage;
        QStringList functions; ///< patterns of "module:function"
    };
    std::vector<StageOf> stages; ///< the first that fits counts

    /// Patterns of "module:function" of functions of either tree that choose a class or function out of several.
    QStringList selectors;
    QStringList ownClassPrefixes; ///< the plugin puts them before the name of the upstream class it replaces ("Maca")

    /// Tests in the source that never hold on the plugin's platform ("current_platform.is_rocm()"): code under them is
    /// not followed.
    QStringList falseTests;
    QStringList components; ///< top-level packages of installed components: a chain ends there
    QStringList leaves;     ///< patterns of modules whose code is not followed ("vllm.logger")
};

} // namespace mxw::inventory
