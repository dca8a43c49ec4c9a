// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace mxw::checks {

/// A plugin module with what its code uses.
struct UsedModule
{
    QString module;
    QString file;
    std::shared_ptr<const source::Outline> outline;
    std::shared_ptr<const source::Usage> usage;

    const source::Guards &conditionsOf(const source::UsePlace &place) const { return usage->conditionsOf(place); }
    /// Conditions around a place, those around the functions that it stands in included, outermost first.
    source::Guards guardsAround(const source::UsePlace &place) const;
    /// The function that has to be called before code of a scope runs; ModuleScope when importing the module is enough.
    int functionAround(int scope) const;
};

/// True when code of scope `inner` stands in `outer`, or is it; everything stands in the module.
bool isInside(const source::Outline &outline, int inner, int outer);

/// One name of one module, whichever of its definitions.
bool isSameName(const source::Symbol &a, const source::Symbol &b);

/// Every module of the plugin that parses, imported or not, without the profile's templates.
std::vector<UsedModule> usedModules(const inventory::Code &code);

/// False when only type checkers see the code, or when its condition is a literal that never holds.
bool mayRun(const source::Guards &guards);

/// What becomes of an exception that is raised under the guards.
enum class Catching {
    None,    ///< nothing in the function catches it
    Broad,   ///< a bare except, or one of Exception or BaseException
    Precise, ///< a handler names it: the code expects it
};
Catching catching(const source::Guards &guards, QStringView exception);
/// True when one of the exceptions is caught, broadly or by its name.
bool isCaught(const source::Guards &guards, const QStringList &exceptions);

/// The nearest condition that decides whether the code runs, in words of the source; empty when none does.
QString conditionWords(const source::Guards &guards);

/// "AttributeError at the first call of X()", without a full stop: when something that stands at `place` fails.
QString failureTime(const CheckContext &context, const UsedModule &used, const source::UsePlace &place,
                    const QString &exception);
/// The same as a sentence, which says too when a broad except hides the failure.
QString failureSentence(const CheckContext &context, const UsedModule &used, const source::UsePlace &place,
                        const QString &exception);
/// Error where an entry point reaches the module, now or later, else a warning.
Severity severityIn(const CheckContext &context, const QString &module);
/// An entry of the module, for findings of its file: a patch, else a registration, else what is registered of it from
/// elsewhere; empty when there is none.
QString entryOf(const CheckContext &context, const QString &module);
/// A finding of a line of the module, with the entry that it belongs to.
Finding findingAt(const CheckContext &context, const QString &check, const UsedModule &used, int line);

/// Adds the detail "also in line 3, 17" for the lines other than the finding's own.
void addOtherLines(Finding &finding, const QList<int> &lines);

} // namespace mxw::checks
