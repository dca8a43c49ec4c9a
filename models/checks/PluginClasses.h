// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodeUse.h"

#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

/// A class that a module of the plugin defines, wherever it stands.
struct PluginClass
{
    std::shared_ptr<const UsedModule> used;
    source::Symbol symbol;

    const source::Definition &definition() const { return used->outline->definitions[size_t(symbol.definition)]; }
    /// The functions of its body; without those that it defines twice (overloads, setters, branches).
    std::vector<source::Symbol> methods() const;
    /// The index of `__init__` in the outline; nothing when it has none, or several.
    std::optional<int> constructor() const;
};

/// Every class of the plugin that code may define: not those below TYPE_CHECKING.
std::vector<PluginClass> pluginClasses(const CheckContext &context);

/// The registration of the class, else any entry of its module; empty when there is none.
QString entryOfClass(const CheckContext &context, const source::Symbol &type);
bool isRegistered(const CheckContext &context, const source::Symbol &type);

/// A finding on a place of the class, as severe as severityIn() says.
Finding classFinding(const CheckContext &context, const QString &check, const PluginClass &type, int line);

/// The function `name` of a class body as a symbol; nothing when the class has something else by that name, or several.
std::optional<source::Symbol> ownMethod(const source::ClassHierarchy &hierarchy, const source::Symbol &type,
                                        const QString &name);

/// Which classes of a line to look at.
enum class Among { All, Upstream };

/// What the classes after `type` in its line give for `name`: the effective parent's method. Nothing when nothing
/// gives it, when it is no plain function, or when it cannot be told.
std::optional<source::Symbol> parentMethod(const source::ClassHierarchy &hierarchy, const source::Symbol &type,
                                           const QString &name, Among among);
/// The same for the line of another class, itself included.
std::optional<source::Symbol> methodInLine(const source::ClassHierarchy &hierarchy, const source::ClassLine &line,
                                           const QString &name, Among among, size_t from);

/// The class that a method is in.
source::Symbol ownerOf(const source::Symbol &method);
/// "Class.name": the last two parts of a qualified name.
QString shortName(const source::Symbol &method);

} // namespace mxw::checks
