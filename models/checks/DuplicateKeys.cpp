// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

using Again = RegistrationRule::Again;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::DuplicateKeys)
};

/// A table holds a list per key; so does every rule of a kind that has tables.
Again againOf(const RegistrationFacts &facts)
{
    return facts.found.rule ? facts.found.rule->again : Again::Adds;
}

bool isConditional(const RegistrationFacts &facts, const Activation &activation)
{
    return !facts.found.guards.empty() || !activation.of(facts.module).condition.isEmpty();
}

class Duplicate
{
public:
    Duplicate(const CheckContext &context, const RegistrationFacts &first, const RegistrationFacts &second)
        : m_context(context), m_first(first), m_second(second)
    {
    }

    std::optional<Finding> finding() const
    {
        const Symbol *a = m_first.type();
        const Symbol *b = m_second.type();
        if (!a || !b || isEitherOr(m_first, m_second))
            return std::nullopt;
        const bool mayNotMeet = isConditional(m_first, m_context.inventory.activation) &&
                                isConditional(m_second, m_context.inventory.activation);
        if (againOf(m_second) == Again::Fails)
            return fails(mayNotMeet);
        if (a->isSame(*b))
            return sameClass();
        return mayNotMeet ? std::nullopt : std::optional(otherClass(*a, *b));
    }

private:
    Finding start(Severity severity) const
    {
        Finding finding = registrationFinding(u"R12"_s, m_second, severity);
        finding.details.append(
            Text::tr("also in %1:%2: %3").arg(m_first.entry.file).arg(m_first.entry.line).arg(m_first.entry.symbol));
        return finding;
    }

    Finding fails(bool mayNotMeet) const
    {
        const bool bothEager = m_first.entry.active() && m_second.entry.active() && !mayNotMeet;
        Finding finding = start(bothEager ? Severity::Error : Severity::Warning);
        finding.message = Text::tr("%1 is registered a second time; %2:%3 does so, too.")
                              .arg(registrationName(m_second), m_first.entry.file)
                              .arg(m_first.entry.line);
        finding.consequence = bothEager ? Text::tr("The registry takes a key only once and raises at start-up.")
                                        : Text::tr("The registry takes a key only once and raises once both have run.");
        return finding;
    }

    /// A path given early and the decorator in the module it names are one registration.
    std::optional<Finding> sameClass() const
    {
        if (!m_first.entry.active() || !m_second.entry.active() ||
            m_first.found.implementation.kind != m_second.found.implementation.kind)
            return std::nullopt;
        Finding finding = start(Severity::Info);
        finding.message = Text::tr("%1 is registered twice with the same class; %2:%3 does so, too.")
                              .arg(registrationName(m_second), m_first.entry.file)
                              .arg(m_first.entry.line);
        finding.consequence = Text::tr("Nothing breaks; one of the two is redundant.");
        return finding;
    }

    Finding otherClass(const Symbol &a, const Symbol &b) const
    {
        Finding finding = start(Severity::Warning);
        finding.message = Text::tr("%1 is registered as %2 here and as %3 in %4:%5.")
                              .arg(registrationName(m_second), b.qualifiedName, a.qualifiedName, m_first.entry.file)
                              .arg(m_first.entry.line);
        finding.consequence = m_first.order && m_second.order
                                  ? Text::tr("The later one wins at start-up: %1.").arg(b.qualifiedName)
                                  : Text::tr("Silently: the one that happens to be imported last wins.");
        return finding;
    }

    const CheckContext &m_context;
    const RegistrationFacts &m_first; ///< in start-up order
    const RegistrationFacts &m_second;
};

/// What start-up runs first; what runs later, if ever, comes behind.
bool runsBefore(const RegistrationFacts *a, const RegistrationFacts *b)
{
    if (a->order && b->order && *a->order != *b->order)
        return *a->order < *b->order;
    return a->order.has_value() && !b->order.has_value();
}

} // namespace

std::vector<Finding> duplicateKeys(const CheckContext &context)
{
    std::map<std::tuple<QString, QString, QString>, std::vector<const RegistrationFacts *>> byKey;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        const bool isOperator = facts.found.rule && facts.found.rule->mutates.isGiven(); // R10 knows their libraries
        if (facts.entry.reached != Reached::Never && againOf(facts) != Again::Adds && !isOperator)
            byKey[{facts.found.kind, facts.found.key, facts.found.platform}].push_back(&facts);
    }
    std::vector<Finding> findings;
    for (auto &[key, all] : byKey) {
        std::ranges::stable_sort(all, &runsBefore);
        for (size_t i = 1; i < all.size(); ++i) {
            if (auto finding = Duplicate(context, *all[i - 1], *all[i]).finding())
                findings.push_back(std::move(*finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
