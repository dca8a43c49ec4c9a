// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QString>

#include <functional>
#include <memory>

namespace mxw::checks {

/// A module of the plugin with what it offers and what it uses.
struct UsingModule
{
    QString name;
    QString path;
    std::shared_ptr<const source::Outline> outline;
    std::shared_ptr<const source::Usage> usage;

    /// "Class.method" of a scope; empty for the module.
    QString scopeName(int scope) const;
    /// Conditions around a place, those around the functions that it stands in included, outermost first.
    source::Guards guardsAround(const source::UsePlace &place) const;
};

/// Calls `visit` for every module of the plugin that parses and is no template.
void forEachUsingModule(const CheckContext &context, const std::function<void(const UsingModule &)> &visit);

/// True when a handler around the place catches one of these exceptions, or everything.
bool catches(const source::Guards &guards, const QStringList &exceptions);
/// True for code that only type checkers run.
bool isTypingOnly(const source::Guards &guards);

/// When code at a place of a module runs: "when the module is imported", "at the first call of f()", with the condition
/// around it; translated, for the end of a sentence.
QString timeOf(const UsingModule &module, const source::UsePlace &place);

/// Fills the place and the entry that a finding on this module belongs to.
Finding findingAt(const CheckContext &context, const QString &check, const UsingModule &module, int line);

} // namespace mxw::checks
