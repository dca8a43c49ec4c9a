// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/EarlyBinding.h"
#include "models/checks/InstallChecks.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

constexpr qsizetype NamedHolders = 3;
constexpr qsizetype DistinctiveLength = 12;
constexpr size_t DistinctiveParameters = 3;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::EarlyBound)
};

QString listed(QStringList places)
{
    const qsizetype more = places.size() - NamedHolders;
    if (more <= 0)
        return places.join(u", "_s);
    return Text::tr("%1 and %2 more").arg(places.first(NamedHolders).join(u", "_s)).arg(more);
}

class EarlyBoundPatch
{
public:
    EarlyBoundPatch(const CheckContext &context, const EarlyBinding &binding, const EntryFacts &facts) : m_facts(facts)
    {
        if (const ModuleFile *module = context.code.target->module(facts.entry.targetModule))
            m_file = module->path;
        for (const Holder &holder : binding.holdersOf(facts))
            (holder.before ? m_certain : m_possible).push_back(holder);
        m_captures = binding.ownCaptures(facts);
    }

    std::optional<Finding> finding() const
    {
        if (m_certain.empty() && m_possible.empty() && m_captures.empty())
            return std::nullopt;
        const bool certain = !m_certain.empty() || !m_captures.empty();
        Finding finding = patchFinding(u"P09"_s, m_facts, certain ? Severity::Warning : Severity::Info);
        const QString &target = m_facts.entry.target();
        if (certain) {
            finding.message =
                Text::tr("%1 is taken at import, before the patch runs, by %2.").arg(target, listed(certainPlaces()));
            finding.consequence = Text::tr("They go on using the original, silently.");
        } else {
            finding.message = Text::tr("%1 is taken at import by %2.").arg(target, listed(possiblePlaces()));
            finding.consequence = Text::tr("They use the replacement only when they are imported after the patch: a "
                                           "run in every process can tell.");
        }
        describe(finding);
        return finding;
    }

private:
    static QString place(const Holder &holder) { return holder.file + u':' + QString::number(holder.line); }

    QStringList certainPlaces() const
    {
        QStringList places;
        for (const int line : m_captures)
            places.append(m_file + u':' + QString::number(line));
        for (const Holder &holder : m_certain)
            places.append(place(holder));
        return places;
    }

    QStringList possiblePlaces() const
    {
        QStringList places;
        for (const Holder &holder : m_possible)
            places.append(place(holder));
        return places;
    }

    void describe(Finding &finding) const
    {
        for (const int line : m_captures) {
            finding.details.append(
                Text::tr("%1:%2 evaluates it when the patched module is imported").arg(m_file).arg(line));
        }
        for (const Holder &holder : m_certain)
            finding.details.append(
                Text::tr("%1 holds it as %2 (%3)").arg(place(holder), holder.name, holder.before->text));
        for (const Holder &holder : m_possible)
            finding.details.append(
                Text::tr("%1 holds it as %2, depending on the import order").arg(place(holder), holder.name));
        const auto upstream = [&](const std::vector<Holder> &holders) {
            const auto first = std::ranges::find(holders, false, &Holder::plugin);
            if (first == holders.end())
                return false;
            finding.upstreamFile = first->file;
            finding.upstreamLine = first->line;
            return true;
        };
        if (!upstream(m_certain) && m_captures.empty())
            upstream(m_possible);
    }

    const EntryFacts &m_facts;
    QString m_file; ///< of the patched module
    std::vector<Holder> m_certain;
    std::vector<Holder> m_possible;
    std::vector<int> m_captures;
};

bool sameParameters(const Definition &a, const Definition &b)
{
    return a.kind == b.kind && a.signature.parameters.size() >= DistinctiveParameters &&
           std::ranges::equal(a.signature.parameters, b.signature.parameters, {}, &Parameter::name, &Parameter::name);
}

Finding namesakeFinding(const EntryFacts &facts, const QString &other, const QString &file, int line)
{
    Finding finding = patchFinding(u"P09"_s, facts, Severity::Info);
    finding.message = Text::tr("%1 has a namesake with the same parameters, %2 (%3:%4), which is not patched.")
                          .arg(facts.entry.target(), other, file)
                          .arg(line);
    finding.consequence = Text::tr("Its callers run upstream's code: the patch does not cover that path.");
    finding.upstreamFile = file;
    finding.upstreamLine = line;
    return finding;
}

/// A function of the same name and parameters that is another object: callers of that one are not served by the patch.
std::optional<Finding> coverageGap(const CheckContext &context, const EntryFacts &facts)
{
    const Definition *target = facts.targetDefinition();
    const CodeTree &tree = *context.code.target;
    if (!target || facts.entry.targetAttribute.size() < DistinctiveLength)
        return std::nullopt;
    std::optional<Finding> finding;
    for (const QString &file : tree.filesDefining(facts.entry.targetAttribute)) {
        const QString module = tree.moduleOfFile(file);
        const OutlineState state = module.isEmpty() ? OutlineState() : tree.outline(file);
        if (!state.outline || module == facts.atTarget.symbol.module)
            continue;
        const QString other = module + u':' + facts.entry.targetAttribute;
        const auto isOther = [&](const EntryFacts &patch) { return patch.entry.target() == other; };
        if (std::ranges::any_of(context.inventory.facts, isOther))
            continue;
        const auto same = std::ranges::find_if(state.outline->definitions, [&](const Definition &definition) {
            return definition.scope == ModuleScope && definition.name == facts.entry.targetAttribute &&
                   sameParameters(*target, definition);
        });
        if (same == state.outline->definitions.end())
            continue;
        if (finding)
            finding->details.append(Text::tr("another namesake: %1 (%2:%3)").arg(other, file).arg(same->line));
        else
            finding = namesakeFinding(facts, other, file, same->line);
    }
    return finding;
}

} // namespace

std::vector<Finding> earlyBound(const CheckContext &context)
{
    std::vector<Finding> findings;
    const EarlyBinding binding(context);
    for (const EntryFacts &facts : context.inventory.facts) {
        // A patch that never runs makes nothing stale.
        if (facts.entry.reached == Reached::Never || !EarlyBinding::mayBeHeld(facts))
            continue;
        if (auto finding = EarlyBoundPatch(context, binding, facts).finding())
            findings.push_back(*std::move(finding));
        if (auto finding = coverageGap(context, facts))
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
