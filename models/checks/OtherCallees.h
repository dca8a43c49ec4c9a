// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Callee.h"
#include "models/checks/CheckContext.h"

#include <optional>
#include <vector>

namespace mxw::checks {

/// What else a call may run than the callee that its source names: a replacement that the plugin installs, a definition
/// in another branch, an override in a subclass.
class OtherCallees
{
public:
    OtherCallees(const CheckContext &context, const Callee &callee, const source::Expression &call)
        : m_context(context), m_callee(callee), m_call(call)
    {
    }

    enum class Answer {
        None,    ///< there is no other
        Fits,    ///< one of them takes the call, or it cannot be told
        Refuses, ///< none of them takes the call
    };
    Answer replacement() const;
    Answer overriding() const;
    /// What else the value of the callee may be, and definitions of the same name under other conditions.
    bool anyAlternativeFits() const;

    /// All of them; nothing when one cannot be told.
    std::optional<std::vector<source::Symbol>> functions() const;

    struct Refusal
    {
        const inventory::Entry *entry = nullptr;
        CallBinding binding;
    };
    /// A replacement that certainly does not take the call; none for calls in the file that installs it, where the
    /// original is still at hand.
    std::optional<Refusal> refusedReplacement(const QString &file) const;

private:
    std::optional<CallBinding> bindingTo(const source::Symbol &other, bool boundFirst) const;
    std::optional<CallBinding> bindingTo(const inventory::EntryFacts &facts) const;
    std::optional<std::vector<source::Symbol>> overridingMethods() const;
    std::vector<source::Symbol> alternatives() const;
    std::optional<std::vector<source::Symbol>> otherValues() const;
    bool replaces(const inventory::EntryFacts &facts) const;
    bool isOnlyPatched(const source::Symbol &function) const;
    bool isBound() const;

    const CheckContext &m_context;
    const Callee &m_callee;
    const source::Expression &m_call;
};

} // namespace mxw::checks
