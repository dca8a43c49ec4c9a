// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

/// One thing that a model needs, where the walk stopped or went on (workflows/model-upgrade, "Recursively inventory and
/// update dependencies").
struct Dependency
{
    enum class End {
        Followed,  ///< code of the plugin: its own dependencies are in the list
        Changed,   ///< upstream code that differs between base and target: followed too
        Stable,    ///< upstream code whose definition is the same at base and target: a verified stable interface
        Component, ///< the boundary to an installed component: an operator, a built module, a package of neither tree
        Blocked,   ///< cannot be resolved; `reason` says why
    };

    QString module; ///< where it is defined; for components the package or the operator's namespace
    QString name;   ///< qualified; empty for a module
    QString file;   ///< relative to its tree; empty for components
    int line = 0;
    bool upstream = false;
    End end = End::Followed;
    QString counterpart; ///< plugin code: the upstream file it mirrors
    QStringList callers; ///< "module:name" of what needs it, sorted; at most MaximumCallers
    int callerCount = 0;
    QString reason; ///< why it is a boundary or blocked, in words

    static constexpr qsizetype MaximumCallers = 8;

    QJsonObject toJson() const;
    static std::optional<Dependency> fromJson(const QJsonObject &object);
    bool operator==(const Dependency &) const = default;
};

/// The visited list of one model file.
struct ModelDependencies
{
    QString file;                    ///< of the model
    std::vector<Dependency> visited; ///< in the order of the walk, breadth first
    bool complete = true;            ///< false when a budget ended the walk

    qsizetype count(Dependency::End end) const;
    QJsonObject toJson() const;
    static std::optional<ModelDependencies> fromJson(const QJsonObject &object);
    bool operator==(const ModelDependencies &) const = default;
};

/// Words of the JSON form: "followed", "changed", "stable", "component", "blocked".
QString toString(Dependency::End end);
std::optional<Dependency::End> dependencyEndFromString(QStringView text);

} // namespace mxw::inventory
