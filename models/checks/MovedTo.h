// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CodeTree.h"
#include "models/source/Resolver.h"

#include <QString>

#include <optional>

namespace mxw::checks {

/// Where a name that is gone lives now.
struct MovedTo
{
    QString module;
    QString name; ///< differs from the old name when it was renamed; empty for a module
    QString path;
    int line = 0;
    bool renamed = false;

    QString text() const { return name.isEmpty() ? module : module + QLatin1Char(':') + name; }
};

/// Looks for `name`, gone from `module`, in the modules of `tree`. `before` is what it was at the base revision, when
/// known: it tells the kind to look for and where to look for a new name. The candidate must define the name at module
/// level; among several, the same kind, then files that did not have it before, then the nearest path win. Nothing when
/// candidates are too many to mean anything.
std::optional<MovedTo> findMoved(const source::CodeTree &tree, const source::CodeTree *baseTree, const QString &module,
                                 const QString &name, const source::Resolution *before);

/// Looks for a module that is gone: one of the same last name that was not there before.
std::optional<MovedTo> findMovedModule(const source::CodeTree &tree, const source::CodeTree *baseTree,
                                       const QString &module);

} // namespace mxw::checks
