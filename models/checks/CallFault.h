// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Callee.h"
#include "models/checks/CodeUse.h"
#include "models/checks/OtherCallees.h"

#include <optional>

namespace mxw::checks {

/// One call whose arguments its callee may not take.
class CallFault
{
public:
    CallFault(const CheckContext &context, const UsedModule &used, const source::CallUse &use, Callee callee);

    /// Nothing when the call fits, or when it cannot be told. `check` is the one that reports it.
    std::optional<Finding> finding(const QString &check);

private:
    enum class AtBase { Fitted, Failed, NotThere, Unknown };

    bool isExpected() const;
    bool asksForCallee(const QString &test) const;
    bool scopeReadsSignatures() const;
    AtBase atBase(QString *signature) const;
    static QString wordsAtBase(AtBase before);
    Severity severity(bool overridden) const;
    QString scopeName() const;
    Finding describe(const QString &check, bool overridden) const;

    const CheckContext &m_context;
    const UsedModule &m_used;
    const source::CallUse &m_use;
    const Callee m_callee;
    const source::Guards m_guards;
    const OtherCallees m_others;
    CallBinding m_binding;
    const inventory::Entry *m_replacement = nullptr; ///< set when the original takes the call and this does not
};

/// The call asks a parent for the method: `super().m(…)`, `super(Class, self).m(…)`, `Parent.m(self, …)`.
bool isParentCall(const CheckContext &context, const UsedModule &module, const source::CallUse &use);

/// The index of the method around a scope; ModuleScope when there is none.
int methodAround(const source::Outline &outline, int scope);

} // namespace mxw::checks
