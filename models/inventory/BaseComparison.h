// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// What became of something of upstream's since base.
struct SinceBase
{
    enum class State {
        Same, ///< the same code, decorators and bases
        Differs,
        New,     ///< base has nothing of that name
        Unknown, ///< base cannot be read there
    };
    State state = State::Unknown;
    QString movedFrom; ///< Same, Differs: the module that had it at base, when that was another one
    /// Differs, classes: the definitions in it that are new or have other code, by index; with the class itself when
    /// its own statements, bases or decorators differ.
    std::vector<int> members;
    QStringList changed; ///< their names, and those of members that are gone
    QString reason;      ///< Unknown
};

/// Compares definitions of the target with base (DESIGN §6: by code, not by text).
class BaseComparison
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::BaseComparison)
public:
    explicit BaseComparison(const Code &code) : m_code(code) {}

    /// A class, function or variable of module level at the target.
    SinceBase of(const source::Symbol &symbol) const;

private:
    SinceBase ofDefinition(const source::Symbol &symbol) const;
    SinceBase ofVariable(const source::Symbol &symbol) const;
    std::vector<source::Symbol> elsewhere(const source::Symbol &symbol) const;
    static SinceBase compare(const source::Symbol &now, const source::Symbol &then);

    const Code &m_code;
};

} // namespace mxw::inventory
